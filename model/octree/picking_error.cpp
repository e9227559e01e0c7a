// Problem: where in a picture another method picks something else, and why.
// Method: both methods are cast for each pixel; only where they differ are causes looked for.
// Complexity: two casts a ray, and a few hundred for one that differs.
// Constants: `chunk` only changes the speed.
#include "model/octree/picking_error.h"

#include "model/core/threads.h"

namespace wb::octree {
namespace {

PickingError errorOf(Causes causes) {
  if (causes.isEmpty()) return PickingError::unexplained;
  for (const Cause cause : allCauses)
    if (causes == Causes{cause})
      return static_cast<PickingError>(static_cast<std::size_t>(cause) + 1);
  return PickingError::several;
}

PickingError pickingErrorOf(const World& world, const Ray& ray, const CastOptions& options) {
  if (options.algorithm == Algorithm::inexor) {
    const Deviation deviation = deviationOf(world, ray, options.indentation);
    return deviation.difference == Difference::none ? PickingError::none
                                                    : errorOf(deviation.causes);
  }
  const Difference difference =
      differenceOf(castExact(world, ray, options.indentation), cast(world, ray, options));
  // Points of single precision always differ, by less than can be seen.
  const bool isSame = difference == Difference::none || difference == Difference::point;
  return isSame ? PickingError::none : PickingError::unexplained;
}

}  // namespace

std::string_view name(PickingError error) {
  if (error == PickingError::none) return "none";
  if (error == PickingError::several) return "several";
  if (error == PickingError::unexplained) return "unexplained";
  return name(allCauses[static_cast<std::size_t>(error) - 1]);
}

std::vector<PickingError> pickingErrors(const World& world, std::span<const Ray> rays,
                                        const CastOptions& options, const Task& task) {
  constexpr std::size_t chunk = 64;
  std::vector<PickingError> errors(rays.size(), PickingError::none);
  if (options.algorithm == Algorithm::exact) return errors;
  inParallel(rays.size(), chunk, 0, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end && task.step(); ++i)
      errors[i] = pickingErrorOf(world, rays[i], options);
  });
  return errors;
}

}  // namespace wb::octree

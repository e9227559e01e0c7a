// Problem: from the cube that a ray enters to a full answer: the point, the nearest corner and
// edge, and where the ray leaves.
// Method: detail/entered_cube.cpp. The casts themselves are in exact.cpp and inexor.cpp; many rays
// are shared out to threads in chunks.
// Complexity: O(depth) for one answer.
// Constants: `chunk` only changes the speed:
// `./dev bench --benchmark_filter="octree/a million rays"`.
#include "model/octree/cast.h"

#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/octree/detail/entered_cube.h"

namespace wb::octree {
std::string_view name(Algorithm algorithm) {
  constexpr std::array<std::string_view, 3> names{"exact", "inexor", "engine"};
  return names[static_cast<std::size_t>(algorithm)];
}

std::string_view name(Decided decided) {
  constexpr std::array<std::string_view, 3> names{"filter", "exact", "tie"};
  return names[static_cast<std::size_t>(decided)];
}

std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options) {
  if (options.algorithm == Algorithm::inexor) return castInexor(world, ray);
  if (options.algorithm == Algorithm::engine) return castEngine(world, ray);
  return castExact(world, ray, options.indentation);
}

std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options,
                          Visits& visits) {
  if (options.algorithm == Algorithm::inexor) return castInexor(world, ray, visits);
  if (options.algorithm == Algorithm::engine) return castEngine(world, ray, visits);
  return castExact(world, ray, options.indentation, visits);
}

Hit describe(const World& world, const Ray& ray, const Entry& entry, const CastOptions& options) {
  const EnteredCube cube(world, ray, entry, options);
  if (options.algorithm == Algorithm::engine) return cube.describe(engineHit(world, ray, entry));
  return cube.describe();
}

Exit exitOf(const World& world, const Ray& ray, const Entry& entry, const CastOptions& options) {
  return EnteredCube(world, ray, entry, options).exit();
}

namespace {

/// A negative zero as 0.
std::string numberText(double number) { return rounded(number + 0.0); }

std::string pointText(const glm::dvec3& point) {
  return numberText(point.x) + ',' + numberText(point.y) + ',' + numberText(point.z);
}

}  // namespace

std::string formatHit(const std::optional<Hit>& hit) {
  if (!hit) return "miss";
  const Entry& entry = hit->entry;
  const std::string cube = " oct=" + std::to_string(entry.octree) + " cube=" + entry.cube.text();
  if (entry.isInside) return "inside" + cube + " face=none t=0";
  return "hit" + cube + " min=" + pointText(hit->min) + " size=" + numberText(hit->size) +
         " face=" + std::string(name(entry.face)) + " point=" + pointText(hit->point) +
         " corner=" + std::to_string(hit->corner->index) +
         " edge=" + std::to_string(hit->edge->index) + " t=" + numberText(entry.t);
}

std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options, std::size_t threads) {
  constexpr std::size_t chunk = 256;  // Rays taken at once: costs differ much between them.
  std::vector<std::optional<Entry>> entries(rays.size());
  inParallel(rays.size(), chunk, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) entries[i] = cast(world, rays[i], options);
  });
  return entries;
}

}  // namespace wb::octree

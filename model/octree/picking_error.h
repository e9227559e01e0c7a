#pragma once

#include "model/core/task.h"
#include "model/octree/cast.h"
#include "model/octree/difference.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace wb::octree {

/// Why another method finds something else along a ray, as a picture can show it by a colour: the
/// one cause of the published method; several that only together explain it; none that is known, as
/// always for the engine's method.
enum class PickingError : std::uint8_t {
  none,
  inside,
  line,
  noReturn,
  fourChildren,
  childCentre,
  octreeCentre,
  faceCentre,
  turned,
  indented,
  several,
  unexplained
};
inline constexpr std::size_t pickingErrorCount = 12;

/// Returns the word for an `error`: `none`, that of its cause, `several` or `unexplained`.
std::string_view name(PickingError error);

/// Finds how the method of `options` errs for each of some rays.
/// @param world  The octrees.
/// @param rays  As for cast(): of a picture one a pixel.
/// @param options  The method and what NORMAL cubes are; `exact` never errs.
/// @param task  Counts a step a ray; cancelled: the rest is left `none`.
/// @return  One for each ray, in their order.
std::vector<PickingError> pickingErrors(const World& world, std::span<const Ray> rays,
                                        const CastOptions& options, const Task& task = {});

}  // namespace wb::octree

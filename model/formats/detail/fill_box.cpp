#include "model/formats/detail/fill_box.h"

#include <algorithm>

namespace wb::exporting {
namespace {

void reachSide(std::span<std::vector<glm::dvec3>* const> lists, int axis, double sign,
               double side) {
  const glm::dvec3* farthest = nullptr;
  for (const std::vector<glm::dvec3>* points : lists)
    for (const glm::dvec3& point : *points)
      if (!farthest || point[axis] * sign > (*farthest)[axis] * sign) farthest = &point;
  if (!farthest) return;
  const double outermost = std::min((*farthest)[axis] * sign - 1e-9, side * sign);
  for (std::vector<glm::dvec3>* points : lists)
    for (glm::dvec3& point : *points)
      if (point[axis] * sign >= outermost) point[axis] = side;
}

}  // namespace

void fillBox(std::span<std::vector<glm::dvec3>* const> lists, const glm::dvec3& low,
             const glm::dvec3& high) {
  constexpr double flat = 1e-7;
  for (int axis = 0; axis < 3; ++axis) {
    if (high[axis] - low[axis] < flat) continue;
    reachSide(lists, axis, -1, low[axis]);
    reachSide(lists, axis, 1, high[axis]);
  }
}

}  // namespace wb::exporting

#include "model/octree/triangle_box.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {

GridTriangle::GridTriangle(const std::array<glm::dvec3, 3>& corners)
    : corners_(corners),
      min_(glm::min(glm::min(corners[0], corners[1]), corners[2])),
      max_(glm::max(glm::max(corners[0], corners[1]), corners[2])),
      normal_(glm::cross(corners[1] - corners[0], corners[2] - corners[0])) {}

bool GridTriangle::meets(const glm::dvec3& low, double size, double units) const {
  if (isBesideBox(low, size, units)) return false;
  const double half = size / 2;
  const glm::dvec3 middle = low + half;
  return !isBesidePlane(middle, half) && !isBesideEdges(middle, half);
}

bool GridTriangle::isBesideBox(const glm::dvec3& low, double size, double units) const {
  for (int axis = 0; axis < 3; ++axis) {
    const double high = low[axis] + size;
    if (min_[axis] < max_[axis]) {
      if (min_[axis] >= high || max_[axis] <= low[axis]) return true;
      continue;
    }
    const double plane = min_[axis];
    const bool isBehind = plane == units || (plane > 0 && normal_[axis] > 0);
    if (isBehind ? plane <= low[axis] || plane > high : plane < low[axis] || plane >= high)
      return true;
  }
  return false;
}

/// One in a plane across an axis has been told apart by its box.
bool GridTriangle::isBesidePlane(const glm::dvec3& middle, double half) const {
  const glm::dvec3 sizes = glm::abs(normal_);
  const int across = int{sizes.x > 0} + int{sizes.y > 0} + int{sizes.z > 0};
  if (across < 2) return false;
  const double reach = half * (sizes.x + sizes.y + sizes.z);
  return std::abs(glm::dot(normal_, corners_[0] - middle)) >= reach;
}

bool GridTriangle::isBesideEdges(const glm::dvec3& middle, double half) const {
  for (std::size_t i = 0; i < 3; ++i) {
    const glm::dvec3 edge = corners_[(i + 1) % 3] - corners_[i];
    for (int axis = 0; axis < 3; ++axis) {
      const int first = (axis + 1) % 3;
      const int second = (axis + 2) % 3;
      if (edge[first] == 0 || edge[second] == 0) continue;  // An axis of the box.
      const auto along = [&](std::size_t corner) {
        const glm::dvec3 from = corners_[corner] - middle;
        return edge[first] * from[second] - edge[second] * from[first];
      };
      // Both ends of the edge lie at one place of this axis.
      const double one = along(i);
      const double other = along((i + 2) % 3);
      const double reach = half * (std::abs(edge[first]) + std::abs(edge[second]));
      if (std::min(one, other) >= reach || std::max(one, other) <= -reach) return true;
    }
  }
  return false;
}

}  // namespace wb::octree

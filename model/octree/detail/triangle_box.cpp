#include "model/octree/detail/triangle_box.h"

#include "model/octree/topology.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

constexpr unsigned positiveChildren(int axis) {
  unsigned mask = 0;
  for (int slot = 0; slot < childCount; ++slot)
    if (isPositive(slot, axis)) mask |= 1U << slot;
  return mask;
}

}  // namespace

bool isSlanted(const glm::dvec3& normal) {
  return int{normal.x != 0} + int{normal.y != 0} + int{normal.z != 0} >= 2;
}

GridTriangle::GridTriangle(const std::array<glm::dvec3, 3>& corners)
    : corners_(corners),
      min_(glm::min(glm::min(corners[0], corners[1]), corners[2])),
      max_(glm::max(glm::max(corners[0], corners[1]), corners[2])) {}

glm::dvec3 GridTriangle::normal() const {
  return glm::cross(corners_[1] - corners_[0], corners_[2] - corners_[0]);
}

std::uint8_t GridTriangle::childrenNear(const glm::dvec3& low, double half, double units) const {
  unsigned near = 0xff;
  for (int axis = 0; axis < axisCount; ++axis) {
    const double middle = low[axis] + half;
    const unsigned positive = positiveChildren(axis);
    if (isBesideSlab(axis, low[axis], middle, units)) near &= positive;
    if (isBesideSlab(axis, middle, middle + half, units)) near &= ~positive;
  }
  return static_cast<std::uint8_t>(near);
}

/// Most triangles of a fine mesh are: nothing separates these.
bool GridTriangle::isInside(const glm::dvec3& low, double size) const {
  return min_.x > low.x && min_.y > low.y && min_.z > low.z && max_.x < low.x + size &&
         max_.y < low.y + size && max_.z < low.z + size;
}

bool GridTriangle::meets(const glm::dvec3& low, double size) const {
  if (isInside(low, size)) return true;
  const double half = size / 2;
  const glm::dvec3 middle = low + half;
  return !isBesidePlane(middle, half) && !isBesideEdges(middle, half);
}

bool GridTriangle::isBesideSlab(int axis, double low, double high, double units) const {
  if (min_[axis] < max_[axis]) return min_[axis] >= high || max_[axis] <= low;
  const double plane = min_[axis];
  return isOfTheLeafBefore(axis, units) ? plane <= low || plane > high
                                        : plane < low || plane >= high;
}

/// Where it lies in a plane across the axis.
bool GridTriangle::isOfTheLeafBefore(int axis, double units) const {
  const double plane = min_[axis];
  return plane == units || (plane > 0 && normal()[axis] > 0);
}

/// No coordinate is below 0: a cast rounds down.
LeafRange GridTriangle::leavesAlong(int axis, double units) const {
  const auto before = [](double place) {
    const int whole = static_cast<int>(place);
    return whole == place ? whole - 1 : whole;
  };
  if (min_[axis] < max_[axis]) return {static_cast<int>(min_[axis]), before(max_[axis]) + 1};
  const int leaf =
      isOfTheLeafBefore(axis, units) ? before(min_[axis]) : static_cast<int>(min_[axis]);
  return {leaf, leaf + 1};
}

/// One in a plane across an axis has been told apart by its box.
bool GridTriangle::isBesidePlane(const glm::dvec3& middle, double half) const {
  const glm::dvec3 across = normal();
  if (!isSlanted(across)) return false;
  const glm::dvec3 sizes = glm::abs(across);
  const double reach = half * (sizes.x + sizes.y + sizes.z);
  return std::abs(glm::dot(across, corners_[0] - middle)) >= reach;
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

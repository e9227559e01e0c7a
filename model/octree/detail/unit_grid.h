#pragma once

#include "model/octree/detail/octree.h"

#include <array>
#include <cstdint>
#include <vector>

namespace wb::octree {

/// A point of an octree in whole units: the sides of its deepest cubes.
using GridPoint = std::array<std::int64_t, axisCount>;

/// A box, or a rectangle where both ends of one axis are equal.
struct GridBox {
  GridPoint min{};
  GridPoint max{};

  bool operator==(const GridBox&) const = default;
};

/// Units along a side of the root.
inline std::int64_t unitsOf(const Octree& octree) {
  return std::int64_t{1} << octree.counts().depth;
}

/// A corner in fractions of the root's size, which are dyadic, as units.
GridPoint gridPoint(const glm::dvec3& fraction, std::int64_t units);
glm::dvec3 fractionOf(const GridPoint& point, std::int64_t units);

inline constexpr std::size_t mostBoxesTried = std::size_t{1} << 19;

/// The same space in fewer boxes: those that have a whole side in common become one, along one axis
/// after the other, until nothing can be joined. Of all orders of the axes the one that leaves the
/// fewest; of more than mostBoxesTried only the first. The boxes must not overlap; the result does
/// not depend on their order.
std::vector<GridBox> joined(const std::vector<GridBox>& boxes, std::vector<int> axes = {0, 1, 2});

}  // namespace wb::octree

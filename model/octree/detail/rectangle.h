#pragma once

#include "model/octree/detail/unit_grid.h"

#include <array>
#include <map>
#include <tuple>
#include <vector>

namespace wb::octree {

/// A rectangle across an axis of a grid.
struct Rectangle {
  GridBox box;
  int axis;
  bool isPositive;  ///< Seen from the positive side.

  /// Its four corners, counter-clockwise as it is seen.
  std::array<GridPoint, 4> ring() const;
};

/// The corners of all rectangles of a surface, by the grid's lines.
class RectangleCorners {
 public:
  explicit RectangleCorners(const std::vector<Rectangle>& rectangles);

  /// From one corner on (included) along an axis to another (excluded), in that order.
  std::vector<GridPoint> along(const GridPoint& from, const GridPoint& to) const;

 private:
  using Line = std::tuple<std::size_t, std::int64_t, std::int64_t>;  ///< Axis and the other two.
  static Line lineOf(const GridPoint& point, std::size_t axis);

  std::map<Line, std::vector<std::int64_t>> lines_;  ///< Sorted.
};

using GridCorners = std::array<GridPoint, 3>;

/// Triangles with an area that fill a rectangle and have every corner on its sides, each as wide as
/// cutting off the widest one first makes it.
std::vector<GridCorners> trianglesOf(const Rectangle& rectangle, const RectangleCorners& corners);

}  // namespace wb::octree

// Problem: a rectangle as triangles that use every point on its sides, so that finer neighbours
// meet it without a crack.
// Method: ear clipping (Meisters 1975) of a convex outline with points in line: of all corners that
// can be cut off, the one with the widest triangle goes first. Sums of areas in whole numbers say
// whether something with an area is left.
// Complexity: O(k²) for k points on the sides, which are few; finding them is O(log n) a side.
#include "model/octree/contacts.h"

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

/// Corners of a convex outline, some of them in one line, from which triangles are cut.
class Outline {
 public:
  Outline(std::vector<GridPoint> corners, int axis, bool isPositive)
      : corners_(std::move(corners)),
        first_(static_cast<std::size_t>((axis + (isPositive ? 1 : 2)) % axisCount)),
        second_(static_cast<std::size_t>((axis + (isPositive ? 2 : 1)) % axisCount)) {
    for (std::size_t i = 2; i < corners_.size(); ++i)
      left_ += area(corners_[0], corners_[i - 1], corners_[i]);
  }

  std::vector<GridCorners> cut() {
    std::vector<GridCorners> triangles;
    while (corners_.size() > 3) {
      const std::size_t widest = widestCorner();
      triangles.push_back(around(widest));
      left_ -= areaAround(widest);
      corners_.erase(corners_.begin() + static_cast<std::ptrdiff_t>(widest));
    }
    triangles.push_back({corners_[0], corners_[1], corners_[2]});
    return triangles;
  }

 private:
  /// Twice the area of a triangle; 0 for three in a line.
  std::int64_t area(const GridPoint& a, const GridPoint& b, const GridPoint& c) const {
    return (b[first_] - a[first_]) * (c[second_] - a[second_]) -
           (b[second_] - a[second_]) * (c[first_] - a[first_]);
  }

  std::int64_t areaAround(std::size_t corner) const {
    const auto [before, at, after] = around(corner);
    return area(before, at, after);
  }

  GridCorners around(std::size_t corner) const {
    const std::size_t count = corners_.size();
    return {corners_[(corner + count - 1) % count], corners_[corner],
            corners_[(corner + 1) % count]};
  }

  double length(const GridPoint& a, const GridPoint& b) const {
    return std::hypot(static_cast<double>(b[first_] - a[first_]),
                      static_cast<double>(b[second_] - a[second_]));
  }

  double widthAround(std::size_t corner) const {
    const auto [a, b, c] = around(corner);
    return static_cast<double>(area(a, b, c)) /
           std::max({length(a, b), length(b, c), length(c, a)});
  }

  /// Of those after which something with an area is left: there always is one.
  std::size_t widestCorner() const {
    std::size_t widest = 0;
    double greatest = 0;
    for (std::size_t corner = 0; corner < corners_.size(); ++corner) {
      if (areaAround(corner) == left_) continue;
      const double width = widthAround(corner);
      if (width <= greatest) continue;
      widest = corner;
      greatest = width;
    }
    return widest;
  }

  std::vector<GridPoint> corners_;
  std::size_t first_;
  std::size_t second_;
  std::int64_t left_ = 0;  ///< Twice the area.
};

}  // namespace

std::array<GridPoint, 4> Rectangle::ring() const {
  const auto first = static_cast<std::size_t>((axis + 1) % axisCount);
  const auto second = static_cast<std::size_t>((axis + 2) % axisCount);
  std::array<GridPoint, 4> ring{box.min, box.min, box.max, box.min};
  ring[1][first] = box.max[first];
  ring[3][second] = box.max[second];
  if (!isPositive) std::swap(ring[1], ring[3]);
  return ring;
}

RectangleCorners::Line RectangleCorners::lineOf(const GridPoint& point, std::size_t axis) {
  return {axis, point[(axis + 1) % axisCount], point[(axis + 2) % axisCount]};
}

RectangleCorners::RectangleCorners(const std::vector<Rectangle>& rectangles) {
  for (const Rectangle& rectangle : rectangles)
    for (const GridPoint& point : rectangle.ring())
      for (std::size_t axis = 0; axis < axisCount; ++axis)
        lines_[lineOf(point, axis)].push_back(point[axis]);
  for (auto& [line, points] : lines_) {
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
  }
}

std::vector<GridPoint> RectangleCorners::along(const GridPoint& from, const GridPoint& to) const {
  std::size_t axis = 0;
  while (from[axis] == to[axis]) ++axis;
  const auto& line = lines_.at(lineOf(from, axis));
  const auto [low, high] = std::minmax(from[axis], to[axis]);
  std::vector<GridPoint> points;
  for (auto at = std::ranges::lower_bound(line, low); at != line.end() && *at <= high; ++at) {
    points.push_back(from);
    points.back()[axis] = *at;
  }
  if (from[axis] > to[axis]) std::ranges::reverse(points);
  points.pop_back();
  return points;
}

std::vector<GridCorners> trianglesOf(const Rectangle& rectangle, const RectangleCorners& corners) {
  const auto ring = rectangle.ring();
  std::vector<GridPoint> outline;
  for (std::size_t i = 0; i < ring.size(); ++i)
    for (const GridPoint& point : corners.along(ring[i], ring[(i + 1) % ring.size()]))
      outline.push_back(point);
  return Outline(std::move(outline), rectangle.axis, rectangle.isPositive).cut();
}

}  // namespace wb::octree

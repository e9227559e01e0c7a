#include "model/geometry/detail/cap.h"

#include <cstdint>
#include <numeric>
#include <utility>

namespace wb::prim {
namespace {

using Index = std::uint32_t;

Index indexOf(std::size_t number) { return static_cast<Index>(number); }

/// Twice the area of a triangle, positive if it is counter-clockwise.
double signedArea(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  const glm::dvec2 u = b - a;
  const glm::dvec2 v = c - a;
  return u.x * v.y - u.y * v.x;
}

double squaredLength(const glm::dvec2& v) { return v.x * v.x + v.y * v.y; }

/// Walks the two rings of a hollow from the begin of the cut to its end: `front` along the outer
/// ring, `back` along the inner one.
class HollowWalk {
 public:
  explicit HollowWalk(const Outline& outline)
      : points_(outline.points), back_(outline.points.size() - 1) {}

  bool done() const { return back_ - front_ < 2; }

  mesh::Triangle step() {
    const Index front = indexOf(front_);
    const Index back = indexOf(back_);
    if (takesFront()) return {front, indexOf(++front_), back};
    return {front, indexOf(--back_), back};
  }

 private:
  /// Areas of 0 may come out just below it.
  bool turnsLeft(std::size_t a, std::size_t b, std::size_t c) const {
    constexpr double rounding = -1e-12;
    return signedArea(points_[a], points_[b], points_[c]) >= rounding;
  }

  bool fitsFront() const {
    return turnsLeft(front_, front_ + 1, back_) && turnsLeft(back_, front_ + 1, back_ - 1);
  }

  /// The second turn is the viewer's own, against what the first would suggest: between rings that
  /// run side by side it leaves this triangle for when the other does not fit.
  bool fitsBack() const {
    return turnsLeft(back_, front_, back_ - 1) && turnsLeft(front_, back_ - 1, front_ + 1);
  }

  bool takesFront() const {
    if (!fitsFront()) return false;
    if (!fitsBack()) return true;
    return squaredLength(points_[front_] - points_[front_ + 1]) <
           squaredLength(points_[back_] - points_[back_ - 1]);
  }

  const std::vector<glm::dvec2>& points_;
  std::size_t front_ = 0;
  std::size_t back_ = 0;
};

Cap hollowCap(const Outline& outline) {
  Cap cap;
  for (HollowWalk walk(outline); !walk.done();) cap.triangles.push_back(walk.step());
  return cap;
}

/// The viewer counts the first point of a closed ring again at its end, so that the mean of few
/// points lies off the centre; what a fan costs depends on it.
glm::dvec2 meanOf(const std::vector<glm::dvec2>& points) {
  const glm::dvec2 sum = std::accumulate(points.begin(), points.end(), glm::dvec2(0));
  return sum / static_cast<double>(points.size());
}

/// Around the mean, or the centre that an open outline has for its last point.
Cap fanCap(const Outline& outline) {
  Cap cap;
  const Index centre = indexOf(outline.open ? outline.outer : outline.points.size());
  if (!outline.open) cap.inner.push_back(meanOf(outline.points));
  for (Index i = 0; i + 1 < outline.outer; ++i) cap.triangles.push_back({centre, i, i + 1});
  return cap;
}

/// A square of pieces * pieces quads, its border shared with the outline.
class GridCap {
 public:
  explicit GridCap(const Outline& outline)
      : outline_(outline), pieces_(indexOf(outline.gridPieces)) {}

  Cap make() {
    for (Index row = 1; row < pieces_; ++row)
      for (Index column = 1; column < pieces_; ++column) cap_.inner.push_back(pointAt(column, row));
    for (Index row = 0; row < pieces_; ++row)
      for (Index column = 0; column < pieces_; ++column) addQuad(column, row);
    return std::move(cap_);
  }

 private:
  glm::dvec2 pointAt(Index column, Index row) const {
    return {outline_.points[column].x, outline_.points[pieces_ + row].y};
  }

  /// The outline runs along the first row, up the last column, and back.
  Index vertex(Index column, Index row) const {
    if (row == 0) return column;
    if (column == pieces_) return pieces_ + row;
    if (row == pieces_) return 3 * pieces_ - column;
    if (column == 0) return 4 * pieces_ - row;
    return indexOf(outline_.points.size()) + (row - 1) * (pieces_ - 1) + column - 1;
  }

  void addQuad(Index column, Index row) {
    const Index a = vertex(column, row);
    const Index c = vertex(column + 1, row + 1);
    cap_.triangles.push_back({a, vertex(column + 1, row), c});
    cap_.triangles.push_back({a, c, vertex(column, row + 1)});
  }

  const Outline& outline_;
  Index pieces_;
  Cap cap_;
};

}  // namespace

Cap makeCap(const Outline& outline) {
  if (outline.hollow) return hollowCap(outline);
  if (outline.gridPieces > 0) return GridCap(outline).make();
  return fanCap(outline);
}

}  // namespace wb::prim

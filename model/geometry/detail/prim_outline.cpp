// Problem: the outline of a prim's profile with its cut and hole, and the triangles of its cap.
// Method: the points are those of LLVolume's profiles. A cap without a hole is a fan, or a grid for
// a whole square. One with a hole is a strip between two rings, which resembles the triangulation
// of a polygon between two chains: at each step the shorter of the diagonals that fit.
// Complexity: O(n) in points. Constants: the viewer's own.
#include "model/geometry/detail/prim_outline.h"

#include "model/geometry/detail/prim_sweep.h"

#include <glm/common.hpp>

#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

namespace wb::prim {
namespace {

/// A regular polygon, or the part of one that spans less than a turn.
struct Ring {
  std::size_t sides = 0;
  double offset = 0;       ///< Turns, of the first corner.
  double span = 1;         ///< Turns.
  std::size_t pieces = 1;  ///< That each side is split into.
};

constexpr std::size_t roundedUp(std::size_t number, std::size_t multiple) {
  return (number + multiple - 1) / multiple * multiple;
}

/// Sides of a round profile, so many that the corners of a square hole meet some of its own.
std::size_t roundSides(const PrimShape& shape, double detail, double span) {
  const std::size_t sides = wholePart(sidesPerDetail * detail * span);
  const bool squareHole = shape.hollow > 0 && shape.hole == Hole::square;
  return squareHole ? roundedUp(sides, span < 1 ? 2 : 4) : sides;
}

Ring outerRing(const PrimShape& shape, double detail) {
  const std::size_t pieces = splitsOf(shape, detail) + 1;
  switch (shape.profile) {
    case Profile::circle:
      return {roundSides(shape, detail, 1), 0, 1, 1};
    case Profile::halfCircle:
      return {roundSides(shape, detail, 0.5), 0.5, 0.5, 1};
    case Profile::square:
      return {4, -0.375, 1, pieces};
    case Profile::isosceles:
    case Profile::equilateral:
    case Profile::right:
      break;
  }
  return {3, 0, 1, pieces};
}

/// A hole starts and spans as the profile does, whatever its own shape.
Ring holeRing(const PrimShape& shape, double detail, const Ring& outer) {
  const std::size_t pieces = splitsOf(shape, detail) + 1;
  switch (shape.hole) {
    case Hole::same:
      break;
    case Hole::circle:
      return {wholePart(sidesPerDetail * detail * outer.span), outer.offset, outer.span, 1};
    case Hole::square:
      return {outer.span < 1 ? 2U : 4U, outer.offset, outer.span, pieces};
    case Hole::triangle:
      return {3, outer.offset, outer.span, pieces};
  }
  return outer;
}

glm::dvec2 corner(const Ring& ring, double index) {
  const auto sides = static_cast<double>(ring.sides);
  const auto allAround = static_cast<std::size_t>(std::round(sides / ring.span));
  return polygonRadius(allAround) * direction(ring.span * index / sides + ring.offset);
}

/// A point of the ring, `station` sides from its beginning.
glm::dvec2 pointAt(const Ring& ring, double station) {
  const double whole = std::floor(station);
  if (station == whole) return corner(ring, whole);
  return glm::mix(corner(ring, whole), corner(ring, whole + 1), station - whole);
}

void appendSplit(std::vector<glm::dvec2>& points, glm::dvec2 end, std::size_t pieces) {
  const glm::dvec2 begin = points.back();
  for (std::size_t i = 1; i < pieces; ++i)
    points.push_back(glm::mix(begin, end, static_cast<double>(i) / static_cast<double>(pieces)));
  points.push_back(end);
}

std::vector<glm::dvec2> pointsOf(const Ring& ring, const glm::dvec2& cut) {
  const std::vector<double> sides = stations(cut.x, cut.y, ring.sides);
  std::vector<glm::dvec2> points{pointAt(ring, sides.front())};
  for (std::size_t i = 1; i < sides.size(); ++i)
    appendSplit(points, pointAt(ring, sides[i]), ring.pieces);
  return points;
}

bool isWhole(const PrimShape& shape) { return shape.profileCut == glm::dvec2(0, 1); }

/// A cut of less than a hundredth of a turn leaves a profile closed.
bool isOpen(const PrimShape& shape, double span) {
  if (span < 1 && isWhole(shape) && shape.hollow == 0) return false;
  return (shape.profileCut.y - shape.profileCut.x) * span < 0.99;
}

/// A triangle leaves less room for a hole than its bounding box does.
double holeScale(const PrimShape& shape) {
  const bool triangular = kindOf(shape) == Kind::prism || kindOf(shape) == Kind::ring;
  return triangular ? shape.hollow / 2 : shape.hollow;
}

void appendHole(Outline& outline, const PrimShape& shape, const Ring& hole) {
  const std::vector<glm::dvec2> inner = pointsOf(hole, shape.profileCut);
  const double scale = holeScale(shape);
  for (auto point = inner.rbegin(); point != inner.rend(); ++point)
    outline.points.push_back(*point * scale);
}

/// What follows the ring of a solid outline: the centre of an open one; a whole half circle's own
/// beginning, over the diameter.
void closeSolid(Outline& outline, const Ring& outer) {
  if (outline.open) {
    outline.points.emplace_back(0, 0);
  } else if (outer.span < 1) {
    outline.points.push_back(outline.points.front());
    ++outline.outer;
  }
}

bool isWholeSolidSquare(const PrimShape& shape) {
  return shape.profile == Profile::square && shape.hollow == 0 && isWhole(shape);
}

}  // namespace

Outline makeOutline(const PrimShape& shape, double detail) {
  const Ring outer = outerRing(shape, detail);
  Outline outline;
  outline.hollow = shape.hollow > 0;
  outline.open = isOpen(shape, outer.span);
  outline.points = pointsOf(outer, shape.profileCut);
  outline.outer = outline.points.size();
  if (isWholeSolidSquare(shape)) outline.gridPieces = outer.pieces;
  if (outline.hollow)
    appendHole(outline, shape, holeRing(shape, detail, outer));
  else
    closeSolid(outline, outer);
  return outline;
}

std::size_t outlinePoints(const PrimShape& shape, double detail) {
  const Ring outer = outerRing(shape, detail);
  const std::size_t ring = stations(shape.profileCut.x, shape.profileCut.y, outer.sides).size();
  if (shape.hollow > 0) return 2 * ring;
  const bool another = isOpen(shape, outer.span) || outer.span < 1;
  return another ? ring + 1 : ring;
}

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

#include "model/geometry/detail/outline.h"

#include "model/geometry/detail/curve.h"

#include <glm/common.hpp>

#include <cmath>

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

}  // namespace wb::prim

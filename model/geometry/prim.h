#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace wb::prim {

/// Profile curves by the number the viewer stores for them.
enum class Profile : std::uint8_t {
  circle = 0,
  square = 1,
  isosceles = 2,
  equilateral = 3,
  right = 4,
  halfCircle = 5
};

/// Path curves by the high nibble the viewer stores for them.
enum class Path : std::uint8_t { line = 0x10, circle = 0x20, circle2 = 0x30 };

enum class Hole : std::uint8_t { same, circle, square, triangle };

/// A profile (in x, y) swept along a path: the parameters of a prim as real numbers, in the ranges
/// a builder sees. Lengths are in the unit prim.
struct PrimShape {
  Profile profile = Profile::square;
  Path path = Path::line;
  Hole hole = Hole::same;
  glm::dvec2 pathCut{0, 1};     ///< begin, end in 0..1
  glm::dvec2 profileCut{0, 1};  ///< begin, end in 0..1
  double hollow = 0;            ///< 0..0.99
  glm::dvec2 twist{0, 0};       ///< begin, end in -1..1: half turns on a line, turns on a circle
  glm::dvec2 taper{0, 0};       ///< x, y in -1..1; positive narrows the end, negative the begin
  glm::dvec2 shear{0, 0};       ///< x, y in -0.5..0.5
  glm::dvec2 holeSize{1, 1};    ///< path scale of a round prim, x 0..1, y 0..1
  double radiusOffset = 0;      ///< -1..1
  double skew = 0;              ///< -1..1
  double revolutions = 1;       ///< 1..4

  bool operator==(const PrimShape&) const = default;
};

/// The seven kinds a builder knows, by profile and path.
enum class Kind : std::uint8_t { box, cylinder, prism, sphere, torus, tube, ring };

/// The kind of a shape: any triangle is a prism or ring, a half circle on a line a cylinder.
Kind kindOf(const PrimShape& shape);

/// The whole, untwisted prim of a kind, with a builder's default hole size.
PrimShape defaultShape(Kind kind);

/// Returns the word that project files have for a `kind`: `box` … `ring`.
std::string_view name(Kind kind);

/// A number of a shape, by the name project files give it, with the range a builder may set.
struct NumberRange {
  std::string_view name;
  double PrimShape::*member;
  double minimum;
  double maximum;
  bool roundPathOnly = false;  ///< Changes nothing on a line.
};

/// Two numbers with one range: x and y, or begin and end.
struct PairRange {
  std::string_view name;
  glm::dvec2 PrimShape::*member;
  double minimum;
  double maximum;
  bool roundPathOnly = false;  ///< Changes nothing on a line.
};

/// Every number of a shape is in one of these; a cut's begin is besides at most its end.
std::span<const NumberRange> numberRanges();
std::span<const PairRange> pairRanges();

/// The nearest shape in range; what is not a number becomes the default.
PrimShape clamped(const PrimShape& shape);

/// The surface without its triangles narrower than `narrowest`, equal positions made one, unused
/// ones left out.
mesh::TriangleMesh welded(const mesh::TriangleMesh& surface, double narrowest);

/// Makes the surface of the unit prim as the open-source viewer's LLVolume makes it. Triangles
/// narrower than 1e-6 are left out. Positions are distinct and shared between neighbours, so that
/// an uncut, untwisted kind is closed: every edge is used twice. They span the prim's hull.
/// @param shape  Numbers out of range are taken as clamped() has them.
/// @param detail  The level of detail, 1..4: out of range, the nearest in it; NaN is 1.
/// @return  In the unit prim: multiplied by the part's scale, it is in metres.
mesh::TriangleMesh tessellate(const PrimShape& shape, double detail);

/// Points of the surface's grid without splitting, as the viewer's estimate of a prim's download
/// counts them: (profile - 1) * 2 * (path - 1) + 2 * profile triangles.
struct PointCounts {
  std::size_t profile = 0;  ///< A closed one's first point counts again; hollow doubles.
  std::size_t path = 0;     ///< Of a circle: its number of sides.
};

/// Returns the point counts of a surface without making it.
/// @param shape  As for tessellate().
/// @param detail  As for tessellate().
PointCounts pointCounts(const PrimShape& shape, double detail);

/// Returns whether the parameters of `shape` alone say that the prim is convex, as the open-source
/// viewer's LLVolumeParams::isConvex; scale plays no part. They are not clamped first.
bool isConvex(const PrimShape& shape);

}  // namespace wb::prim

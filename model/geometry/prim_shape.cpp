#include "model/geometry/prim_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace wb::prim {
namespace {

constexpr std::array numbers{
    NumberRange{"hollow", &PrimShape::hollow, 0, 0.99},
    NumberRange{"radius_offset", &PrimShape::radiusOffset, -1, 1, true},
    NumberRange{"skew", &PrimShape::skew, -1, 1, true},
    NumberRange{"revolutions", &PrimShape::revolutions, 1, 4, true},
};

constexpr std::array pairs{
    PairRange{"path_cut", &PrimShape::pathCut, 0, 1},
    PairRange{"profile_cut", &PrimShape::profileCut, 0, 1},
    PairRange{"twist", &PrimShape::twist, -1, 1},
    PairRange{"taper", &PrimShape::taper, -1, 1},
    PairRange{"shear", &PrimShape::shear, -0.5, 0.5},
    PairRange{"hole_size", &PrimShape::holeSize, 0, 1, true},
};

constexpr std::array<std::string_view, 7> kindNames{"box",   "cylinder", "prism", "sphere",
                                                    "torus", "tube",     "ring"};

double inRange(double value, double fallback, double minimum, double maximum) {
  return std::isnan(value) ? fallback : std::clamp(value, minimum, maximum);
}

glm::dvec2 inRange(const glm::dvec2& value, const glm::dvec2& fallback, const PairRange& range) {
  return {inRange(value.x, fallback.x, range.minimum, range.maximum),
          inRange(value.y, fallback.y, range.minimum, range.maximum)};
}

PrimShape shapeOf(Profile profile, Path path, glm::dvec2 holeSize = {1, 1}) {
  PrimShape shape;
  shape.profile = profile;
  shape.path = path;
  shape.holeSize = holeSize;
  return shape;
}

}  // namespace

Kind kindOf(const PrimShape& shape) {
  const bool straight = shape.path == Path::line;
  switch (shape.profile) {
    case Profile::square:
      return straight ? Kind::box : Kind::tube;
    case Profile::circle:
      return straight ? Kind::cylinder : Kind::torus;
    case Profile::halfCircle:
      return straight ? Kind::cylinder : Kind::sphere;
    case Profile::isosceles:
    case Profile::equilateral:
    case Profile::right:
      break;
  }
  return straight ? Kind::prism : Kind::ring;
}

PrimShape defaultShape(Kind kind) {
  constexpr glm::dvec2 tubeHole{1, 0.25};
  switch (kind) {
    case Kind::box:
      break;
    case Kind::cylinder:
      return shapeOf(Profile::circle, Path::line);
    case Kind::prism:
      return shapeOf(Profile::equilateral, Path::line);
    case Kind::sphere:
      return shapeOf(Profile::halfCircle, Path::circle);
    case Kind::torus:
      return shapeOf(Profile::circle, Path::circle, tubeHole);
    case Kind::tube:
      return shapeOf(Profile::square, Path::circle, tubeHole);
    case Kind::ring:
      return shapeOf(Profile::equilateral, Path::circle, tubeHole);
  }
  return shapeOf(Profile::square, Path::line);
}

std::string_view name(Kind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

std::span<const NumberRange> numberRanges() { return numbers; }

std::span<const PairRange> pairRanges() { return pairs; }

PrimShape clamped(const PrimShape& shape) {
  const PrimShape defaults = defaultShape(kindOf(shape));
  PrimShape result = shape;
  for (const NumberRange& range : numbers)
    result.*range.member =
        inRange(shape.*range.member, defaults.*range.member, range.minimum, range.maximum);
  for (const PairRange& range : pairs)
    result.*range.member = inRange(shape.*range.member, defaults.*range.member, range);
  result.pathCut.x = std::min(result.pathCut.x, result.pathCut.y);
  result.profileCut.x = std::min(result.profileCut.x, result.profileCut.y);
  return result;
}

}  // namespace wb::prim

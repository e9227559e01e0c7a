#include "model/formats/objects/prim_codes.h"

#include <cmath>
#include <optional>

namespace wb::import {
namespace {

constexpr unsigned lowNibble = 0x0f;
constexpr unsigned highNibble = 0xf0;
constexpr unsigned flexiblePath = 0x80;
constexpr unsigned meshSculptType = 5;
constexpr unsigned sculptTypeBits = 0x07;

std::optional<prim::Profile> profileOf(unsigned code) {
  if (code > static_cast<unsigned>(prim::Profile::halfCircle)) return {};
  return static_cast<prim::Profile>(code);
}

std::optional<prim::Hole> holeOf(unsigned code) {
  if (code % 0x10 != 0 || code > 0x30) return {};
  return static_cast<prim::Hole>(code / 0x10);
}

std::optional<prim::Path> pathOf(unsigned code) {
  switch (code) {
    case 0x10:
    case flexiblePath:
      return prim::Path::line;
    case 0x20:
      return prim::Path::circle;
    case 0x30:
      return prim::Path::circle2;
    default:
      return {};
  }
}

/// What a builder sees of the scale at an end: 1 less it. Subtracting decimals of at most nine
/// places leaves their rounding behind (1 - 0.67 is not 0.33), which is taken away.
double taperOf(double scale) {
  constexpr double decimals = 1e9;
  constexpr double rounding = 4e-16;
  const double taper = 1 - scale;
  const double decimal = std::round(taper * decimals) / decimals;
  return std::abs(decimal - taper) < rounding ? decimal : taper;
}

glm::dvec2 taperOf(const glm::dvec2& scale) { return {taperOf(scale.x), taperOf(scale.y)}; }

}  // namespace

PrimMeaning meaningOf(const PrimCodes& codes) {
  const auto profile = profileOf(codes.profileCurve & lowNibble);
  const auto hole = holeOf(codes.profileCurve & highNibble);
  const auto path = pathOf(codes.pathCurve);
  prim::PrimShape shape;
  shape.profile = profile.value_or(shape.profile);
  shape.hole = hole.value_or(shape.hole);
  shape.path = path.value_or(shape.path);
  const bool isStraight = shape.path == prim::Path::line;
  shape.pathCut = codes.pathCut;
  shape.profileCut = codes.profileCut;
  shape.hollow = codes.hollow;
  shape.twist = codes.twist;
  shape.shear = codes.shear;
  shape.taper = isStraight ? taperOf(codes.pathScale) : codes.taper;
  if (!isStraight) {
    shape.holeSize = codes.pathScale;
    shape.radiusOffset = codes.radiusOffset;
    shape.skew = codes.skew;
    shape.revolutions = codes.revolutions;
  }
  PrimMeaning meaning;
  meaning.shape = clamped(shape);
  meaning.isFlexible = codes.pathCurve == flexiblePath;
  meaning.isChanged = !profile || !hole || !path || meaning.shape != shape;
  return meaning;
}

scene::PartKind partKindOf(const PrimMeaning& meaning) {
  if (meaning.isFlexible) return scene::PartKind::flexible;
  return *scene::partKind(name(kindOf(meaning.shape)));
}

SculptKind sculptKindOf(unsigned sculptType) {
  const unsigned kind = sculptType & sculptTypeBits;
  if (kind == 0) return SculptKind::none;
  return kind == meshSculptType ? SculptKind::mesh : SculptKind::sculpt;
}

}  // namespace wb::import

#pragma once

#include "model/geometry/prim.h"
#include "model/scene/part.h"

#include <glm/vec2.hpp>

#include <cstdint>

namespace wb::import {

/// What no curve of a profile or path is stored as.
inline constexpr std::uint8_t unknownCurve = 0xff;

/// A prim as the viewer and its servers store it: the two curves as codes, everything else as real
/// numbers.
struct PrimCodes {
  std::uint8_t profileCurve = 1;  ///< Low nibble the profile, high nibble the hole.
  std::uint8_t pathCurve = 0x10;
  glm::dvec2 pathCut{0, 1};
  glm::dvec2 profileCut{0, 1};
  double hollow = 0;
  glm::dvec2 pathScale{1, 1};  ///< Of a straight prim's ends, or a round prim's hole.
  glm::dvec2 shear{0, 0};
  glm::dvec2 taper{0, 0};  ///< A round prim's; a straight one tapers by its path scale.
  glm::dvec2 twist{0, 0};  ///< Begin, end.
  double skew = 0;
  double radiusOffset = 0;
  double revolutions = 1;
};

/// What codes mean to a builder. `isChanged`: a code is not known, and PrimShape's default is used,
/// or a number was out of range, and the nearest is used.
struct PrimMeaning {
  prim::PrimShape shape;
  bool isFlexible = false;
  bool isChanged = false;
};

/// Returns what `codes` mean to a builder, with every number in its range. A straight prim's taper
/// is 1 less its path scale; its hole size, skew, radius offset and revolutions are the defaults.
PrimMeaning meaningOf(const PrimCodes& codes);

/// Returns the kind of a part that is neither a mesh nor a sculpt.
/// @param meaning  Of its codes; a flexible one is PartKind::flexible, whatever its shape.
scene::PartKind partKindOf(const PrimMeaning& meaning);

/// What the low bits of a sculpt type say.
enum class SculptKind : std::uint8_t { none, sculpt, mesh };

/// Returns what the lowest three bits of a `sculptType` say: 0 no sculpt, 5 a mesh, all others a
/// sculpt. Higher bits do not matter.
SculptKind sculptKindOf(unsigned sculptType);

}  // namespace wb::import

#pragma once

#include "model/octree/detail/indentation.h"

namespace wb::octree {

/// A way to turn or mirror a cube onto itself: each axis is made of one, perhaps reversed.
struct Symmetry {
  std::array<int, axisCount> from{0, 1, 2};  ///< The axis that each axis was before.
  std::array<bool, axisCount> isReversed{};

  bool operator==(const Symmetry&) const = default;

  /// The corner or child that comes to stand at one.
  int before(int slot) const;
  /// The codes of a NORMAL cube after it.
  PackedCodes of(const PackedCodes& codes) const;
};

/// Across the plane through the middle that an axis stands on.
Symmetry mirrorAlong(int axis);
/// By 90° about an axis, counter-clockwise seen from its positive end.
Symmetry quarterTurnAbout(int axis);

}  // namespace wb::octree

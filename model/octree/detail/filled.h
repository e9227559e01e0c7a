#pragma once

#include "model/octree/detail/octree.h"
#include "model/octree/ray.h"

namespace wb::octree {

/// Sides of leaves that a surface or hulls are made of: about 1 GiB while they are.
inline constexpr std::size_t mostSides = std::size_t{1} << 24;

/// Whether a leaf is its whole box: SOLID, or a NORMAL cube where indentation is ignored or none.
inline bool isBox(const Octree& octree, Octree::Cube leaf, IndentationUse indentation) {
  const CubeKind kind = octree.kind(leaf);
  if (kind != CubeKind::normal) return kind == CubeKind::solid;
  return indentation == IndentationUse::ignore || octree.codes(leaf) == untouchedCodes;
}

/// Whether it is a NORMAL cube with a shape of its own.
inline bool isIndented(const Octree& octree, Octree::Cube leaf, IndentationUse indentation) {
  return octree.kind(leaf) == CubeKind::normal && !isBox(octree, leaf, indentation);
}

}  // namespace wb::octree

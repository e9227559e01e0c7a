#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/octree/detail/octree.h"

namespace wb::octree {

/// Whether bytes begin as an octree file of Inexor.
bool looksLikeNxoc(ByteView bytes);

/// Reads an octree file of Inexor, version 0: `Inexor Octree`, the version as four bytes little-
/// endian, then cubes in pre-order, each a byte of its type (0 EMPTY, 1 SOLID, 2 NORMAL and nine
/// bytes of codes, 3 OCTANT and eight cubes). Fatal, with `byte N`: another magic, version, type or
/// a code above 44, an end too early or too late, more depth or cubes than limits.h allows.
Result<Octree> readNxoc(ByteView bytes, const Task& task = {});

/// The file of an octree: the only bytes that are read as it.
Bytes writeNxoc(const Octree& octree);

}  // namespace wb::octree

#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/octree/detail/octree.h"

namespace wb::octree {

/// One octree of a file.
struct OctreeFile {
  Octree octree;
  double size = 0;           ///< Metres: the map's own, or usualSize where the file says none.
  std::size_t leftOver = 0;  ///< Bytes that follow what was read.
};

/// Reads an octree of Inexor (nxoc) or the cubes of a Cube 2 map (ogz), told by content.
Result<OctreeFile> readOctreeFile(ByteView bytes, const Task& task = {});

}  // namespace wb::octree

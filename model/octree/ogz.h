#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/octree/octree.h"

namespace wb::octree {

/// Versions of maps that are read, from the oldest to the newest.
inline constexpr int oldestMapVersion = 16;
inline constexpr int newestMapVersion = 33;

/// The geometry of a map of Cube 2 (Sauerbraten).
struct CubeMap {
  int version = 0;
  double size = 0;  ///< Of the world: the map's own unit is a metre.
  Octree octree;
  std::size_t leftOver = 0;  ///< Bytes that follow what gzip packed.
};

/// Returns whether `bytes` are packed by gzip and begin as a map of Cube 2. Unpacks no more than
/// the beginning.
bool looksLikeOgz(ByteView bytes);

/// Returns whether `bytes` begin as a map of Red Eclipse or its forerunner, which cannot be read.
bool looksLikeRedEclipse(ByteView bytes);

/// Reads the cubes of an .ogz map, versions 16 to 33; textures, materials, entities and light are
/// passed over, and what follows the cubes is not looked at. A cube with an edge that ends before
/// it starts, or beyond 8, is EMPTY; one of reduced detail is the OCTANT below it.
/// @param bytes  The whole file, packed.
/// @param task  Cancelled: an error that says so.
/// @return  Fatal, offsets counted in what is unpacked: broken gzip, more than limits::mapBytes
///   unpacked, another magic, an older or newer version, a world size that is no power of two, an
///   unknown kind of cube, an end too early, more depth or cubes than limits.h allows.
Result<CubeMap> readOgz(ByteView bytes, const Task& task = {});

}  // namespace wb::octree

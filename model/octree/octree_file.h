#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/octree/octree.h"

namespace wb::octree {

/// Whether bytes begin as an octree file of Inexor.
bool looksLikeNxoc(ByteView bytes);

/// Reads an octree file of Inexor, version 0: `Inexor Octree`, the version as four bytes
/// little-endian, then cubes in pre-order, each a byte of its type (0 EMPTY, 1 SOLID, 2 NORMAL and
/// nine bytes of codes, 3 OCTANT and eight cubes).
/// @param bytes  The whole file.
/// @param task  Counts a step a cube; cancelled: an error that says so.
/// @return  Fatal, with `byte N`: another magic, version, type or a code above 44, an end too early
///   or too late, more depth or cubes than limits.h allows.
Result<Octree> readNxoc(ByteView bytes, const Task& task = {});

/// Whether an OCTANT of eight SOLID cubes is written as the one SOLID cube that it fills. Inexor's
/// own reader crashes on the eight (see crashesEngine()); they are the same space.
enum class NxocStructure : std::uint8_t { collapsed, kept };

/// Returns the file of an `octree`. As `structure` says, the cubes are kept, and then these are the
/// only bytes that are read as it, or eight SOLID ones become one, from the smallest up.
Bytes writeNxoc(const Octree& octree, NxocStructure structure = NxocStructure::collapsed);

/// One octree of a file.
struct OctreeFile {
  Octree octree;
  double size = 0;           ///< Metres: the map's own, or usualSize where the file says none.
  std::size_t leftOver = 0;  ///< Bytes that follow what was read.
};

/// Reads an octree of Inexor (nxoc) or the cubes of a Cube 2 map (ogz), told apart by content.
/// @param bytes  The whole file.
/// @param task  As for readNxoc() and readOgz().
/// @return  Fatal: neither kind of file, or what its reader fails with.
Result<OctreeFile> readOctreeFile(ByteView bytes, const Task& task = {});

}  // namespace wb::octree

#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/octree/octree.h"
#include "model/octree/octree_placement.h"

#include <cstdint>

namespace wb::octree {

/// Which leaves of an octree around a mesh are SOLID.
enum class Fill : std::uint8_t {
  surface,  ///< Those that a triangle touches.
  solid     ///< And what they enclose (see withRoomsFilled).
};

inline constexpr std::size_t deepestVoxels = 12;  ///< Levels below the root.
/// Of one octree while it is made, EMPTY ones too: less than 300 MiB.
inline constexpr std::size_t mostVoxelCubes = std::size_t{1} << 24;

/// How finely a mesh becomes an octree, and whether its inside is filled.
struct VoxelOptions {
  std::size_t depth = 5;  ///< Of the leaves, 1 to deepestVoxels.
  Fill fill = Fill::surface;
};

/// Makes an octree of a mesh, unrotated. Its root is the smallest cube around the mesh whose
/// minimum corner is that of the mesh's bounding box: sides along the low planes fit exactly.
/// A leaf is touched where a triangle meets its inside. A triangle in the plane between two leaves
/// touches the one behind it, so that what fits the grid is not a leaf larger; corners closer to
/// the grid than 1e-5 of the root's size are on it: a mesh asset says where they are no better. To
/// within that the touched leaves cover the mesh, and what is closed leaks nowhere.
/// What is enclosed is found by flooding from outside, not by counting crossings: it needs no
/// winding and no closed mesh. A hole narrower than a leaf is closed; through a wider one the
/// inside is outside, and only the surface is left.
/// Eight SOLID cubes are told as one.
/// @param mesh  Positions in metres.
/// @param options  Depth and fill.
/// @param task  Progress by eighths of the root; cancelled: an error that says so.
/// @return  Fails for a depth out of range, a mesh without triangles or extent, with positions that
///   are not finite or out of limits.h, and at mostVoxelCubes.
Result<PlacedOctree> voxelised(const mesh::TriangleMesh& mesh, const VoxelOptions& options,
                               const Task& task = {});

}  // namespace wb::octree

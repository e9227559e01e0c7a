#pragma once

#include "model/asset/make_face.h"
#include "model/asset/make_hulls.h"
#include "model/asset/mesh_asset.h"
#include "model/core/task.h"

namespace wb::asset {

/// Writes an asset as the viewer does: blocks skin, physics_convex, lowest, low, medium, high,
/// physics_mesh, each zlib level 9, then the opaque blocks. Reading the result gives equal values.
/// Hulls of a decomposition have 1 to 256 points.
Bytes encode(const MeshAsset& asset);

/// How many bytes of an asset a level of detail takes; any number where it is cancelled.
std::size_t encodedSize(const Faces& level, const Task& task = {});

}  // namespace wb::asset

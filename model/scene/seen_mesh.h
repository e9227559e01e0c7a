#pragma once

#include "model/asset/mesh_asset.h"
#include "model/geometry/triangle_mesh.h"
#include "model/scene/part.h"

namespace wb::scene {

/// The detail of prim::tessellate that the viewer draws a prim with close by.
inline constexpr double drawnDetail = 4;

/// What a viewer shows of a mesh at a level of detail: that level, or the next higher where it is
/// missing; null where that is, too.
const asset::Faces* seenFaces(const asset::MeshAsset& asset, asset::Lod lod);

/// What is seen of a part, in its own frame, in metres: its highest level of detail, or a prim as
/// drawn close by. `asset` is null for anything but a mesh. Without triangles for a mesh that is
/// missing, and for a sculpt, whose surface only its texture knows.
mesh::TriangleMesh seenMesh(const Part& part, const asset::MeshAsset* asset);

}  // namespace wb::scene

#pragma once

#include "model/asset/asset.h"

namespace wb::asset {

/// Returns whether a face of a level of detail of a `mesh` has no normals.
bool lacksNormals(const MeshAsset& mesh);

/// Returns a `mesh` whose levels of detail all have normals, as the uploader writes them whatever
/// its file has. Those that are missing are made of the triangles of their face, by area: all
/// vertices at one place have the same. Faces without a vertex stay as they are.
MeshAsset withNormals(MeshAsset mesh);

}  // namespace wb::asset

#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/diagnostic.h"

namespace wb::asset {

/// Everything that the grid refuses at upload, each finding with its place and count. Every
/// degenerate triangle is counted, not only the first. Of an asset that was read, what its reader
/// found already is left out: blocks that are missing, and indices past the vertices.
Diagnostics validate(const MeshAsset& asset);

}  // namespace wb::asset

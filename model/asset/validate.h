#pragma once

#include "model/asset/mesh_asset.h"
#include "model/base/diagnostic.h"

namespace wb::asset {

/// Everything that the grid refuses at upload, each finding with its place and count. Every
/// degenerate triangle is counted, not only the first.
Diagnostics validate(const MeshAsset& asset);

}  // namespace wb::asset

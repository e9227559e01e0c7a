#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <cstddef>

namespace wb::asset {

/// About the memory that a mesh asset takes.
std::size_t heldBytes(const MeshAsset& asset);

/// decode() of an asset that stays: what it takes is drawn from the task's budget for good.
Result<Loaded<MeshAsset>> decodeKept(ByteView bytes, const Task& task);

}  // namespace wb::asset

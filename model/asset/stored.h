#pragma once

#include "model/asset/block_kinds.h"
#include "model/asset/mesh_asset.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <array>
#include <cstddef>

namespace wb::asset {

/// What encode() writes, and how long each block that is understood was before it was deflated, by
/// BlockKind.
struct Encoded {
  Bytes bytes;
  std::array<std::size_t, blockNames.size()> contentBytes{};
};
Encoded encoded(const MeshAsset& asset);

/// What decode() makes of what was encoded from `source`, whose content is taken instead of being
/// inflated and parsed again.
Result<Loaded<MeshAsset>> decode(const Encoded& encoded, MeshAsset&& source, const Task& task);

/// The same of an asset that stays: what it takes is drawn from the task's budget for good.
Result<Loaded<MeshAsset>> decodeKept(const Encoded& encoded, MeshAsset&& source, const Task& task);

/// An asset as it is stored, and as decode() reads it back.
struct Stored {
  Bytes bytes;
  Loaded<MeshAsset> read;
};
Result<Stored> stored(MeshAsset asset, const Task& task = {});

}  // namespace wb::asset

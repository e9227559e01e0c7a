#pragma once

#include "model/asset/asset.h"
#include "model/asset/make_blocks.h"
#include "model/core/core.h"
#include "model/core/task.h"

#include <array>
#include <cstddef>

namespace wb::asset {

/// Writes an asset as the viewer does: blocks skin, physics_convex, lowest, low, medium, high,
/// physics_mesh, each zlib level 9, then the opaque blocks. Reading the result gives equal values.
/// Hulls of a decomposition have 1 to 256 points.
Bytes encode(const MeshAsset& asset);

/// How many bytes of an asset a level of detail takes; any number where it is cancelled.
std::size_t encodedSize(const Faces& level, const Task& task = {});

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

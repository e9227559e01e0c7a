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

/// Returns how many bytes of an asset a `level` of detail takes, compressed; any number where
/// `task` is cancelled.
std::size_t encodedSize(const Faces& level, const Task& task = {});

/// What encode() writes, and how long each block that is understood was before it was deflated, by
/// BlockKind.
struct Encoded {
  Bytes bytes;
  std::array<std::size_t, blockNames.size()> contentBytes{};
};
/// Returns `asset` as encode() writes it. The blocks are compressed on several threads; the bytes
/// do not depend on how many.
Encoded encoded(const MeshAsset& asset);

/// Returns what decode() makes of an asset that was just encoded, without inflating and parsing it
/// again.
/// @param encoded  What encoded() gave for the source.
/// @param source  Its blocks are moved out of it.
/// @param task  Its memory is drawn meanwhile, as by decode(); cancelled, it fails.
Result<Loaded<MeshAsset>> decode(const Encoded& encoded, MeshAsset&& source, const Task& task);

/// Returns the same of an asset that stays: what it takes is drawn from the budget of `task` for
/// good. `encoded` is what encoded() gave for `source`, whose blocks are moved out of it.
Result<Loaded<MeshAsset>> decodeKept(const Encoded& encoded, MeshAsset&& source, const Task& task);

/// An asset as it is stored, and as decode() reads it back.
struct Stored {
  Bytes bytes;
  Loaded<MeshAsset> read;
};
/// Encodes `asset` and reads it back; fails as decode() does, and when `task` is cancelled.
Result<Stored> stored(MeshAsset asset, const Task& task = {});

}  // namespace wb::asset

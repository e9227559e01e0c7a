#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"

#include <cstddef>
#include <memory>
#include <string>

namespace wb::asset {

/// Returns about how many bytes of memory `asset` takes.
std::size_t heldBytes(const MeshAsset& asset);

/// Decodes `bytes` of an asset that stays, as decode() does: what it takes is drawn from the budget
/// of `task` for good.
Result<Loaded<MeshAsset>> decodeKept(ByteView bytes, const Task& task);

/// An asset, and what was found while it was decoded.
struct DecodedAsset {
  std::shared_ptr<const MeshAsset> mesh;
  Diagnostics findings;
};

/// Decodes an asset that stays. Where assets are shared, equal ones are decoded once, whichever
/// files they came in and on whichever threads.
/// @param sha256  The digest of the bytes (see wb::sha256): it alone says which are equal.
/// @param bytes  A whole mesh asset.
/// @param task  The asset's memory is drawn from its budget for good, whoever decoded it. It is not
///     asked while another thread decodes the same asset.
Result<DecodedAsset> decodeShared(const std::string& sha256, ByteView bytes, const Task& task);

/// While there is one, assets are shared by all loads of this process. What of them no load holds
/// any longer takes at most so many bytes; then those unused longest go. One at a time.
class AssetSharing {
 public:
  explicit AssetSharing(std::size_t bytes);
  ~AssetSharing();
  AssetSharing(const AssetSharing&) = delete;
  AssetSharing& operator=(const AssetSharing&) = delete;

  /// How many assets were decoded since it began.
  std::size_t decoded() const;
};

}  // namespace wb::asset

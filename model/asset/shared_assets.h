#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"

#include <cstddef>
#include <memory>
#include <string>

namespace wb::asset {

/// About the memory that a mesh asset takes.
std::size_t heldBytes(const MeshAsset& asset);

/// decode() of an asset that stays: what it takes is drawn from the task's budget for good.
Result<Loaded<MeshAsset>> decodeKept(ByteView bytes, const Task& task);

/// An asset, and what was found while it was decoded.
struct DecodedAsset {
  std::shared_ptr<const MeshAsset> mesh;
  Diagnostics findings;
};

/// decodeKept() of bytes with this digest. Where assets are shared, equal ones are decoded once,
/// whichever files they came in and on whichever threads.
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

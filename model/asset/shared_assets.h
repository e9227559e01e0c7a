#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <cstddef>
#include <memory>
#include <string>

namespace wb::asset {

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

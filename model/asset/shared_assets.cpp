#include "model/asset/shared_assets.h"

#include "model/asset/asset_held_bytes.h"
#include "model/core/memory_budget.h"

#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace wb::asset {
namespace {

/// Assets by the digests of their bytes, the latest used first.
class SharedAssets {
 public:
  explicit SharedAssets(std::size_t bytes) : limit_(bytes) {}

  /// The asset, once another thread that decodes it is done; nothing: the caller is to decode it,
  /// and then to keep() or forget() it.
  std::optional<DecodedAsset> find(const std::string& sha256) {
    std::unique_lock lock(mutex_);
    for (;;) {
      const auto [entry, isNew] = entries_.try_emplace(sha256);
      if (isNew) return {};
      if (entry->second.asset.mesh) {
        uses_.splice(uses_.begin(), uses_, entry->second.use);
        return entry->second.asset;
      }
      isMade_.wait(lock);
    }
  }

  void keep(const std::string& sha256, const DecodedAsset& asset) {
    {
      const std::scoped_lock lock(mutex_);
      Entry& entry = entries_.at(sha256);
      entry.asset = asset;
      entry.bytes = heldBytes(*asset.mesh);
      uses_.push_front(sha256);
      entry.use = uses_.begin();
      bytes_ += entry.bytes;
      ++decoded_;
      makeRoom();
    }
    isMade_.notify_all();
  }

  void forget(const std::string& sha256) {
    {
      const std::scoped_lock lock(mutex_);
      entries_.erase(sha256);
    }
    isMade_.notify_all();
  }

  std::size_t decoded() const {
    const std::scoped_lock lock(mutex_);
    return decoded_;
  }

 private:
  struct Entry {
    DecodedAsset asset;  ///< Without a mesh: somebody decodes it.
    std::size_t bytes = 0;
    std::list<std::string>::iterator use;
  };

  void makeRoom() {
    while (bytes_ > limit_ && !uses_.empty()) {
      const auto oldest = entries_.find(uses_.back());
      bytes_ -= oldest->second.bytes;
      entries_.erase(oldest);
      uses_.pop_back();
    }
  }

  const std::size_t limit_;
  mutable std::mutex mutex_;
  std::condition_variable isMade_;
  std::map<std::string, Entry> entries_;
  std::list<std::string> uses_;
  std::size_t bytes_ = 0;
  std::size_t decoded_ = 0;
};

std::unique_ptr<SharedAssets>& ownAssets() {
  static std::unique_ptr<SharedAssets> assets;
  return assets;
}

/// Leaves nobody waiting for an asset that could not be decoded.
class Decoding {
 public:
  Decoding(SharedAssets& assets, const std::string& sha256) : assets_(assets), sha256_(sha256) {}
  Decoding(const Decoding&) = delete;
  Decoding& operator=(const Decoding&) = delete;
  ~Decoding() {
    if (!isDone_) assets_.forget(sha256_);
  }

  void done(const DecodedAsset& asset) {
    assets_.keep(sha256_, asset);
    isDone_ = true;
  }

 private:
  SharedAssets& assets_;
  const std::string& sha256_;
  bool isDone_ = false;
};

Result<DecodedAsset> decodedAsset(ByteView bytes, const Task& task) {
  auto decoded = decodeKept(bytes, task);
  if (!decoded) return failure(std::move(decoded));
  return DecodedAsset{std::make_shared<const MeshAsset>(std::move(decoded->value)),
                      std::move(decoded->findings)};
}

}  // namespace

Result<DecodedAsset> decodeShared(const std::string& sha256, ByteView bytes, const Task& task) {
  SharedAssets* assets = ownAssets().get();
  if (!assets) return decodedAsset(bytes, task);
  if (auto known = assets->find(sha256)) {
    // It is held for this load too, as if it had been decoded.
    if (auto taken = takeMemory(task, heldBytes(*known->mesh)); !taken)
      return failure(std::move(taken));
    return std::move(*known);
  }
  Decoding decoding(*assets, sha256);
  auto decoded = decodedAsset(bytes, task);
  if (decoded) decoding.done(*decoded);
  return decoded;
}

AssetSharing::AssetSharing(std::size_t bytes) {
  ownAssets() = std::make_unique<SharedAssets>(bytes);
}

AssetSharing::~AssetSharing() { ownAssets().reset(); }

std::size_t AssetSharing::decoded() const { return ownAssets()->decoded(); }

}  // namespace wb::asset

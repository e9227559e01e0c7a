// Problem: decode an asset once that many files of many loads hold, within a bound on memory.
// Method: a cache by digest that drops the least recently used (LRU), a map beside a list in the
// order of use. The first thread to ask decodes, others that ask for the same wait for it; if it
// fails, one of these tries again.
// Cost: O(log n) a look-up of n assets, under one lock; decoding is outside of it. The bound is its
// owner's to choose.

#include "model/asset/shared_assets.h"

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/core/llsd.h"
#include "model/core/task.h"

#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace wb::asset {
namespace {

template <class T>
std::size_t of(const std::vector<T>& elements) {
  return elements.capacity() * sizeof(T);
}

std::size_t of(const std::optional<Faces>& faces) {
  std::size_t bytes = 0;
  if (!faces) return bytes;
  for (const Face& face : *faces)
    bytes += sizeof(Face) + of(face.positions) + of(face.normals) + of(face.texCoords) +
             of(face.triangles) + of(face.weights) + llsd::heldBytes(face.otherKeys);
  return bytes;
}

std::size_t of(const PhysicsConvex& convex) {
  std::size_t bytes = of(convex.hulls) + llsd::heldBytes(convex.otherKeys);
  for (const HullPoints& hull : convex.hulls) bytes += of(hull);
  return bytes + (convex.baseHull ? of(*convex.baseHull) : 0);
}

std::size_t of(const Skin& skin) {
  std::size_t bytes = of(skin.inverseBindMatrices) + of(skin.alternativeInverseBindMatrices) +
                      of(skin.jointNames) + llsd::heldBytes(skin.otherKeys);
  for (const std::string& name : skin.jointNames) bytes += name.capacity();
  return bytes;
}

Result<Loaded<MeshAsset>> kept(Result<Loaded<MeshAsset>> decoded, const Task& task) {
  if (!decoded) return decoded;
  if (auto taken = takeMemory(task, heldBytes(decoded->value)); !taken)
    return failure(std::move(taken));
  return decoded;
}

}  // namespace

std::size_t heldBytes(const MeshAsset& asset) {
  std::size_t bytes = sizeof(MeshAsset) + of(asset.physicsMesh) + of(asset.blocks) +
                      of(asset.otherBlocks) + llsd::heldBytes(asset.otherKeys);
  for (const auto& lod : asset.lods) bytes += of(lod);
  if (asset.physicsConvex) bytes += of(*asset.physicsConvex);
  if (asset.skin) bytes += of(*asset.skin);
  for (const OpaqueBlock& block : asset.otherBlocks)
    bytes += block.stored.capacity() + llsd::heldBytes(block.otherKeys);
  if (asset.recordedCosts) bytes += of(asset.recordedCosts->mesh);
  return bytes;
}

Result<Loaded<MeshAsset>> decodeKept(ByteView bytes, const Task& task) {
  return kept(decode(bytes, task), task);
}

Result<Loaded<MeshAsset>> decodeKept(const Encoded& encoded, MeshAsset&& source, const Task& task) {
  return kept(decode(encoded, std::move(source), task), task);
}

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

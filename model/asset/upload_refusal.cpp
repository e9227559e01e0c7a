#include "model/asset/upload_refusal.h"

#include <map>
#include <mutex>
#include <utility>

namespace wb::asset {
namespace {

/// By address, as long as the asset there is the same.
class KnownRefusals {
 public:
  using Found = std::shared_ptr<const Refusals>;

  Found find(const std::shared_ptr<const MeshAsset>& asset) {
    const std::scoped_lock lock(mutex_);
    const auto known = known_.find(asset.get());
    return known != known_.end() && known->second.asset.lock() == asset ? known->second.refusals
                                                                        : nullptr;
  }

  void add(const std::shared_ptr<const MeshAsset>& asset, const Found& refusals) {
    const std::scoped_lock lock(mutex_);
    known_[asset.get()] = {asset, refusals};
    if (known_.size() < cleanedAt_) return;
    std::erase_if(known_, [](const auto& one) { return one.second.asset.expired(); });
    cleanedAt_ = 2 * known_.size() + leastKnown;
  }

 private:
  static constexpr std::size_t leastKnown = 256;

  struct Entry {
    std::weak_ptr<const MeshAsset> asset;
    Found refusals;
  };

  std::mutex mutex_;
  std::map<const MeshAsset*, Entry> known_;
  std::size_t cleanedAt_ = leastKnown;
};

}  // namespace

std::string_view name(RefusalConfidence confidence) {
  return confidence == RefusalConfidence::viewer ? "viewer" : "likely";
}

std::shared_ptr<const Refusals> refusalsOf(const std::shared_ptr<const MeshAsset>& asset) {
  static KnownRefusals known;
  if (auto found = known.find(asset)) return found;
  auto refusals = std::make_shared<const Refusals>(findRefusals(*asset));
  known.add(asset, refusals);
  return refusals;
}

}  // namespace wb::asset

#include "model/scene/region_names.h"

namespace wb::scene {

RegionNames::RegionNames(const Scene& scene) {
  for (const Region& region : scene.regions) {
    if (!region.id.isNull()) ids_.try_emplace(region.id, &region);
    names_.try_emplace(region.name, &region);
  }
}

const Region* RegionNames::of(const Linkset& linkset) const {
  if (linkset.region.empty()) return nullptr;
  if (const auto id = Uuid::parse(linkset.region))
    if (const auto found = ids_.find(*id); found != ids_.end()) return found->second;
  const auto found = names_.find(linkset.region);
  return found == names_.end() ? nullptr : found->second;
}

}  // namespace wb::scene

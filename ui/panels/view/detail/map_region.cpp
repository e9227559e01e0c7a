#include "ui/panels/view/detail/map_region.h"

#include "model/scene/scene.h"
#include "ui/document/selection.h"
#include "ui/widgets/object_names.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// Of each linkset the index of its region, or the number of regions.
std::vector<std::size_t> regionsOf(const scene::Scene& scene) {
  const scene::RegionNames names(scene);
  std::vector<std::size_t> regions(scene.linksets.size());
  std::ranges::transform(scene.linksets, regions.begin(), [&](const scene::Linkset& linkset) {
    const scene::Region* region = names.of(linkset);
    return region ? static_cast<std::size_t>(region - scene.regions.data()) : scene.regions.size();
  });
  return regions;
}

std::optional<std::size_t> regionSelected(const Selection& selection,
                                          const std::vector<std::size_t>& regions) {
  if (selection.region()) return selection.region();
  const auto& selected = selection.current();
  if (!selected || selected->linkset >= regions.size()) return {};
  return regions[selected->linkset];
}

}  // namespace

bool MapRegion::follow(const scene::Scene& scene, const Selection& selection) {
  const std::vector<std::size_t> regions = regionsOf(scene);
  if (const auto selected = regionSelected(selection, regions)) region_ = selected;
  const bool isThere = region_ && std::ranges::find(regions, *region_) != regions.end();
  if (!isThere) region_ = regions.empty() ? std::nullopt : std::optional(regions.front());
  std::set<std::size_t> elsewhere;
  for (std::size_t i = 0; i < regions.size(); ++i)
    if (regions[i] != region_) elsewhere.insert(elsewhere.end(), i);
  const bool isOther = elsewhere != elsewhere_;
  elsewhere_ = std::move(elsewhere);
  return isOther;
}

QString MapRegion::nameIn(const scene::Scene& scene) const {
  return nameOfRegion(scene, region_.value_or(scene.regions.size()));
}

}  // namespace wb::ui

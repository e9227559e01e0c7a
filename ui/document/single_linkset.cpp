#include "ui/document/single_linkset.h"

namespace wb::ui {

std::unique_ptr<weighing::Weighing> singleLinkset(const weighing::Weighing& weighing,
                                                  std::size_t linkset) {
  auto one = std::make_unique<weighing::Weighing>();
  const scene::Linkset& shown = weighing.scene.linksets[linkset];
  one->file = weighing.file;
  one->sha256 = weighing.sha256;
  one->profile = weighing.profile;
  one->scene.linksets.push_back(shown);
  for (const scene::Part& part : shown.parts) {
    const auto asset = weighing.scene.assets.find(part.asset);
    if (asset != weighing.scene.assets.end()) one->scene.assets.insert(*asset);
  }
  one->statistics.linksets.push_back(weighing.statistics.linksets[linkset]);
  one->costs.push_back(weighing.costs[linkset]);
  return one;
}

}  // namespace wb::ui

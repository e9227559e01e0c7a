// Problem: what to keep for undo and redo of a change, without two whole scenes.
// Method: for each list the common beginning and end are left out, and what is between is kept and
// exchanged (ListDifference). Not the shortest difference: two changes far apart keep all that lies
// between them.
// Complexity: O(n) comparisons to make, and O(n) to exchange.
#include "model/scene/scene_difference.h"

#include "model/scene/project.h"

namespace wb::scene {

SceneDifference::SceneDifference(const Scene& before, const Scene& after)
    : linksets_(before.linksets, after.linksets),
      octrees_(before.octrees, after.octrees),
      rays_(before.rays, after.rays),
      regions_(before.regions, after.regions),
      measured_(before.measured, after.measured),
      folder_(after.folder) {
  for (const auto& [key, asset] : before.assets)
    if (!after.assets.contains(key)) assetsHere_.insert(key);
  for (const auto& [key, asset] : after.assets)
    if (!before.assets.contains(key)) assets_.emplace(key, asset);
}

bool SceneDifference::isNone() const {
  return linksets_.isNone() && octrees_.isNone() && rays_.isNone() && regions_.isNone() &&
         measured_.isNone() && assetsHere_.empty() && assets_.empty();
}

void SceneDifference::exchange(Scene& scene) {
  if (scene.folder.empty()) moveTo(scene, {});
  for (OctreeEntry& octree : octrees_.others())
    octree.path = pathSeenFrom(scene.folder, folder_, octree.path);
  for (auto& [key, asset] : assets_) asset.path = pathSeenFrom(scene.folder, folder_, asset.path);
  folder_ = scene.folder;

  linksets_.exchange(scene.linksets);
  octrees_.exchange(scene.octrees);
  rays_.exchange(scene.rays);
  regions_.exchange(scene.regions);
  measured_.exchange(scene.measured);

  Assets taken;
  for (const std::string& key : assetsHere_) taken.insert(scene.assets.extract(key));
  assetsHere_.clear();
  for (auto& [key, asset] : assets_) {
    assetsHere_.insert(key);
    scene.assets.insert_or_assign(key, std::move(asset));
  }
  assets_ = std::move(taken);
}

}  // namespace wb::scene

#include "ui/document/selection.h"

#include "ui/document/document.h"

#include <algorithm>
#include <utility>

namespace wb::ui {

/// One part has several culprits only as levels of detail.
int Origins::numberOf(const cost::Culprit& culprit) const {
  const auto isIt = [&](const cost::Culprit& one) {
    return one.part == culprit.part && one.kind == culprit.kind && one.lod == culprit.lod;
  };
  for (std::size_t i = 0; i < culprits.size(); ++i)
    if (std::ranges::any_of(culprits[i], isIt)) return static_cast<int>(i) + 1;
  return 0;
}

void Selection::select(const std::optional<weighing::Target>& selected) {
  selectAll(selected ? std::vector{*selected} : std::vector<weighing::Target>());
}

void Selection::selectAll(std::vector<weighing::Target> selected) {
  put(std::move(selected), {}, {});
}

void Selection::selectOctree(std::optional<std::size_t> octree) {
  if (octree != octree_) put({}, octree, {});
}

void Selection::selectRegion(std::optional<std::size_t> region) {
  if (region != region_) put({}, {}, region);
}

/// Who is told of one sees all of it.
void Selection::put(std::vector<weighing::Target> all, std::optional<std::size_t> octree,
                    std::optional<std::size_t> region) {
  const bool isOther = all != all_;
  const bool isOtherOctree = octree != std::exchange(octree_, octree);
  const bool isOtherRegion = region != std::exchange(region_, region);
  if (isOther) {
    all_ = std::move(all);
    current_ = all_.empty() ? std::nullopt : std::optional(all_.back());
    if (!current_ || current_->linkset != origins_.linkset) origins_ = {};
    highlight({});
  }
  if (isOtherOctree) emit octreeChanged(octree_);
  if (isOtherRegion) emit regionChanged(region_);
  if (isOther) emit changed(current_);
}

void Selection::highlight(const std::optional<Highlight>& highlighted) {
  if (highlighted == highlight_) return;
  highlight_ = highlighted;
  emit highlightChanged(highlight_);
}

void Selection::setOrigins(std::size_t linkset, std::vector<std::vector<cost::Culprit>> culprits) {
  if (culprits.empty() && origins_.culprits.empty()) return;
  const auto pointed = linkset == origins_.linkset ? origins_.pointed : std::nullopt;
  const bool isThere = pointed && *pointed < culprits.size();
  origins_ = {linkset, std::move(culprits), isThere ? pointed : std::nullopt};
  emit originsChanged();
}

void Selection::pointAt(std::optional<std::size_t> origin) {
  if (origin && *origin >= origins_.culprits.size()) origin.reset();
  if (origin == std::exchange(origins_.pointed, origin)) return;
  emit originsChanged();
}

std::optional<scene::Target> chosenMesh(const Document& document, const Selection& selection) {
  const scene::Scene& scene = document.weighing().scene;
  const auto& selected = selection.current();
  if (!selected || selected->linkset >= scene.linksets.size()) return {};
  const std::vector<scene::Part>& parts = scene.linksets[selected->linkset].parts;
  if (!selected->part && parts.size() != 1) return {};
  const scene::Target target{selected->linkset, selected->part.value_or(0)};
  if (*target.part >= parts.size() || !scene.meshOf(parts[*target.part])) return {};
  return target;
}

std::vector<std::uint32_t> chosenHulls(const Document& document, const Selection& selection) {
  const auto& lit = selection.highlighted();
  const auto target = chosenMesh(document, selection);
  if (!lit || !lit->hulls || lit->layer != layers::Layer::hulls || !target) return {};
  if (scene::Target{lit->linkset, lit->part} != *target) return {};
  const scene::Scene& scene = document.weighing().scene;
  const auto& convex =
      scene.meshOf(scene.linksets[target->linkset].parts[*target->part])->physicsConvex;
  const std::size_t count = convex ? convex->hulls.size() : 0;
  if (std::ranges::any_of(lit->indices, [&](std::uint32_t hull) { return hull >= count; }))
    return {};
  return lit->indices;
}

}  // namespace wb::ui

#include "model/shapes/apply_shapes.h"
#include "model/shapes/kept_searches.h"
#include "ui/document/document.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/model_text.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

// What was found goes into the project, and is there again when that is opened: candidates, which
// of them the object has, and levels of detail.

namespace wb::ui {

/// Of all objects, the newest first: as far as their meshes are still the same.
void ShapesPanel::keepFound(scene::Scene& scene) const {
  const weighing::Weighing& weighing = document_.weighing();
  KeptShapes all = kept_;
  if (candidates_.order() && !candidates_.isEmpty()) all.keep(candidates_.found());
  std::vector<making::KeptSearch> searches;
  for (auto found = all.all().rbegin(); found != all.all().rend(); ++found)
    if (auto now = making::followed(*found->order, weighing.scene, weighing.statistics))
      searches.push_back(
          {std::move(now->groups), found->shapes, found->searched, usedOrSaid(*found)});
  const std::vector<making::KeptLevels> levels = levels_->found();
  // What the project has may be of other constants, which come back.
  if (searches.empty() && levels.empty()) return;
  making::keepSearches(scene, searches, weighing.profile, levels);
}

/// Whether what was found for these parts here is of their meshes as they are.
bool ShapesPanel::isKnown(const std::vector<making::Group>& groups) const {
  const weighing::Weighing& weighing = document_.weighing();
  const FoundShapes* found = kept_.find(groups);
  return found && making::followed(*found->order, weighing.scene, weighing.statistics);
}

/// None of them is chosen: what is open is shown as it is. What was found here meanwhile is newer.
void ShapesPanel::takeKept() {
  const weighing::Weighing& weighing = document_.weighing();
  if (weighing.statistics.linksets.size() != weighing.scene.linksets.size()) return;
  profile_ = weighing.profile;
  levels_->takeKept();
  auto kept = making::keptSearches(weighing.scene, weighing.statistics, weighing.profile);
  for (const Diagnostic& finding : kept.findings) emit said(shown(finding));
  for (auto search = kept.value.rbegin(); search != kept.value.rend(); ++search) {
    making::Order order{std::move(search->groups), weighing.profile, wishes_->wish().request};
    if (!search->searched.empty()) order.request = search->searched.back();
    if (isKnown(order.groups)) continue;
    const std::size_t groups = order.groups.size();
    for (std::size_t group = 0; group < groups; ++group)
      if (const auto used = search->used[group])
        said_.push_back({order.groups[group],
                         std::make_shared<const shape::MadeShape>(search->shapes[group][*used]),
                         {}});
    kept_.keep({std::make_shared<const making::Order>(std::move(order)), std::move(search->shapes),
                std::vector<std::optional<std::size_t>>(groups), std::move(search->searched),
                true});
  }
  if (!kept.value.empty()) followSelection();
}

/// A search came to its end, or is about to be stopped.
void ShapesPanel::noteFound() {
  if (candidates_.isEmpty()) return;
  document_.noteFinds(std::chrono::milliseconds(searching_.elapsed()));
}

/// Which shapes of an order the document has: those that its groups were given last, unless that
/// was undone.
std::vector<std::optional<std::size_t>> ShapesPanel::usedOf(
    const making::Order& order, const std::vector<std::vector<shape::MadeShape>>& shapes) const {
  const scene::Scene& scene = document_.weighing().scene;
  std::vector<std::optional<std::size_t>> used(order.groups.size());
  for (const UsedShape& one : used_)
    for (std::size_t group = 0; group < order.groups.size(); ++group) {
      if (!making::areOfSameParts(one.group, order.groups[group])) continue;
      const auto place = placeIn(shapes[group], *one.made);
      if (!place) continue;
      const scene::Target first = making::partNow(order, order.groups[group].parts.front(), scene);
      if (first.part && making::collidesAs(scene, first, *one.mesh, one.made->shape))
        used[group] = place;
    }
  return used;
}

/// The same, and of what nobody looked at what the project says of it.
std::vector<std::optional<std::size_t>> ShapesPanel::usedOrSaid(const FoundShapes& found) const {
  auto used = usedOf(*found.order, found.shapes);
  for (const UsedShape& one : said_)
    for (std::size_t group = 0; group < used.size(); ++group)
      if (!used[group] && making::areOfSameParts(one.group, found.order->groups[group]))
        used[group] = placeIn(found.shapes[group], *one.made);
  return used;
}

/// Whether the parts have what the project says: in the background, as the mesh is stored for that.
void ShapesPanel::recallUsed() {
  if (!candidates_.order()) return;
  const making::Order& order = *candidates_.order();
  const scene::Scene& scene = document_.weighing().scene;
  UsedShapes said;
  for (const UsedShape& one : said_)
    for (const making::Group& group : order.groups)
      if (making::areOfSameParts(one.group, group)) {
        const scene::Target first = making::partNow(order, group.parts.front(), scene);
        const scene::Part& part = scene.linksets[first.linkset].parts[*first.part];
        said.push_back({one.group, one.made, scene.assets.at(part.asset).mesh});
      }
  if (said.empty()) return;
  recalling_.start([said = std::move(said)](const Task&) {
    UsedShapes recalled = said;
    for (UsedShape& one : recalled) {
      if (one.made->shape.isLinked()) continue;
      auto with = making::withShape(*one.mesh, one.made->shape, one.group.itself().scale);
      one.mesh = with ? with->mesh : nullptr;
    }
    return recalled;
  });
}

void ShapesPanel::takeRecalled(const UsedShapes& recalled) {
  for (const UsedShape& one : recalled) {
    std::erase_if(said_, [&](const UsedShape& said) { return said.made == one.made; });
    // What was given here since is newer.
    if (one.mesh) used_.insert(used_.begin(), one);
  }
  followUsed();
  showPage();
}

}  // namespace wb::ui

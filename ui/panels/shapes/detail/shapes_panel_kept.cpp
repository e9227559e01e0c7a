#include "model/shapes/kept_searches.h"
#include "ui/document/document.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/model_text.h"

#include <memory>
#include <utility>

// What was found goes into the project, and is there again when that is opened.

namespace wb::ui {

/// Of all objects, the newest first: as far as their meshes are still the same.
void ShapesPanel::keepFound(scene::Scene& scene) const {
  const weighing::Weighing& weighing = document_.weighing();
  KeptShapes all = kept_;
  if (candidates_.order() && !candidates_.isEmpty()) all.keep(candidates_.found());
  std::vector<making::KeptSearch> searches;
  for (auto found = all.all().rbegin(); found != all.all().rend(); ++found) {
    auto now = making::followed(*found->order, weighing.scene, weighing.statistics);
    if (!now) continue;
    making::KeptSearch search{std::move(now->groups), found->shapes, found->searched};
    for (making::Group& group : search.groups)
      for (scene::Target& part : group.parts)
        part = making::partNow(*found->order, part, weighing.scene);
    searches.push_back(std::move(search));
  }
  making::keepSearches(scene, searches, weighing.profile);
}

/// None of them is chosen: what is open is shown as it is.
void ShapesPanel::takeKept() {
  const weighing::Weighing& weighing = document_.weighing();
  if (weighing.statistics.linksets.size() != weighing.scene.linksets.size()) return;
  profile_ = weighing.profile;
  auto kept = making::keptSearches(weighing.scene, weighing.statistics, weighing.profile);
  for (const Diagnostic& finding : kept.findings) emit said(shown(finding));
  for (auto search = kept.value.rbegin(); search != kept.value.rend(); ++search) {
    making::Order order{std::move(search->groups), weighing.profile, wishes_->wish().request};
    if (!search->searched.empty()) order.request = search->searched.back();
    const std::size_t groups = order.groups.size();
    kept_.keep({std::make_shared<const making::Order>(std::move(order)), std::move(search->shapes),
                std::vector<std::optional<std::size_t>>(groups), std::move(search->searched),
                true});
  }
  if (!kept.value.empty()) followSelection();
}

}  // namespace wb::ui

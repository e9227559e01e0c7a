#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <span>

namespace wb::ui {

void ViewPanel::showRay() {
  const octree::World& world = view_->octrees().world();
  const auto done = std::span(trail_.followed().visits.steps()).first(trail_.step());
  // The octrees of another scene may still be made.
  const bool isThere = world.octrees().size() == document_.weighing().scene.octrees.size();
  if (trail_.current() && isThere && settings().octrees.ray) {
    const bool differs = trail_.deviation().difference != octree::Difference::none;
    view_->ray().show(world,
                      {trail_.rays()[*trail_.current()], visitedAfter(done), trail_.exact().hit,
                       differs ? trail_.published().hit : std::nullopt, trail_.algorithm()});
  } else {
    view_->ray().hide();
  }
  view_->choose(isThere ? chosenLeaf() : std::nullopt);
  showLegend();
}

/// What the followed ray meets, unless it is hidden.
std::optional<octree::Hit> ViewPanel::chosenLeaf() const {
  const auto& hit = trail_.exact().hit;
  const viewport::OctreeLook& look = settings().octrees;
  if (!hit || !look.leaves || !look.ray) return {};
  const octree::World& world = view_->octrees().world();
  const bool isShown = !world.octrees()[hit->entry.octree].octree->extent().isEmpty();
  return isShown ? hit : std::nullopt;
}

void ViewPanel::followRay(const octree::Hit&, const octree::Ray& ray) { trail_.followSeen(ray); }

}  // namespace wb::ui

#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/view/detail/beside_pane.h"
#include "ui/panels/view/detail/costliest_marks.h"
#include "ui/panels/view/detail/land_keeper.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/standing_marks.h"
#include "ui/panels/view/detail/view_marks.h"
#include "ui/panels/view/view_panel.h"
#include "ui/widgets/model_text.h"
#include "viewport/legend_strip.h"
#include "viewport/view.h"

#include <QLabel>
#include <algorithm>
#include <numbers>
#include <span>
#include <utility>

namespace wb::ui {
namespace {

bool isFromAbove(const viewport::OrbitCamera& camera) {
  constexpr double slack = 1e-3;
  return camera.pitch > std::numbers::pi / 2 - slack;
}

}  // namespace

void ViewPanel::look(viewport::OrbitCamera::Standard side) { view_->look(side); }

/// A map is looked at from above. What comes after it is looked at from where it was before, unless
/// the user has turned the map.
void ViewPanel::keepViewpoint(viewport::ColourBy before) {
  const bool wasMap = before == viewport::ColourBy::land;
  const bool isMap = settings().colourBy == viewport::ColourBy::land;
  if (isMap == wasMap) return;
  if (isMap) {
    beforeMap_ = view_->viewpoint();
  } else if (const auto back = std::exchange(beforeMap_, {})) {
    if (isFromAbove(view_->orbitCamera())) view_->setViewpoint(*back);
  }
}

void ViewPanel::colourAgain() {
  view_->layers().colourAgain();
  if (beside_->keeper()) view_->beside().colourAgain();
  marks_->colourAgain();
  land_->recolour();
  showLegend();
}

void ViewPanel::say(const QString& line) {
  readout_->setText(line.isEmpty() ? land_->whoseLand() : line);
}

void ViewPanel::showOneRegion() {
  keeper_->leaveOut(land_->elsewhere(false));
  costliest_->leaveOut(land_->elsewhere(false));
  standing_->leaveOut(land_->elsewhere(false));
  if (beside_->keeper()) beside_->keeper()->leaveOut(land_->elsewhere(true));
}

/// On a map the land is clicked at, not the boxes about what stands there.
void ViewPanel::click(const std::optional<layers::Pick>& pick, bool isBeside) {
  if (const auto linkset = land_->nextUnderPointer(isBeside))
    return marks_->selectLinkset(*linkset);
  marks_->select(pick);
}

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

/// The legend takes its room from the view's, at most half of it.
void ViewPanel::takePicture(const PictureWish& wish, std::function<void(const QImage&)> done) {
  std::vector<viewport::NamedColour> words;
  if (wish.hasLegend)
    words = named(legendEntries(), [](const Text& text, const std::vector<Argument>& arguments) {
      return shown(text, arguments);
    });
  const QColor ground = wish.isTransparent ? Qt::transparent : palette().color(QPalette::Base);
  const QImage strip = viewport::legendStrip(words, wish.size.width(),
                                             {font(), palette().color(QPalette::Text), ground});
  const QSize size(wish.size.width(),
                   std::max(wish.size.height() - strip.height(), wish.size.height() / 2));
  view_->captureShot(size, wish.isTransparent,
                     [strip, done = std::move(done)](const QImage& picture) {
                       done(viewport::withLegend(picture, strip));
                     });
}

}  // namespace wb::ui

#include "ui/panels/view/detail/beside_pane.h"
#include "ui/panels/view/detail/dearest_marks.h"
#include "ui/panels/view/detail/land_keeper.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/view_marks.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <QLabel>
#include <numbers>
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
  land_->recolour();
  showLegend();
}

void ViewPanel::say(const QString& line) {
  readout_->setText(line.isEmpty() ? land_->whoseLand() : line);
}

void ViewPanel::showOneRegion() {
  keeper_->leaveOut(land_->elsewhere(false));
  dearest_->leaveOut(land_->elsewhere(false));
  if (beside_->keeper()) beside_->keeper()->leaveOut(land_->elsewhere(true));
}

/// On a map the land is clicked at, not the boxes about what stands there.
void ViewPanel::click(const std::optional<layers::Pick>& pick, bool isBeside) {
  if (const auto linkset = land_->nextUnderPointer(isBeside))
    return marks_->selectLinkset(*linkset);
  marks_->select(pick);
}

}  // namespace wb::ui

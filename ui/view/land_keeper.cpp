#include "ui/view/land_keeper.h"

#include "ui/base/model_text.h"
#include "ui/base/object_names.h"
#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "viewport/view.h"

#include <algorithm>
#include <utility>

namespace wb::ui {

LandKeeper::LandKeeper(const Document& document, const Visibility& visibility, viewport::View& view,
                       QObject* parent)
    : QObject(parent), document_(document), visibility_(visibility), view_(view) {
  connect(&document_, &Document::sceneReset, this, &LandKeeper::remake);
  connect(&document_, &Document::partsChanged, this, &LandKeeper::remake);
  connect(&document_, &Document::costsChanged, this, &LandKeeper::recolour);
  connect(&visibility_, &Visibility::changed, this, &LandKeeper::remake);
  connect(&view_, &viewport::View::pointed, this, &LandKeeper::point);
}

/// Of what was before, at the baseline, the land is not told.
bool LandKeeper::isShown(bool isBeside) const {
  if (!isBeside) return settings_.colourBy == viewport::ColourBy::land;
  return presetOf(settings_.beside) && settings_.besides().colourBy == viewport::ColourBy::land;
}

void LandKeeper::setSettings(const ViewSettings& settings) {
  const bool hadBeside = isShown(true);
  settings_ = settings;
  const bool isWanted = isShown(false) || isShown(true);
  if (isWanted != land_.has_value()) return remake();
  if (isShown(true) != hadBeside) recolour();
}

void LandKeeper::remake() {
  land_.reset();
  if (isShown(false) || isShown(true))
    land_ = layers::landMapOf(document_.weighing().scene, [this](std::size_t linkset) {
      return !visibility_.isLinksetHidden(linkset);
    });
  recolour();
}

void LandKeeper::recolour() {
  if (!land_) return;
  const std::vector<double> levels = landLevels(*land_, document_.weighing().costs);
  view_.layers().setLand(*land_, levels);
  if (isShown(true)) view_.beside().setLand(*land_, levels);
  view_.pointAgain();
}

void LandKeeper::point(const octree::Ray& ray, bool isBeside) {
  if (!land_ || !isShown(isBeside) || ray.direction.z == 0) return;
  const double along = (land_->height - ray.origin.z) / ray.direction.z;
  if (along < 0) return;
  const glm::dvec3 ground = ray.origin + along * ray.direction;
  if (const layers::LandSquare* square = land_->squareAt(glm::dvec2(ground)))
    return emit said(describe(*square));
  emit said(tr("Nothing stands here."));
}

QString LandKeeper::describe(const layers::LandSquare& square) const {
  constexpr std::size_t mostNamed = 3;
  const weighing::Weighing& weighing = document_.weighing();
  const auto costOf = [&](const layers::LandShare& share) {
    return share.fraction * weighing.costs[share.linkset].landImpact;
  };
  std::vector<layers::LandShare> dearest = square.shares;
  std::ranges::stable_sort(dearest,
                           [&](const auto& a, const auto& b) { return costOf(a) > costOf(b); });
  const layers::LandLoad load = loadOf(square, weighing.costs);
  QStringList words{
      tr("%1 LI/m² from x %2 m, y %3 m", "a square of land")
          .arg(shownCost(load.landImpact / (land_->side * land_->side), load.isAtLeast),
               shownNumber(square.low.x), shownNumber(square.low.y))};
  for (std::size_t i = 0; i < std::min(mostNamed, dearest.size()); ++i)
    words << tr("%1: %2 LI", "an object, and what it adds to a square of land")
                 .arg(nameOf(weighing.scene.linksets[dearest[i].linkset], dearest[i].linkset),
                      shownNumber(costOf(dearest[i])));
  if (dearest.size() > mostNamed)
    words << tr("and %Ln more", "objects on a square of land",
                static_cast<int>(dearest.size() - mostNamed));
  return words.join(QStringLiteral(" · "));
}

}  // namespace wb::ui

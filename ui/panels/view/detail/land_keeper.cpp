#include "ui/panels/view/detail/land_keeper.h"

#include "model/cost/places.h"
#include "model/scene/scene.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "viewport/labels.h"
#include "viewport/view.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// More would hide the land that they name: the most expensive have labels.
constexpr std::size_t mostParcels = 12;

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

LandKeeper::LandKeeper(const Document& document, const Selection& selection,
                       const Visibility& visibility, viewport::View& view, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      visibility_(visibility),
      view_(view) {
  connect(&document_, &Document::sceneReset, this, &LandKeeper::remake);
  connect(&document_, &Document::partsChanged, this, &LandKeeper::remake);
  connect(&document_, &Document::costsChanged, this, &LandKeeper::recolour);
  connect(&selection_, &Selection::changed, this, &LandKeeper::followSelection);
  connect(&selection_, &Selection::regionChanged, this, &LandKeeper::followSelection);
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
  if (isWanted != land_.has_value()) {
    remake();
    return emit said({});
  }
  if (isShown(true) != hadBeside) recolour();
}

std::set<std::size_t> LandKeeper::elsewhere(bool isBeside) const {
  return land_ && isShown(isBeside) ? region_.elsewhere() : std::set<std::size_t>();
}

void LandKeeper::remake() {
  land_.reset();
  if (!isShown(false) && !isShown(true)) return;
  const bool isOther = region_.follow(document_.weighing().scene, selection_);
  makeLand();
  if (isOther) emit regionChanged();
}

void LandKeeper::makeLand() {
  land_ = layers::landMapOf(document_.weighing().scene, [this](std::size_t linkset) {
    return !visibility_.isLinksetHidden(linkset) && !region_.elsewhere().contains(linkset);
  });
  parcels_ = layers::parcelsOn(*land_, document_.weighing().scene);
  recolour();
}

/// The selection may be in another region.
void LandKeeper::followSelection() {
  if (!land_ || !region_.follow(document_.weighing().scene, selection_)) return;
  makeLand();
  emit regionChanged();
  emit said({});
}

QString LandKeeper::whoseLand() const {
  if (!land_ || region_.elsewhere().empty()) return {};
  return tr("Showing the land of %1. To see other land, select another region or something in it.")
      .arg(region_.nameIn(document_.weighing().scene));
}

void LandKeeper::recolour() {
  if (!land_) return;
  const std::vector<double> levels = landLevels(*land_, document_.weighing().costs);
  const std::vector<viewport::Label> labels = labelsOfParcels();
  view_.layers().setLand(*land_, levels, parcels_);
  view_.layers().setLandLabels(labels, view_.devicePixelRatio());
  if (isShown(true)) {
    view_.beside().setLand(*land_, levels, parcels_);
    view_.beside().setLandLabels(labels, view_.devicePixelRatio());
  }
  view_.pointAgain();
}

/// Its name, and how full it is with all that is on it, also with what is hidden.
std::vector<viewport::Label> LandKeeper::labelsOfParcels() const {
  std::vector<viewport::Label> labels;
  if (parcels_.empty()) return labels;
  const weighing::Weighing& weighing = document_.weighing();
  std::vector<cost::PlaceCost> places = cost::sumByPlace(weighing.scene, weighing.costs);
  std::ranges::stable_sort(places, std::less(), &cost::PlaceCost::landImpact);
  for (const cost::PlaceCost& place : places) {
    const auto found = std::ranges::find_if(parcels_, [&](const layers::ParcelLand& one) {
      return one.region == place.region && one.parcel == place.parcel;
    });
    if (found == parcels_.end() || place.region >= weighing.scene.regions.size()) continue;
    QString room =
        tr("%1 of %2 LI", "land impact of a parcel, and what fits")
            .arg(shownCost(place.landImpact, place.unknown), shownNumber(place.capacity));
    if (place.isOver()) room.prepend(alarmSign + QStringLiteral(" "));
    labels.push_back({glm::dvec3(found->middle, land_->height),
                      nameOfParcel(weighing.scene.regions[place.region], *place.parcel), room});
  }
  // The last lies over the others.
  if (labels.size() > mostParcels)
    labels.erase(labels.begin(), labels.end() - static_cast<std::ptrdiff_t>(mostParcels));
  return labels;
}

const layers::LandSquare* LandKeeper::squareOn(const octree::Ray& ray) const {
  if (ray.direction.z == 0) return nullptr;
  const double along = (land_->height - ray.origin.z) / ray.direction.z;
  if (along < 0) return nullptr;
  return land_->squareAt(glm::dvec2(ray.origin + along * ray.direction));
}

void LandKeeper::point(const std::optional<octree::Ray>& ray, bool isBeside) {
  if (!land_) return;
  const bool wasOver = std::exchange(isOver_, ray && isShown(isBeside));
  if (isOver_) {
    const layers::LandSquare* square = squareOn(*ray);
    emit said(square ? describe(*square) : tr("Nothing here."));
  } else if (wasOver && !view_.isOverSomething()) {
    emit said({});
  }
}

std::optional<std::size_t> LandKeeper::nextUnderPointer(bool isBeside) const {
  const auto ray = view_.rayUnderPointer();
  if (!land_ || !isShown(isBeside) || !ray) return {};
  const layers::LandSquare* square = squareOn(*ray);
  if (square == nullptr) return {};
  const std::vector<layers::LandShare> costliest = costliestOf(*square);
  const auto& selected = selection_.current();
  if (!selected) return costliest.front().linkset;
  auto found = std::ranges::find(costliest, selected->linkset, &layers::LandShare::linkset);
  if (found != costliest.end()) ++found;
  return (found == costliest.end() ? costliest.front() : *found).linkset;
}

double LandKeeper::costOf(const layers::LandShare& share) const {
  return share.fraction * document_.weighing().costs[share.linkset].landImpact;
}

std::vector<layers::LandShare> LandKeeper::costliestOf(const layers::LandSquare& square) const {
  std::vector<layers::LandShare> costliest = square.shares;
  std::ranges::stable_sort(costliest,
                           [&](const auto& a, const auto& b) { return costOf(a) > costOf(b); });
  return costliest;
}

QString LandKeeper::describe(const layers::LandSquare& square) const {
  constexpr std::size_t mostNamed = 3;
  const weighing::Weighing& weighing = document_.weighing();
  const std::vector<layers::LandShare> costliest = costliestOf(square);
  const layers::LandLoad load = loadOf(square, weighing.costs);
  QStringList words;
  if (!region_.elsewhere().empty()) words << region_.nameIn(weighing.scene);
  words << tr("%1 LI/m² at x %2, y %3", "a square of land")
               .arg(shownCost(load.landImpact / (land_->side * land_->side), load.isAtLeast),
                    shownLength(square.low.x), shownLength(square.low.y));
  for (std::size_t i = 0; i < std::min(mostNamed, costliest.size()); ++i)
    words << tr("%1: %2 LI", "an object, and what it adds to a square of land")
                 .arg(nameOf(weighing.scene.linksets[costliest[i].linkset], costliest[i].linkset),
                      shownNumber(costOf(costliest[i])));
  if (costliest.size() > mostNamed)
    words << tr("and %Ln more", "objects on a square of land",
                static_cast<int>(costliest.size() - mostNamed));
  return words.join(QStringLiteral(" · "));
}

}  // namespace wb::ui

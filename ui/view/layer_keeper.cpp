#include "ui/view/layer_keeper.h"

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"

#include <memory>
#include <utility>

namespace wb::ui {

using layers::Layer;

LayerKeeper::LayerKeeper(const Document& document, const Selection& selection,
                         const Visibility& visibility, viewport::SceneLayers& layers,
                         QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      visibility_(visibility),
      layers_(layers),
      basis_(basis()) {
  connect(&loader_, &LayerLoader::ready, this, &LayerKeeper::take);
  connect(&loader_, &LayerLoader::prepared, this, &LayerKeeper::takeCaster);
  connect(&selection_, &Selection::changed, this, &LayerKeeper::followSelection);
  connect(&loader_, &LayerLoader::busyChanged, this, &LayerKeeper::looksChanged);
  connect(&document_, &Document::sceneReset, this, &LayerKeeper::resetScene);
  connect(&document_, &Document::partChanged, this, &LayerKeeper::remake);
  connect(&visibility_, &Visibility::changed, this, &LayerKeeper::remake);
  connect(&document_, &Document::costsChanged, this, &LayerKeeper::followCosts);
}

LayerKeeper::Basis LayerKeeper::basis() const {
  const weighing::Weighing& weighing = document_.weighing();
  Basis result{cost::GeometryRules(weighing.profile), cost::HullRules(weighing.profile), {}, {}};
  for (const cost::LinksetCost& linkset : weighing.costs)
    for (const cost::PartCost& part : linkset.parts)
      result.representations.push_back(part.decision.representation);
  for (const cost::LinksetCost& linkset : weighing.costs)
    result.landImpacts.push_back(linkset.landImpact);
  return result;
}

layers::WeighedScene LayerKeeper::weighed() const {
  const weighing::Weighing& weighing = document_.weighing();
  return {weighing.scene, weighing.costs, weighing.profile};
}

std::optional<double> LayerKeeper::costOf(const layers::Pick& pick) {
  if (!known_ || known_->layer != pick.layer || known_->piece != pick.piece) {
    const layers::LayerShapes& shapes = *layers_.pickScene().layer(pick.layer);
    known_ =
        Known{pick.layer, pick.piece, triangleCosts(weighed(), shapes, pick.piece, pick.layer)};
  }
  if (known_->costs.empty()) return {};
  return known_->costs[pick.triangle];
}

/// Without a selection the only object is what one looks at.
bool LayerKeeper::isLookedAt(const layers::LayerPiece& piece) const {
  const auto& selected = selection_.current();
  if (!selected) return document_.weighing().scene.linksets.size() == 1;
  return selected->linkset == piece.linkset && selected->part.value_or(piece.part) == piece.part;
}

layers::LayerCosts LayerKeeper::shownCosts(Layer layer, const layers::LayerShapes* shapes) const {
  if (shapes == nullptr || !areCostsShown()) return {};
  if (settings_.colourBy == viewport::ColourBy::landImpact)
    return landImpactLevels(weighed(), *shapes);
  return costsOfTriangles(weighed(), *shapes, layer,
                          [this](const layers::LayerPiece& piece) { return isLookedAt(piece); });
}

void LayerKeeper::followSelection() {
  if (settings_.colourBy != viewport::ColourBy::costShare) return;
  showCosts();
  emit looksChanged();
}

void LayerKeeper::showCosts() {
  for (const Layer layer : layers::allLayers)
    layers_.setCosts(layer, shownCosts(layer, layers_.pickScene().layer(layer)));
}

void LayerKeeper::resetScene() {
  for (const Layer layer : layers::allLayers) layers_.removeLayer(layer);
  remake();
}

void LayerKeeper::remake() {
  const weighing::Weighing& weighing = document_.weighing();
  basis_ = basis();
  known_.reset();
  loader_.setSource(std::make_shared<const LayerSource>(
      LayerSource{weighing.scene, weighing.costs, weighing.profile, settings_.lod,
                  settings_.decidingOnly, visibility_.hidden(), store_}));
  for (const Layer layer : layers::allLayers)
    if (!settings_.shows(layer)) layers_.removeLayer(layer);
  applyLook();
}

void LayerKeeper::followCosts() {
  Basis now = basis();
  if (basis_ == now) return;
  const bool isRemade = basis_.rules != now.rules ||
                        (settings_.decidingOnly && basis_.representations != now.representations);
  if (isRemade) return remake();
  basis_ = std::move(now);
  known_.reset();
  showCosts();
}

void LayerKeeper::setSettings(const ViewSettings& settings) {
  const ViewSettings before = std::exchange(settings_, settings);
  if (settings.lod != before.lod || settings.decidingOnly != before.decidingOnly) return remake();
  applyLook();
}

void LayerKeeper::applyLook() {
  for (const Layer layer : layers::allLayers) layers_.setVisible(layer, settings_.shows(layer));
  layers_.setHullsSolid(settings_.decidingOnly);
  const bool isOther = settings_.colourBy != layers_.colourBy();
  if (isOther) showCosts();
  layers_.setColourBy(settings_.colourBy);
  for (const Layer layer : settings_.layers) loader_.request(layer);
  emit looksChanged();
}

void LayerKeeper::take(Layer layer, const std::shared_ptr<const layers::LayerShapes>& made) {
  known_.reset();
  layers_.setLayer(layer, made, shownCosts(layer, made.get()));
  emit layerMade(layer);
  emit looksChanged();
}

void LayerKeeper::takeCaster(Layer layer, const std::shared_ptr<mesh::RayCaster>& caster) {
  layers_.setCaster(layer, std::move(*caster));
  layers_.lookAgain();
  emit layerPrepared(layer);
}

}  // namespace wb::ui

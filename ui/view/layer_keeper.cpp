#include "ui/view/layer_keeper.h"

#include "ui/document/document.h"
#include "ui/document/visibility.h"

#include <memory>
#include <utility>

namespace wb::ui {

using layers::Layer;

LayerKeeper::LayerKeeper(const Document& document, const Visibility& visibility,
                         viewport::SceneLayers& layers, QObject* parent)
    : QObject(parent),
      document_(document),
      visibility_(visibility),
      layers_(layers),
      basis_(basis()) {
  connect(&loader_, &LayerLoader::ready, this, &LayerKeeper::take);
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

viewport::Shares LayerKeeper::shares(Layer layer, const layers::LayerMesh* mesh) const {
  if (mesh == nullptr) return {};
  const weighing::Weighing& weighing = document_.weighing();
  return costShares(layers::WeighedScene{weighing.scene, weighing.costs, weighing.profile}, *mesh,
                    layer);
}

const viewport::Shares& LayerKeeper::sharesOf(Layer layer) {
  viewport::Shares& known = shares_[layer];
  if (known.empty()) known = shares(layer, layers_.pickScene().layer(layer));
  return known;
}

viewport::Shares LayerKeeper::shownCosts(Layer layer, const layers::LayerMesh* mesh) const {
  if (mesh == nullptr || !areCostsShown()) return {};
  if (settings_.colourBy == viewport::ColourBy::costShare) return shares(layer, mesh);
  const weighing::Weighing& weighing = document_.weighing();
  return landImpactLevels({weighing.scene, weighing.costs, weighing.profile}, *mesh);
}

void LayerKeeper::showCosts() {
  for (const Layer layer : layers::allLayers)
    layers_.setShares(layer, shownCosts(layer, layers_.pickScene().layer(layer)));
}

void LayerKeeper::resetScene() {
  for (const Layer layer : layers::allLayers) layers_.removeLayer(layer);
  remake();
}

void LayerKeeper::remake() {
  const weighing::Weighing& weighing = document_.weighing();
  basis_ = basis();
  shares_.clear();
  loader_.setSource(std::make_shared<const LayerSource>(
      LayerSource{weighing.scene, weighing.costs, weighing.profile, settings_.lod,
                  settings_.decidingOnly, visibility_.hidden()}));
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
  shares_.clear();
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

void LayerKeeper::take(Layer layer, const std::shared_ptr<layers::PickLayer>& made) {
  viewport::Shares ofMade = shownCosts(layer, &made->mesh);
  shares_.erase(layer);
  layers_.setLayer(layer, std::move(*made), std::move(ofMade));
  emit layerMade(layer);
  emit looksChanged();
}

}  // namespace wb::ui

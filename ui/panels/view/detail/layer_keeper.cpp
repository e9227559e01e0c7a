#include "ui/panels/view/detail/layer_keeper.h"

#include "model/cost/part_weights.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "viewport/colour_modes.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace wb::ui {

layers::LayerShapes LayerSource::make(layers::Layer layer, const Task& task) const {
  layers::LayerOptions options{.lod = lod,
                               .rules = cost::GeometryRules(profile),
                               .wanted = {},
                               .store = store,
                               .explosion = explosion};
  options.wanted = [this, layer](std::size_t linkset, std::size_t part) {
    return !hidden.contains(linkset, part) &&
           (!decidingOnly || layer == ghost ||
            decides(layers::WeighedScene{scene, costs, profile}, linkset, part, layer));
  };
  return makeLayer(scene, layer, options, task);
}

LayerLoader::LayerLoader(QObject* parent)
    : QObject(parent), work_([this](const Made& made) { take(made); }) {}

void LayerLoader::setSource(std::shared_ptr<const LayerSource> source) {
  const bool wasBusy = isBusy();
  source_ = std::move(source);
  asked_.clear();
  pending_.clear();
  unprepared_.clear();
  work_.cancel();
  if (wasBusy) emit busyChanged(false);
}

void LayerLoader::request(layers::Layer layer) {
  if (!source_ || !asked_.insert(layer).second) return;
  const bool wasBusy = isBusy();
  pending_.insert(layer);
  if (!wasBusy) emit busyChanged(true);
  if (!work_.isBusy()) startNext();
}

void LayerLoader::startNext() {
  if (pending_.empty()) return startPreparing();
  running_ = pending_.extract(pending_.begin()).value();
  work_.start([source = source_, layer = running_](const Task& task) {
    return Made{std::make_shared<const layers::LayerShapes>(source->make(layer, task)), {}};
  });
}

void LayerLoader::startPreparing() {
  if (unprepared_.empty()) return;
  const auto next = unprepared_.extract(unprepared_.begin());
  running_ = next.key();
  work_.start([shapes = next.mapped()](const Task& task) {
    Made made{{}, std::make_shared<mesh::RayCaster>(makeCaster(*shapes, task))};
    layers::prepareLevels(*shapes, 1, task);
    return made;
  });
}

void LayerLoader::take(const Made& made) {
  const layers::Layer layer = running_;
  if (made.shapes && !made.shapes->isEmpty()) unprepared_[layer] = made.shapes;
  startNext();
  if (made.shapes) emit ready(layer, made.shapes);
  if (made.caster) emit prepared(layer, made.caster);
  if (!isBusy()) emit busyChanged(false);
}

using layers::Layer;

namespace {

bool isOf(const layers::LayerPiece& piece, const weighing::Target& target) {
  return target.linkset == piece.linkset && target.part.value_or(piece.part) == piece.part;
}

}  // namespace

LayerKeeper::LayerKeeper(const Document& document, const Selection& selection,
                         const Visibility& visibility, const Baseline& baseline,
                         viewport::SceneLayers& layers, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      visibility_(visibility),
      baseline_(baseline),
      layers_(layers),
      basis_(basis()) {
  connect(&loader_, &LayerLoader::ready, this, &LayerKeeper::take);
  connect(&loader_, &LayerLoader::prepared, this, &LayerKeeper::takeCaster);
  connect(&selection_, &Selection::changed, this, &LayerKeeper::followSelection);
  connect(&loader_, &LayerLoader::busyChanged, this, &LayerKeeper::looksChanged);
  connect(&document_, &Document::sceneAboutToReset, this, [this] { isOfAnotherScene_ = true; });
  connect(&document_, &Document::sceneReset, this, &LayerKeeper::resetScene);
  connect(&document_, &Document::partsChanged, this, &LayerKeeper::followParts);
  connect(&visibility_, &Visibility::changed, this, &LayerKeeper::remake);
  connect(&document_, &Document::costsChanged, this, &LayerKeeper::followCosts);
  connect(&baseline_, &Baseline::changed, this, &LayerKeeper::followBaseline);
}

LayerKeeper::Basis LayerKeeper::basis() const {
  const weighing::Weighing& weighing = document_.weighing();
  Basis result{.rules = cost::GeometryRules(weighing.profile),
               .hulls = cost::HullRules(weighing.profile),
               .representations = {},
               .physics = {},
               .weights = {},
               .landImpacts = {},
               .deciding = {}};
  for (std::size_t i = 0; i < weighing.costs.size(); ++i) {
    const cost::LinksetCost& linkset = weighing.costs[i];
    for (std::size_t part = 0; part < linkset.parts.size(); ++part) {
      result.representations.push_back(linkset.parts[part].decision.representation);
      result.physics.push_back(linkset.parts[part].physics);
      result.weights.push_back(
          decidingWeightOf(weighing.scene.linksets[i], linkset, part, weighing.profile));
    }
    result.landImpacts.push_back(linkset.landImpact);
    result.deciding.push_back(linkset.decidedBy);
  }
  return result;
}

layers::WeighedScene LayerKeeper::weighed() const {
  const weighing::Weighing& weighing = document_.weighing();
  if (preview_)
    return {preview_->scene, preview_->costs,
            preview_->profile ? *preview_->profile : weighing.profile};
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

/// Without a selection all is, as far as single triangles of it can be coloured at ease.
viewport::LookedAt LayerKeeper::lookedAt() const {
  constexpr std::size_t mostColoured = 300'000;
  if (selection_.current()) return viewport::LookedAt::selection;
  const bool isFew =
      document_.weighing().scene.linksets.size() == 1 || layers_.triangleCount() <= mostColoured;
  return isFew ? viewport::LookedAt::all : viewport::LookedAt::nothing;
}

bool LayerKeeper::isLookedAt(const layers::LayerPiece& piece) const {
  const auto& selected = selection_.current();
  return selected ? isOf(piece, *selected) : lookedAt() == viewport::LookedAt::all;
}

layers::LayerCosts LayerKeeper::shownCosts(Layer layer, const layers::LayerShapes* shapes) const {
  if (shapes == nullptr || !areCostsShown()) return {};
  const auto isWanted = [this](const layers::LayerPiece& piece) { return isLookedAt(piece); };
  return viewport::modeOf(settings_.colourBy).costs({weighed(), *shapes, layer, isWanted, [this] {
                                                       return impactsBefore();
                                                     }});
}

/// Of each linkset of now that was there; nothing while nothing is pinned, or it is not weighed.
std::vector<std::optional<double>> LayerKeeper::impactsBefore() const {
  std::vector<std::optional<double>> before;
  const auto side = baseline_.side();
  if (!side) return before;
  for (const auto& origin : baseline_.origins().linksets) {
    const bool isKnown = origin && !side->costs[*origin].unknown.landImpact;
    before.push_back(isKnown ? std::optional(side->costs[*origin].landImpact) : std::nullopt);
  }
  return before;
}

std::optional<viewport::Colour> LayerKeeper::colourOfChange(std::size_t linkset) const {
  if (settings_.colourBy != viewport::ColourBy::change) return {};
  const layers::WeighedScene shown = weighed();
  if (linkset >= shown.costs.size()) return {};
  const auto before = impactsBefore();
  const cost::LinksetCost& now = shown.costs[linkset];
  if (linkset >= before.size() || !before[linkset] || now.unknown.landImpact)
    return viewport::unknownImpactColour;
  return viewport::colourOfChange(layers::changeLevel(now.landImpact - *before[linkset]));
}

/// Baselines hear of another scene first, while what is shown is still of the one before.
void LayerKeeper::followBaseline() {
  if (isOfAnotherScene_ || settings_.colourBy != viewport::ColourBy::change) return;
  showCosts();
  emit looksChanged();
}

/// Without a selection there is nothing to see through to.
void LayerKeeper::dim() {
  const auto& selected = selection_.current();
  if (!settings_.isXray || !selected) return layers_.dimAllBut({});
  layers_.dimAllBut(
      [target = *selected](const layers::LayerPiece& piece) { return isOf(piece, target); });
}

void LayerKeeper::followSelection() {
  if (settings_.isXray) dim();
  if (!viewport::isOfTriangles(settings_.colourBy)) return;
  showCosts();
  emit looksChanged();
}

void LayerKeeper::showCosts() {
  for (const Layer layer : layers::allLayers)
    layers_.setCosts(layer, shownCosts(layer, layers_.pickScene().layer(layer)));
}

void LayerKeeper::setPreview(std::shared_ptr<const ScenePreview> preview) {
  if (preview == preview_) return;
  takePreview(std::move(preview));
  remake();
}

void LayerKeeper::leaveOut(std::set<std::size_t> linksets) {
  if (linksets == leftOut_) return;
  leftOut_ = std::move(linksets);
  remake();
}

void LayerKeeper::takePreview(std::shared_ptr<const ScenePreview> preview) {
  preview_ = std::move(preview);
  layers_.setOverlay(preview_ ? preview_->overlay : layers::Overlay());
}

/// What was shown instead is of the parts before.
void LayerKeeper::followParts() {
  if (isOfAnotherTime()) return;
  takePreview({});
  remake();
}

void LayerKeeper::resetScene() {
  isOfAnotherScene_ = false;
  takePreview({});
  for (const Layer layer : layers::allLayers) layers_.removeLayer(layer);
  remake();
}

void LayerKeeper::remake() {
  const layers::WeighedScene shown = weighed();
  basis_ = basis();
  known_.reset();
  loader_.setSource(std::make_shared<const LayerSource>(
      LayerSource{shown.scene, shown.costs, shown.profile, settings_.lod, settings_.decidingOnly,
                  ghost(), hidden(), store_, settings_.explosion}));
  for (const Layer layer : layers::allLayers)
    if (!settings_.shows(layer) && !settings_.isGhost(layer)) layers_.removeLayer(layer);
  applyLook();
}

HiddenParts LayerKeeper::hidden() const {
  HiddenParts hidden = visibility_.hidden();
  if (preview_) hidden.parts.insert(preview_->missing.begin(), preview_->missing.end());
  hidden.linksets.insert(leftOut_.begin(), leftOut_.end());
  return hidden;
}

void LayerKeeper::followCosts() {
  if (isOfAnotherTime()) return;
  Basis now = basis();
  if (basis_ == now) return;
  const bool isRemade = basis_.rules != now.rules ||
                        (settings_.decidingOnly && basis_.representations != now.representations);
  if (isRemade) return remake();
  basis_ = std::move(now);
  known_.reset();
  showCosts();
  // What legends name of costs is another.
  if (areCostsShown()) emit looksChanged();
}

std::optional<Layer> LayerKeeper::ghost() const {
  const auto found = std::ranges::find_if(layers::allLayers,
                                          [this](Layer layer) { return settings_.isGhost(layer); });
  return found == layers::allLayers.end() ? std::nullopt : std::optional(*found);
}

void LayerKeeper::setSettings(const ViewSettings& settings) {
  const auto ghostBefore = ghost();
  const ViewSettings before = std::exchange(settings_, settings);
  const bool isRemade = settings.lod != before.lod ||
                        settings.decidingOnly != before.decidingOnly ||
                        settings.explosion != before.explosion;
  if (isRemade || (settings.decidingOnly && ghost() != ghostBefore)) return remake();
  applyLook();
}

void LayerKeeper::applyLook() {
  for (const Layer layer : layers::allLayers) {
    layers_.setVisible(layer, settings_.shows(layer));
    layers_.setGhost(layer, settings_.isGhost(layer));
  }
  dim();
  layers_.setHullsSolid(settings_.decidingOnly);
  const bool isOther = settings_.colourBy != layers_.colourBy();
  if (isOther) showCosts();
  layers_.setColourBy(settings_.colourBy);
  for (const Layer layer : settings_.layers) loader_.request(layer);
  if (const auto about = ghost()) loader_.request(*about);
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

#include "viewport/scene_layers.h"

#include "model/geometry/prim.h"
#include "viewport/camera.h"
#include "viewport/colour_modes.h"
#include "viewport/detail/drawn_layer.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/marks.h"
#include "viewport/detail/material.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::viewport {
namespace {

using layers::Layer;

constexpr MarkStyle lightStyle{unknownImpactColour, unknownImpactColour, 0.5F};
constexpr MarkStyle costliestStyle{costliestColour, costliestColour, 0};
/// Of a hull around the mesh it stands for.
constexpr float hullOpacity = 0.45F;
constexpr float ghostOpacity = 0.2F;
constexpr float landEdges = 0.4F;
/// Triangles of all that is outlined, which are drawn with every frame: beyond, coarser levels or
/// boxes stand for what is selected.
constexpr std::size_t mostOutlined = 40'000;
/// Above a place far enough that the line to it is seen.
constexpr double litLift = 28;
/// What is lit is at least half as large for the room that its labels take.
constexpr double stepBack = 1.1;
constexpr int mostSteps = 7;
/// Of a part that labels stand beside, along each side.
constexpr std::size_t mostCuts = 8;

Pass passOf(Layer layer) { return layer == Layer::degenerate ? Pass::through : Pass::solid; }

void append(mesh::TriangleMesh& mesh, const mesh::TriangleMesh& more) {
  const auto base = static_cast<std::uint32_t>(mesh.positions.size());
  mesh.positions.insert(mesh.positions.end(), more.positions.begin(), more.positions.end());
  for (const auto& [a, b, c] : more.triangles)
    mesh.triangles.push_back({a + base, b + base, c + base});
}

/// The box about a piece, along the axes of its shape.
mesh::TriangleMesh boxAbout(const layers::LayerShapes& layer, std::uint32_t piece) {
  const layers::Shape& shape = layer.shapeOf(layer.pieces[piece]);
  mesh::TriangleMesh box = prim::tessellate(prim::defaultShape(prim::Kind::box), 1);
  const glm::dvec3 middle = (shape.low() + shape.high()) / 2.0;
  for (glm::dvec3& position : box.positions)
    position =
        layer.pieces[piece].place * glm::dvec4(middle + position * (shape.high() - shape.low()), 1);
  return box;
}

struct PieceOf {
  const layers::LayerShapes* layer;
  std::uint32_t piece;

  const layers::Shape& shape() const { return layer->shapeOf(layer->pieces[piece]); }
};

/// Coarser than any level.
constexpr std::size_t boxCoarseness = 8;

/// Its finest shape at 0, then its levels as far as they are made, at last its box.
mesh::TriangleMesh coarsened(const PieceOf& piece, std::size_t coarseness) {
  const auto levels = piece.shape().coarserIfMade();
  if (coarseness == 0) return placed(*piece.layer, piece.piece);
  if (coarseness > levels.size()) return boxAbout(*piece.layer, piece.piece);
  mesh::TriangleMesh mesh = levels[coarseness - 1].mesh;
  for (glm::dvec3& position : mesh.positions)
    position = piece.layer->pieces[piece.piece].place * glm::dvec4(position, 1);
  return mesh;
}

std::size_t trianglesAt(const std::vector<PieceOf>& pieces, std::size_t coarseness) {
  constexpr std::size_t ofBox = 12;
  std::size_t triangles = 0;
  for (const PieceOf& piece : pieces) {
    const auto levels = piece.shape().coarserIfMade();
    triangles += coarseness == 0              ? piece.shape().triangleCount()
                 : coarseness > levels.size() ? ofBox
                                              : levels[coarseness - 1].mesh.triangles.size();
  }
  return triangles;
}

mesh::TriangleMesh allOf(const layers::LayerShapes& layer) {
  mesh::TriangleMesh all;
  for (std::uint32_t i = 0; i < layer.pieces.size(); ++i) append(all, placed(layer, i));
  return all;
}

}  // namespace

SceneLayers::SceneLayers(Qt3DCore::QEntity* root, const Passes& passes)
    : passes_(passes),
      land_(new Surface(root, passes[Pass::solid])),
      light_(std::make_unique<Mark>(root, passes, lightStyle)),
      silhouettes_(root, passes),
      lit_(root, passes),
      costliest_(std::make_unique<Mark>(root, passes, costliestStyle)),
      overlay_(std::make_unique<DrawnOverlay>(root, passes)),
      labels_(new Labels(root, passes[Pass::last])),
      litLabels_(new Labels(root, passes[Pass::last], Labels::In::scene, litLift)),
      landLabels_(new Labels(root, passes[Pass::last])),
      standing_(root, passes[Pass::last]) {
  landLabels_->setSteady();
  land_->material().setShading(Shading::none);
  land_->material().setEdges(landEdges);
  for (const Layer layer : layers::allLayers) {
    drawn_[layer] = std::make_unique<DrawnLayer>(root, passes, layer);
    visible_[layer] = layer == Layer::visual || layer == Layer::prims;
    costs_[layer] = {};
  }
}

SceneLayers::~SceneLayers() = default;

void SceneLayers::setLayer(Layer layer, std::shared_ptr<const layers::LayerShapes> shapes,
                           layers::LayerCosts costs) {
  if (shapes->isEmpty()) return removeLayer(layer);
  pickScene_.setLayer(layer, shapes);
  costs_[layer] = std::move(costs);
  forgetMarks(layer);
  drawn_[layer]->setShapes(std::move(shapes));
  showCosts(layer);
  dim(layer);
  lookAgain();
  outlineSelection();
  standBeside();
}

void SceneLayers::setCaster(Layer layer, mesh::RayCaster caster) {
  pickScene_.setCaster(layer, std::move(caster));
}

void SceneLayers::removeLayer(Layer layer) {
  pickScene_.removeLayer(layer);
  costs_[layer] = {};
  forgetMarks(layer);
  drawn_[layer]->setShapes(nullptr);
  outlineSelection();
  standBeside();
}

void SceneLayers::forgetMarks(Layer layer) {
  if (lightLayer_ == layer) highlightNothing();
  if (outlined_ && outlined_->layer == layer) outline({});
}

void SceneLayers::setVisible(Layer layer, bool visible) {
  if (visible == std::exchange(visible_[layer], visible)) return;
  if (!visible && outlined_ && outlined_->layer == layer) outline({});
  recolour(layer);
  lookAgain();
  outlineSelection();
  standBeside();
}

std::vector<Layer> SceneLayers::shown() const {
  std::vector<Layer> result;
  for (const auto& [layer, visible] : visible_)
    if (visible && pickScene_.layer(layer) != nullptr) result.push_back(layer);
  return result;
}

/// What is shown, and ghosts.
std::vector<Layer> SceneLayers::drawn() const {
  std::vector<Layer> result = shown();
  for (const Layer layer : ghosts_)
    if (isGhost(layer) && pickScene_.layer(layer) != nullptr) result.push_back(layer);
  return result;
}

void SceneLayers::setGhost(Layer layer, bool isGhost) {
  if (isGhost == ghosts_.contains(layer)) return;
  if (isGhost) {
    ghosts_.insert(layer);
  } else {
    ghosts_.erase(layer);
  }
  recolour(layer);
  lookAgain();
  standBeside();
}

void SceneLayers::dimAllBut(std::function<bool(const layers::LayerPiece&)> isMeant) {
  isMeant_ = std::move(isMeant);
  for (const Layer layer : layers::allLayers) dim(layer);
}

void SceneLayers::dim(Layer layer) {
  const layers::LayerShapes* shapes = pickScene_.layer(layer);
  if (shapes == nullptr) return;
  std::vector<bool> dimmed;
  if (isMeant_)
    for (const layers::LayerPiece& piece : shapes->pieces) dimmed.push_back(!isMeant_(piece));
  drawn_.at(layer)->setDimmed(std::move(dimmed));
}

bool SceneLayers::isTranslucent(Layer layer) const {
  return layer == Layer::baseHull && colourBy_ == ColourBy::layer && !hullsSolid_;
}

float SceneLayers::opacityOf(Layer layer) const {
  if (isGhost(layer)) return ghostOpacity;
  return isTranslucent(layer) ? hullOpacity : 1;
}

/// A ghost shows form alone.
ColourBy SceneLayers::coloursBy(Layer layer) const {
  return isGhost(layer) ? ColourBy::layer : colourBy_;
}

void SceneLayers::restyle(Layer layer) {
  DrawnLayer& drawn = *drawn_.at(layer);
  const ColourBy by = coloursBy(layer);
  const Shading shading = formOf(layer) == Form::faces ? modeOf(by).shading : Shading::none;
  const bool isClear = isGhost(layer) || isTranslucent(layer);
  drawn.setLook({shading, opacityOf(layer), isClear ? Pass::translucent : passOf(layer)});
  drawn.setVisible(visible_.at(layer) || isGhost(layer));
}

double SceneLayers::costliestShown() const {
  double most = 0;
  for (const Layer layer : shown()) most = std::max(most, costliest(costs_.at(layer)));
  return most;
}

PieceColours SceneLayers::coloursOf(Layer layer, const layers::LayerShapes& shapes) const {
  const layers::LayerCosts& costs = costs_.at(layer);
  PieceColours result;
  const ColourBy by = coloursBy(layer);
  for (std::size_t i = 0; i < shapes.pieces.size(); ++i)
    result.pieces.push_back(
        colourOfPiece(layer, by,
                      {i < costs.levels.size() ? costs.levels[i] : std::nullopt,
                       i < costs.kinds.size() ? costs.kinds[i] : std::nullopt}));
  if (!isOfTriangles(by) || layer == Layer::degenerate) return result;
  const double most = costliestShown();
  for (const auto& [piece, ofTriangles] : costs.triangles)
    result.single[piece] = modeOf(by).ofTriangles(ofTriangles, most);
  return result;
}

void SceneLayers::recolour(Layer layer) {
  if (const layers::LayerShapes* shapes = pickScene_.layer(layer))
    drawn_.at(layer)->setColours(coloursOf(layer, *shapes));
  restyle(layer);
}

void SceneLayers::recolourAll() {
  for (const Layer layer : layers::allLayers) recolour(layer);
}

void SceneLayers::setColourBy(ColourBy by) {
  if (by == std::exchange(colourBy_, by)) return;
  recolourAll();
  showLand();
  showLandLabels();
}

void SceneLayers::setLand(const layers::LandMap& land, std::span<const double> levels,
                          std::span<const layers::ParcelLand> parcels) {
  landVertices_ = landVertices(land, levels, parcels);
  showLand();
}

void SceneLayers::setLandLabels(std::vector<Label> labels, double pixelRatio) {
  landWords_ = std::move(labels);
  landRatio_ = pixelRatio;
  showLandLabels();
}

void SceneLayers::showLand() {
  land_->setVertices(colourBy_ == ColourBy::land ? landVertices_ : QByteArray());
  passes_.tellSceneChanged();
}

void SceneLayers::showLandLabels() {
  landLabels_->show(colourBy_ == ColourBy::land ? landWords_ : std::vector<Label>(), landRatio_);
  passes_.tellSceneChanged();
}

void SceneLayers::setCosts(Layer layer, layers::LayerCosts costs) {
  costs_[layer] = std::move(costs);
  if (tellsCosts(colourBy_)) showCosts(layer);
}

/// The most expensive of one layer sets the ramp of all.
void SceneLayers::showCosts(Layer layer) {
  if (colourBy_ == ColourBy::costShare) return recolourAll();
  recolour(layer);
}

void SceneLayers::setHullsSolid(bool solid) {
  hullsSolid_ = solid;
  restyle(Layer::baseHull);
}

LegendRange SceneLayers::rangeOf(const std::vector<Layer>& visible, LookedAt lookedAt) const {
  LegendRange range{.costliest = costliestShown(), .lookedAt = lookedAt};
  for (const Layer layer : visible) {
    if (!tells(colourBy_, layer)) continue;
    for (const auto& shape : pickScene_.layer(layer)->shapes)
      range.groups = std::max(range.groups, shape->groupCount());
    const layers::LayerCosts& costs = costs_.at(layer);
    range.isOfTriangles = range.isOfTriangles || !costs.triangles.empty();
    for (const auto& level : costs.levels) (level ? range.hasKnown : range.hasUnknown) = true;
    for (const auto& kind : costs.kinds)
      kind ? void(range.kinds.insert(*kind)) : void(range.hasUnknown = true);
  }
  return range;
}

std::vector<LegendEntry> SceneLayers::legend(LookedAt lookedAt) const {
  const std::vector<Layer> visible = shown();
  std::vector<LegendEntry> overlaid = overlay_->legend();
  if (visible.empty()) return overlaid;
  std::vector<LegendEntry> entries =
      viewport::legend(colourBy_, visible, rangeOf(visible, lookedAt));
  std::ranges::move(overlaid, std::back_inserter(entries));
  return entries;
}

void SceneLayers::setOverlay(const layers::Overlay& overlay) { overlay_->show(overlay); }

std::size_t SceneLayers::triangleCount() const {
  std::size_t triangles = 0;
  for (const Layer layer : drawn()) triangles += trianglesOf(*pickScene_.layer(layer));
  return triangles;
}

void SceneLayers::addCounts(layers::DrawnCounts& counts) const {
  for (const Layer layer : drawn())
    layers::addCounts(counts, *pickScene_.layer(layer), layer, drawn_.at(layer)->details());
}

void SceneLayers::look(const layers::Sight& sight, const layers::DetailLimits& limits) {
  sight_ = sight;
  limits_ = limits;
  labels_->look(sight);
  litLabels_->look(sight);
  landLabels_->look(sight);
  standing_.look(sight);
  silhouettes_.look(sight);
  lookAgain();
}

void SceneLayers::lookAgain() {
  const std::vector<Layer> visible = drawn();
  std::vector<const layers::LayerShapes*> shapes;
  shapes.reserve(visible.size());
  for (const Layer layer : visible) shapes.push_back(pickScene_.layer(layer));
  const bool isSmall = triangleCount() <= layers::fewTriangles;
  auto details = isSmall ? std::vector<std::vector<layers::Detail>>(shapes.size())
                         : chooseDetails(shapes, sight_, limits_);
  for (std::size_t i = 0; i < visible.size(); ++i) {
    if (isSmall) details[i].resize(shapes[i]->pieces.size());
    drawn_.at(visible[i])->setDetails(std::move(details[i]));
  }
}

std::optional<layers::Pick> SceneLayers::cast(const glm::dvec3& origin,
                                              const glm::dvec3& direction) const {
  return pickScene_.cast(origin, direction, shown());
}

void SceneLayers::outline(const std::optional<layers::Pick>& pick) {
  const layers::LayerShapes* shapes = pick ? pickScene_.layer(pick->layer) : nullptr;
  outlined_ = shapes ? pick : std::nullopt;
  if (shapes == nullptr) return silhouettes_.hide(Outlined::hovered);
  const layers::Shape& shape = shapes->shapeOf(shapes->pieces[pick->piece]);
  const auto meant = layers::trianglesMeant(shape, pick->layer, pick->triangle);
  silhouettes_.show(Outlined::hovered, {}, placed(*shapes, pick->piece, meant));
}

void SceneLayers::highlight(Layer layer, std::uint32_t piece,
                            std::span<const std::uint32_t> triangles, const Colour& colour) {
  const layers::LayerShapes* shapes = triangles.empty() ? nullptr : pickScene_.layer(layer);
  if (shapes == nullptr) return highlightNothing();
  lightLayer_ = layer;
  lightMesh_ = placed(*shapes, piece, triangles);
  light_->setColour(colour);
  light_->show(lightMesh_, formOf(layer));
  outlineCulprits();
}

void SceneLayers::highlightNothing() {
  if (!lightLayer_) return;
  lightLayer_.reset();
  lightMesh_ = {};
  light_->hide();
  outlineCulprits();
}

void SceneLayers::select(std::function<bool(const layers::LayerPiece&)> isSelected) {
  isSelected_ = std::move(isSelected);
  outlineSelection();
}

/// Slivers are seen in their layer alone.
void SceneLayers::outlineSelection() {
  mesh::TriangleMesh all;
  std::vector<Layer> layers = isSelected_ ? shown() : std::vector<Layer>();
  std::erase(layers, Layer::degenerate);
  std::vector<PieceOf> selected;
  for (const Layer layer : layers) {
    const layers::LayerShapes& shapes = *pickScene_.layer(layer);
    for (std::uint32_t i = 0; i < shapes.pieces.size(); ++i)
      if (isSelected_(shapes.pieces[i])) selected.push_back({&shapes, i});
  }
  std::size_t coarseness = 0;
  while (coarseness < boxCoarseness && trianglesAt(selected, coarseness) > mostOutlined)
    ++coarseness;
  for (const PieceOf& piece : selected) append(all, coarsened(piece, coarseness));
  silhouettes_.show(Outlined::selected, all);
}

void SceneLayers::light(std::span<const LitShape> shapes, const std::vector<Label>& labels,
                        double pixelRatio, std::optional<std::size_t> beside) {
  lit_.show(shapes);
  litMeshes_ = meshesOf(shapes);
  outlineCulprits();
  if (beside != std::exchange(besideLinkset_, beside)) {
    litLabels_->show({}, pixelRatio);  // None of another object stands beside this one.
    standBeside();
  }
  litLabels_->show(labels, pixelRatio);
}

/// The more parts, the coarser each is: as many cells as there may be are full at worst.
void SceneLayers::standBeside() {
  using Piece = std::pair<const layers::LayerShapes*, const layers::LayerPiece*>;
  std::vector<Piece> pieces;
  for (const Layer layer : besideLinkset_ ? drawn() : std::vector<Layer>()) {
    const layers::LayerShapes& shapes = *pickScene_.layer(layer);
    for (const layers::LayerPiece& piece :
         std::ranges::equal_range(shapes.pieces, *besideLinkset_, {}, &layers::LayerPiece::linkset))
      pieces.emplace_back(&shapes, &piece);
  }
  std::size_t cuts = mostCuts;
  while (cuts > 1 && cuts * cuts * cuts * pieces.size() > layers::mostBoxes) --cuts;
  std::vector<layers::BoxCorners> boxes;
  for (const auto& [shapes, piece] : pieces)
    std::ranges::move(layers::boxesOf(*shapes, *piece, cuts), std::back_inserter(boxes));
  litLabels_->standBeside(std::move(boxes));
}

std::size_t SceneLayers::labelsWithoutRoom(const layers::Sight& sight) const {
  return litLabels_->withoutRoom(sight);
}

void SceneLayers::leaveRoom(
    OrbitCamera& camera, const std::function<layers::Sight(const OrbitCamera&)>& sightFrom) const {
  std::size_t least = labelsWithoutRoom(sightFrom(camera));
  OrbitCamera back = camera;
  for (int i = 0; i < mostSteps && least > 0; ++i) {
    back.distance *= stepBack;
    const std::size_t without = labelsWithoutRoom(sightFrom(back));
    if (without >= least) continue;
    least = without;
    camera = back;
  }
}

void SceneLayers::outlineCulprits() {
  mesh::TriangleMesh narrow = litMeshes_.narrow;
  append(narrow, lightMesh_);
  silhouettes_.show(Outlined::culprits, litMeshes_.full, narrow, litMeshes_.wire);
}

void SceneLayers::markCostliest(const layers::LayerShapes& boxes, const std::vector<Label>& labels,
                                double pixelRatio) {
  costliest_->show(allOf(boxes), Form::boxEdges);
  labels_->show(labels, pixelRatio);
}

}  // namespace wb::viewport

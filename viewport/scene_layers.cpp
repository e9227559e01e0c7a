#include "viewport/scene_layers.h"

#include "viewport/mark.h"
#include "viewport/surface.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace wb::viewport {
namespace {

using layers::Layer;

constexpr MarkStyle hoverStyle{{255, 255, 255}, {20, 22, 28}, 0.6F, Pass::over};
constexpr MarkStyle lightStyle{{255, 64, 160}, {255, 64, 160}, 0.5F, Pass::through};
constexpr MarkStyle selectionStyle{{255, 140, 0}, {255, 140, 0}, 0, Pass::over};
/// Of a hull around the mesh it stands for.
constexpr float hullOpacity = 0.45F;

/// Boxes would hide what they hold; degenerate triangles have nothing to fill.
Form formOf(Layer layer) {
  if (layer == Layer::boundingBox) return Form::boxEdges;
  return layer == Layer::degenerate ? Form::edges : Form::faces;
}

/// What is drawn to be looked at has weaker edges than what is weighed by its triangles.
float edgesOf(Layer layer) {
  if (formOf(layer) != Form::faces) return 0;
  return layer == Layer::visual || layer == Layer::prims ? 0.4F : 1.0F;
}

Pass passOf(Layer layer) { return layer == Layer::degenerate ? Pass::through : Pass::solid; }

}  // namespace

SceneLayers::SceneLayers(Qt3DCore::QEntity* root, const Passes& passes)
    : passes_(passes),
      hover_(std::make_unique<Mark>(root, passes, hoverStyle)),
      light_(std::make_unique<Mark>(root, passes, lightStyle)),
      selection_(std::make_unique<Mark>(root, passes, selectionStyle)) {
  for (const Layer layer : layers::allLayers) {
    auto* surface = new Surface(root, passes[passOf(layer)], formOf(layer));
    surface->setEdges(edgesOf(layer));
    surfaces_[layer] = surface;
    visible_[layer] = layer == Layer::visual || layer == Layer::prims;
    shares_[layer] = {};
  }
}

SceneLayers::~SceneLayers() = default;

void SceneLayers::setLayer(Layer layer, layers::PickLayer ready, Shares shares) {
  pickScene_.setLayer(layer, std::move(ready));
  shares_[layer] = std::move(shares);
  forgetMarks(layer);
  recolour(layer);
}

void SceneLayers::removeLayer(Layer layer) {
  pickScene_.removeLayer(layer);
  shares_[layer] = {};
  forgetMarks(layer);
  recolour(layer);
}

void SceneLayers::forgetMarks(Layer layer) {
  if (lightLayer_ == layer) highlight(layer, {});
  if (outlined_ && outlined_->layer == layer) outline({});
}

void SceneLayers::setVisible(Layer layer, bool visible) {
  visible_[layer] = visible;
  if (!visible && outlined_ && outlined_->layer == layer) outline({});
  surfaces_.at(layer)->setEnabled(visible && pickScene_.layer(layer) != nullptr);
}

std::vector<Layer> SceneLayers::shown() const {
  std::vector<Layer> result;
  for (const auto& [layer, visible] : visible_)
    if (visible && pickScene_.layer(layer) != nullptr) result.push_back(layer);
  return result;
}

bool SceneLayers::isTranslucent(Layer layer) const {
  return layer == Layer::baseHull && colourBy_ == ColourBy::layer && !hullsSolid_;
}

void SceneLayers::restyle(Layer layer) {
  Surface& surface = *surfaces_.at(layer);
  surface.setLit(colourBy_ == ColourBy::layer && formOf(layer) == Form::faces);
  surface.setOpacity(isTranslucent(layer) ? hullOpacity : 1);
  surface.setPass(passes_[isTranslucent(layer) ? Pass::translucent : passOf(layer)]);
  surface.setEnabled(visible_.at(layer) && pickScene_.layer(layer) != nullptr);
}

void SceneLayers::recolour(Layer layer) {
  if (const layers::LayerMesh* mesh = pickScene_.layer(layer)) {
    const Shares& known = shares_.at(layer);
    const bool isUnknown = tellsCosts(colourBy_) && known.empty();
    const Shares unknown(isUnknown ? mesh->mesh.triangles.size() : 0);
    surfaces_.at(layer)->setVertices(vertices(
        *mesh, colours(*mesh, layer, colourBy_, isUnknown ? unknown : known), formOf(layer)));
  }
  restyle(layer);
}

void SceneLayers::setColourBy(ColourBy by) {
  if (by == std::exchange(colourBy_, by)) return;
  for (const Layer layer : layers::allLayers) recolour(layer);
}

void SceneLayers::setShares(Layer layer, Shares shares) {
  shares_[layer] = std::move(shares);
  if (tellsCosts(colourBy_)) recolour(layer);
}

void SceneLayers::setHullsSolid(bool solid) {
  hullsSolid_ = solid;
  restyle(Layer::baseHull);
}

std::vector<LegendEntry> SceneLayers::legend() const {
  std::size_t groups = 0;
  const std::vector<Layer> layers = shown();
  for (const Layer layer : layers)
    if (tells(colourBy_, layer)) groups = std::max(groups, groupCount(*pickScene_.layer(layer)));
  return viewport::legend(colourBy_, layers, groups);
}

std::optional<layers::Pick> SceneLayers::cast(const glm::dvec3& origin,
                                              const glm::dvec3& direction) const {
  return pickScene_.cast(origin, direction, shown());
}

void SceneLayers::outline(const std::optional<layers::Pick>& pick) {
  const layers::LayerMesh* mesh = pick ? pickScene_.layer(pick->layer) : nullptr;
  outlined_ = mesh ? pick : std::nullopt;
  if (mesh == nullptr) return hover_->hide();
  const auto meant = layers::trianglesMeant(*mesh, pick->layer, pick->layerTriangle);
  hover_->show(*mesh, meant, formOf(pick->layer));
}

void SceneLayers::highlight(Layer layer, std::span<const std::uint32_t> triangles) {
  const layers::LayerMesh* mesh = triangles.empty() ? nullptr : pickScene_.layer(layer);
  lightLayer_ = mesh ? std::optional(layer) : std::nullopt;
  if (mesh == nullptr) return light_->hide();
  light_->show(*mesh, triangles, formOf(layer));
}

void SceneLayers::select(const layers::LayerMesh& boxes) {
  std::vector<std::uint32_t> all(boxes.mesh.triangles.size());
  std::iota(all.begin(), all.end(), 0U);
  selection_->show(boxes, all, Form::boxEdges);
}

}  // namespace wb::viewport

#include "ui/panels/view/detail/view_settings.h"

#include <algorithm>

namespace wb::ui {

std::optional<viewport::Preset> presetOf(Beside beside) {
  switch (beside) {
    case Beside::visual:
      return viewport::Preset::visual;
    case Beside::physics:
      return viewport::Preset::physics;
    case Beside::cost:
      return viewport::Preset::cost;
    case Beside::map:
      return viewport::Preset::map;
    case Beside::nothing:
    case Beside::baseline:
    case Beside::before:
      break;
  }
  return {};
}

bool ViewSettings::shows(layers::Layer layer) const {
  return std::ranges::find(layers, layer) != layers.end();
}

void ViewSettings::show(layers::Layer layer, bool shown) {
  std::erase(layers, layer);
  if (shown) layers.insert(std::ranges::lower_bound(layers, layer), layer);
}

bool ViewSettings::isGhost(layers::Layer layer) const {
  return hasGhost && layer == layers::Layer::visual && !shows(layer);
}

void ViewSettings::apply(viewport::Preset preset) {
  viewport::PresetLayers chosen = layersOf(preset, traits);
  layers = std::move(chosen.layers);
  colourBy = chosen.colourBy;
  decidingOnly = chosen.decidingOnly;
  hasGhost = chosen.hasGhost;
}

bool ViewSettings::matches(viewport::Preset preset) const {
  ViewSettings other = *this;
  other.apply(preset);
  return other == *this;
}

viewport::ColourBy listedAs(viewport::ColourBy by) {
  using viewport::ColourBy;
  if (by == ColourBy::costShare) return ColourBy::landImpact;
  return by == ColourBy::hull ? ColourBy::material : by;
}

namespace {

viewport::Preset layersPresetOf(Show what) {
  switch (what) {
    case Show::model:
      return viewport::Preset::visual;
    case Show::physics:
    case Show::both:
      return viewport::Preset::physics;
    case Show::map:
      break;
  }
  return viewport::Preset::map;
}

}  // namespace

void ViewSettings::choose(Show what) {
  viewport::PresetLayers chosen = layersOf(layersPresetOf(what), traits);
  layers = std::move(chosen.layers);
  decidingOnly = chosen.decidingOnly;
  hasGhost = what == Show::both;
  const bool isMap = what == Show::map;
  const bool isOfLand = colourBy == viewport::ColourBy::land;
  colourBy = meant(listedAs(colourBy));
  const auto isTold = [this](layers::Layer layer) { return tells(colourBy, layer); };
  if (isMap || isOfLand || std::ranges::none_of(layers, isTold)) colourBy = chosen.colourBy;
}

/// Colors that only concern physics are shown on its shapes.
void ViewSettings::colour(viewport::ColourBy listed) {
  const auto isTold = [&](layers::Layer layer) { return tells(meant(listed), layer); };
  if (std::ranges::none_of(layers, isTold)) choose(Show::both);
  colourBy = meant(listed);
}

viewport::ColourBy ViewSettings::meant(viewport::ColourBy listed) const {
  using layers::Layer;
  using viewport::ColourBy;
  const bool isOfPhysics = shows(Layer::physicsMesh) || shows(Layer::hulls);
  if (listed == ColourBy::landImpact && !traits.isOfSeveral && isOfPhysics)
    return ColourBy::costShare;
  const bool isOfHulls = traits.hasHulls && shows(Layer::hulls) && !shows(Layer::visual);
  return listed == ColourBy::material && isOfHulls ? ColourBy::hull : listed;
}

std::optional<Show> ViewSettings::whatIsShown() const {
  for (const Show what : allShows) {
    ViewSettings other = *this;
    other.choose(what);
    other.colourBy = colourBy;
    const bool isMap = colourBy == viewport::ColourBy::land;
    if (other == *this && isMap == (what == Show::map)) return what;
  }
  return {};
}

ViewSettings ViewSettings::besides() const {
  ViewSettings result = *this;
  if (const auto preset = presetOf(beside)) result.apply(*preset);
  return result;
}

}  // namespace wb::ui

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

ViewSettings ViewSettings::besides() const {
  ViewSettings result = *this;
  if (const auto preset = presetOf(beside)) result.apply(*preset);
  return result;
}

}  // namespace wb::ui

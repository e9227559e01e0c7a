#include "ui/view/view_settings.h"

#include <algorithm>

namespace wb::ui {

bool ViewSettings::shows(layers::Layer layer) const {
  return std::ranges::find(layers, layer) != layers.end();
}

void ViewSettings::show(layers::Layer layer, bool shown) {
  std::erase(layers, layer);
  if (shown) layers.insert(std::ranges::lower_bound(layers, layer), layer);
}

void ViewSettings::apply(viewport::Preset preset) {
  auto [presetLayers, presetColours, presetDecidingOnly] = layersOf(preset, isOfSeveral);
  layers = std::move(presetLayers);
  colourBy = presetColours;
  decidingOnly = presetDecidingOnly;
}

bool ViewSettings::matches(viewport::Preset preset) const {
  ViewSettings other = *this;
  other.apply(preset);
  return other == *this;
}

}  // namespace wb::ui

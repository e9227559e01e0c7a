#pragma once

#include "viewport/colouring.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace wb::viewport {

/// What a user wants to look at, as a choice of layers and colours.
enum class Preset : std::uint8_t {
  visual,   ///< What everybody sees.
  physics,  ///< Of every part the shape that it is weighed as.
  cost      ///< The same, coloured by what costs: among several objects which, of one what of it.
};
inline constexpr std::array allPresets{Preset::visual, Preset::physics, Preset::cost};

/// `visual|physics|cost`
std::string_view name(Preset preset);

struct PresetLayers {
  std::vector<layers::Layer> layers;
  ColourBy colourBy = ColourBy::layer;
  bool decidingOnly = false;  ///< Of each layer only the parts that are weighed as it.
};

PresetLayers layersOf(Preset preset, bool isOfSeveral);

}  // namespace wb::viewport

#pragma once

#include "model/scene/scene.h"
#include "viewport/colouring.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace wb::viewport {

/// What a user wants to look at, as a choice of layers and colours.
enum class Preset : std::uint8_t {
  visual,   ///< The visual meshes.
  physics,  ///< Of every part the shape that it is weighed as, within the visual meshes.
  cost,     ///< The cost of each object; of a single one, that of its weighed shapes.
  map       ///< The cost on each square of the ground, within the boxes of the objects there.
};
inline constexpr std::array allPresets{Preset::visual, Preset::physics, Preset::cost, Preset::map};

/// `visual|physics|cost|map`
std::string_view name(Preset preset);

/// What presets need to know of a scene.
struct SceneTraits {
  bool isOfSeveral = false;  ///< Of several objects, which costs tell apart.
  /// Of parts or hulls that can be drawn apart.
  bool hasPieces = false;
  bool isSeen = true;     ///< Has anything that everybody sees: not physics shapes alone.
  bool hasHulls = false;  ///< Of parts that are weighed as a list of hulls.
  bool operator==(const SceneTraits&) const = default;
};
SceneTraits traitsOf(const scene::Scene& scene);

/// What a scene is shown as at first.
Preset firstPreset(const SceneTraits& traits);

struct PresetLayers {
  std::vector<layers::Layer> layers;
  ColourBy colourBy = ColourBy::layer;
  bool decidingOnly = false;  ///< Of each layer only the parts that are weighed as it.
  bool hasGhost = false;      ///< Meshes as everybody sees them, translucent about their shapes.
};

PresetLayers layersOf(Preset preset, const SceneTraits& traits);

}  // namespace wb::viewport

#include "viewport/preset.h"

namespace wb::viewport {

using layers::Layer;

std::string_view name(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return "visual";
    case Preset::physics:
      return "physics";
    case Preset::cost:
      break;
  }
  return "cost";
}

PresetLayers layersOf(Preset preset, bool isOfSeveral) {
  if (preset == Preset::visual) return {{Layer::visual, Layer::prims}, ColourBy::layer, false};
  return {{Layer::prims, Layer::physicsMesh, Layer::baseHull, Layer::hulls, Layer::boundingBox},
          preset != Preset::cost ? ColourBy::layer
          : isOfSeveral          ? ColourBy::landImpact
                                 : ColourBy::costShare,
          true};
}

}  // namespace wb::viewport

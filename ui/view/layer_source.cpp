#include "ui/view/layer_source.h"

namespace wb::ui {

shape::PickLayer LayerSource::make(shape::Layer layer) const {
  shape::LayerOptions options{.lod = lod, .rules = cost::GeometryRules(profile)};
  options.wanted = [this, layer](std::size_t linkset, std::size_t part) {
    return !hidden.contains(linkset, part) &&
           (!decidingOnly ||
            decides(shape::WeighedScene{scene, costs, profile}, linkset, part, layer));
  };
  return shape::PickLayer(makeLayer(scene, layer, options));
}

}  // namespace wb::ui

#include "ui/panels/view/detail/layer_source.h"

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

}  // namespace wb::ui

#pragma once

#include "model/display/costs_of_layer.h"
#include "model/display/pick.h"
#include "model/display/shape_of_part.h"
#include "ui/document/visibility.h"

#include <optional>

namespace wb::ui {

/// All that layers are made of, as it was at one moment: values of its own, so that another thread
/// can make them while the document changes.
struct LayerSource {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;
  cost::Profile profile;
  asset::Lod lod = asset::Lod::high;
  bool decidingOnly = false;             ///< Only the parts that are weighed as the layer,
  std::optional<layers::Layer> ghost{};  ///< but of this one all.
  HiddenParts hidden{};
  std::shared_ptr<layers::ShapeStore> store{};  ///< Of shapes made before.
  double explosion = 0;

  /// Empty when cancelled.
  layers::LayerShapes make(layers::Layer layer, const Task& task = {}) const;
};

}  // namespace wb::ui

#pragma once

#include "model/layers/cost_share.h"
#include "model/layers/pick.h"
#include "ui/document/visibility.h"

namespace wb::ui {

/// All that layers are made of, as it was at one moment: values of its own, so that another thread
/// can make them while the document changes.
struct LayerSource {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;
  cost::Profile profile;
  asset::Lod lod = asset::Lod::high;
  bool decidingOnly = false;  ///< Only the parts that are weighed as the layer.
  HiddenParts hidden{};

  /// Cancelled, a layer of some parts only.
  layers::PickLayer make(layers::Layer layer, const Task& task = {}) const;
};

}  // namespace wb::ui

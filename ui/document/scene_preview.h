#pragma once

#include "model/cost/weigh.h"
#include "model/scene/scene.h"

#include <vector>

namespace wb::ui {

/// What a view shows in place of the document: its scene with other shapes, and what it is weighed
/// as then. It has the same linksets and parts.
struct ScenePreview {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;
};

}  // namespace wb::ui

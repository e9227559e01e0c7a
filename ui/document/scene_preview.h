#pragma once

#include "model/cost/cost.h"
#include "model/display/display.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace wb::ui {

/// What a view shows in place of the document: its scene with other shapes, and what it is weighed
/// as then. It has the same linksets and parts at the same places, and may have more after them.
struct ScenePreview {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;
  /// Of another time: it is what it was whatever the document becomes.
  std::optional<cost::Profile> profile{};
  std::set<std::pair<std::size_t, std::size_t>> missing{};  ///< Linksets and parts not to be seen.
  layers::Overlay overlay{};
};

}  // namespace wb::ui

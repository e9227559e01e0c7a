#pragma once

#include "model/display/layer_bounds.h"
#include "viewport/orbit_camera.h"

#include <optional>

namespace wb::viewport {

/// Where a view is seen from, and the box that it goes on showing there.
struct Viewpoint {
  OrbitCamera camera;
  std::optional<layers::Bounds> framed;
};

}  // namespace wb::viewport

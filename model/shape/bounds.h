#pragma once

#include "model/scene/scene.h"

#include <glm/vec3.hpp>

#include <optional>

namespace wb::shape {

/// A box along the region's axes, in region metres.
struct Bounds {
  glm::dvec3 low{0};
  glm::dvec3 high{0};
};

/// Around the oriented boxes of one part, of a linkset, or of everything; nothing around no part.
std::optional<Bounds> boundsOf(const scene::Scene& scene, std::optional<std::size_t> linkset = {},
                               std::optional<std::size_t> part = {});

}  // namespace wb::shape

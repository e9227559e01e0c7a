#pragma once

#include "model/scene/scene.h"

#include <glm/vec3.hpp>

#include <functional>
#include <optional>

namespace wb::layers {

/// A box along the region's axes, in region metres.
struct Bounds {
  glm::dvec3 low{0};
  glm::dvec3 high{0};
};

/// Around the oriented boxes of one part, of a linkset, or of everything, the filled cubes of
/// octrees included; nothing around nothing. `explosion` as of LayerOptions.
std::optional<Bounds> boundsOf(const scene::Scene& scene, std::optional<std::size_t> linkset = {},
                               std::optional<std::size_t> part = {}, double explosion = 0);

/// Around those of the parts that are wanted.
std::optional<Bounds> boundsOfParts(
    const scene::Scene& scene,
    const std::function<bool(std::size_t linkset, std::size_t part)>& wanted, double explosion = 0);

/// Around the filled cubes of one octree, or around its root where none is.
std::optional<Bounds> boundsOfOctree(const scene::Scene& scene, std::size_t octree);

}  // namespace wb::layers

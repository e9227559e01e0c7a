#include "model/shape/bounds.h"

#include "model/scene/placement.h"

#include <glm/common.hpp>

namespace wb::shape {
namespace {

void include(std::optional<Bounds>& bounds, const glm::dvec3& point) {
  if (!bounds) bounds = Bounds{point, point};
  bounds->low = glm::min(bounds->low, point);
  bounds->high = glm::max(bounds->high, point);
}

void include(std::optional<Bounds>& bounds, const scene::Linkset& linkset,
             const scene::Part& part) {
  const scene::Placement place(linkset, part);
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 sign{corner & 1 ? 0.5 : -0.5, corner & 2 ? 0.5 : -0.5,
                          corner & 4 ? 0.5 : -0.5};
    include(bounds, place(sign * part.scale));
  }
}

}  // namespace

std::optional<Bounds> boundsOf(const scene::Scene& scene, std::optional<std::size_t> linkset,
                               std::optional<std::size_t> part) {
  std::optional<Bounds> bounds;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    for (std::size_t k = 0; k < scene.linksets[i].parts.size(); ++k)
      if (linkset.value_or(i) == i && part.value_or(k) == k)
        include(bounds, scene.linksets[i], scene.linksets[i].parts[k]);
  return bounds;
}

}  // namespace wb::shape

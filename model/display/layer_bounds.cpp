#include "model/display/layer_bounds.h"

#include "model/display/explosion.h"
#include "model/scene/part_placement.h"

#include <glm/common.hpp>

namespace wb::layers {
namespace {

void include(std::optional<Bounds>& bounds, const glm::dvec3& point) {
  if (!bounds) bounds = Bounds{point, point};
  bounds->low = glm::min(bounds->low, point);
  bounds->high = glm::max(bounds->high, point);
}

void include(std::optional<Bounds>& bounds, const scene::Linkset& linkset, const scene::Part& part,
             const glm::dvec3& moved, double grown) {
  const scene::Placement place(linkset, part);
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 sign{corner & 1 ? 0.5 : -0.5, corner & 2 ? 0.5 : -0.5,
                          corner & 4 ? 0.5 : -0.5};
    include(bounds, place(grown * sign * part.scale) + moved);
  }
}

void include(std::optional<Bounds>& bounds, const scene::OctreeEntry& entry) {
  if (!entry.cubes) return;
  const octree::OwnFrame frame(entry.placement());
  const octree::Extent& extent = entry.cubes->extent();
  const glm::dvec3 low = extent.isEmpty() ? glm::dvec3(0) : extent.min;
  const glm::dvec3 high = extent.isEmpty() ? glm::dvec3(1) : extent.max;
  for (int corner = 0; corner < octree::cornerCount; ++corner) {
    const auto at = [&](int axis) { return (octree::isPositive(corner, axis) ? high : low)[axis]; };
    include(bounds, frame.pointToWorld(frame.point({at(0), at(1), at(2)})));
  }
}

}  // namespace

std::optional<Bounds> boundsOfParts(
    const scene::Scene& scene,
    const std::function<bool(std::size_t linkset, std::size_t part)>& wanted, double explosion) {
  std::optional<Bounds> bounds;
  const Explosion moved(scene, explosion);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& one = scene.linksets[i];
    for (std::size_t k = 0; k < one.parts.size(); ++k)
      if (wanted(i, k))
        include(bounds, one, one.parts[k], moved(i, k),
                isOfHulls(scene, one.parts[k]) ? 1 + explosion : 1);
  }
  return bounds;
}

std::optional<Bounds> boundsOf(const scene::Scene& scene, std::optional<std::size_t> linkset,
                               std::optional<std::size_t> part, double explosion) {
  auto bounds = boundsOfParts(
      scene,
      [&](std::size_t i, std::size_t k) {
        return linkset.value_or(i) == i && part.value_or(k) == k;
      },
      explosion);
  if (!linkset)
    for (const scene::OctreeEntry& entry : scene.octrees) include(bounds, entry);
  return bounds;
}

std::optional<Bounds> boundsOfOctree(const scene::Scene& scene, std::size_t octree) {
  std::optional<Bounds> bounds;
  include(bounds, scene.octrees[octree]);
  return bounds;
}

}  // namespace wb::layers

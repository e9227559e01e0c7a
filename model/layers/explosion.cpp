#include "model/layers/explosion.h"

#include "model/scene/placement.h"

#include <glm/common.hpp>

#include <map>
#include <optional>
#include <vector>

namespace wb::layers {
namespace {

/// The box around points that come one by one.
struct Extent {
  glm::dvec3 low;
  glm::dvec3 high;
  glm::dvec3 middle() const { return (low + high) / 2.0; }
};

void include(std::optional<Extent>& extent, const glm::dvec3& point) {
  if (!extent) extent = Extent{point, point};
  extent->low = glm::min(extent->low, point);
  extent->high = glm::max(extent->high, point);
}

}  // namespace

Explosion::Explosion(const scene::Linkset& linkset, double amount)
    : linkset_(linkset), amount_(amount) {
  if (amount == 0) return;
  std::optional<Extent> extent;
  for (const scene::Part& part : linkset.parts)
    include(extent, scene::Placement(linkset, part).position);
  if (extent) middle_ = extent->middle();
}

glm::dvec3 Explosion::operator()(std::size_t part) const {
  if (amount_ == 0) return glm::dvec3(0);
  return amount_ * (scene::Placement(linkset_, linkset_.parts[part]).position - middle_);
}

bool isOfHulls(const scene::Scene& scene, const scene::Part& part) {
  const asset::MeshAsset* asset = scene.meshOf(part);
  return asset && asset->physicsConvex && asset->physicsConvex->hulls.size() > 1;
}

void explodeGroups(ShapeTriangles& shape, double amount) {
  std::vector<std::uint32_t> groups(shape.mesh.positions.size());
  std::map<std::uint32_t, std::optional<Extent>> extents;
  for (std::size_t i = 0; i < shape.mesh.triangles.size(); ++i)
    for (const std::uint32_t corner : shape.mesh.triangles[i]) {
      groups[corner] = shape.groups[i];
      include(extents[shape.groups[i]], shape.mesh.positions[corner]);
    }
  if (extents.empty()) return;
  for (std::size_t i = 0; i < groups.size(); ++i)
    if (const auto& extent = extents[groups[i]])
      shape.mesh.positions[i] += amount * extent->middle();
}

}  // namespace wb::layers

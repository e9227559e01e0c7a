#include "model/display/explosion.h"

#include "model/display/detail/separation.h"
#include "model/scene/part_placement.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include <map>
#include <optional>
#include <vector>

namespace wb::layers {
namespace {

/// As far as sliders go. Nothing overlaps there, and what is between is in proportion.
constexpr double fullAmount = 2;

void include(std::optional<Extent>& box, const glm::dvec3& point) {
  if (!box) box = Extent{point, point};
  box->low = glm::min(box->low, point);
  box->high = glm::max(box->high, point);
}

/// With its hulls apart.
Extent extentOf(const scene::Scene& scene, const scene::Linkset& linkset, const scene::Part& part) {
  const scene::Placement place(linkset, part);
  const glm::dmat3 turn = glm::mat3_cast(place.rotation);
  const double grown = isOfHulls(scene, part) ? 1 + fullAmount : 1;
  const glm::dvec3 half = grown / 2 *
                          (glm::abs(turn[0]) * part.scale.x + glm::abs(turn[1]) * part.scale.y +
                           glm::abs(turn[2]) * part.scale.z);
  return {place.position - half, place.position + half};
}

}  // namespace

Explosion::Explosion(const scene::Scene& scene, double amount) : share_(amount / fullAmount) {
  if (amount == 0) return;
  std::vector<Extent> rooms;
  std::vector<std::size_t> standing;
  parts_.resize(scene.linksets.size());
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    std::vector<Extent> boxes;
    for (const scene::Part& part : linkset.parts) boxes.push_back(extentOf(scene, linkset, part));
    parts_[i] = separated(boxes, fullAmount);
    std::optional<Extent> room;
    for (std::size_t k = 0; k < boxes.size(); ++k) {
      include(room, boxes[k].low + parts_[i][k]);
      include(room, boxes[k].high + parts_[i][k]);
    }
    if (!room) continue;
    rooms.push_back(*room);
    standing.push_back(i);
  }
  const std::vector<glm::dvec3> aside = separated(rooms, 0);
  for (std::size_t at = 0; at < standing.size(); ++at)
    for (glm::dvec3& offset : parts_[standing[at]]) offset += aside[at];
}

glm::dvec3 Explosion::operator()(std::size_t linkset, std::size_t part) const {
  return parts_.empty() ? glm::dvec3(0) : share_ * parts_[linkset][part];
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
  std::vector<Extent> boxes;
  for (const auto& [group, extent] : extents)
    if (extent) boxes.push_back(*extent);
  const std::vector<glm::dvec3> offsets = separated(boxes, fullAmount);
  std::map<std::uint32_t, glm::dvec3> moved;
  for (const auto& [group, extent] : extents)
    if (extent) moved.emplace(group, amount / fullAmount * offsets[moved.size()]);
  for (std::size_t i = 0; i < groups.size(); ++i)
    if (const auto found = moved.find(groups[i]); found != moved.end())
      shape.mesh.positions[i] += found->second;
}

}  // namespace wb::layers

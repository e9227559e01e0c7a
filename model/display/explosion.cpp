// Problem: parts or hulls moved apart so that no two overlap, each in its own direction from the
// middle.
// Method: greedy, from the middle outwards. A box goes along its ray until it is free of all that
// stand already. Where it overlaps another on that ray is told by a slab test of the box grown by
// the other (a Minkowski sum). What has no direction of its own gets one of a Fibonacci spiral.
// Complexity: O(n² log n); more than mostSeparated boxes are only moved in proportion.
// Constants: shares of a box's size; judge a change by pictures.
#include "model/display/explosion.h"

#include "model/scene/part_placement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace wb::layers {

/// A box along the axes.
struct Extent {
  glm::dvec3 low;
  glm::dvec3 high;

  glm::dvec3 middle() const { return (low + high) / 2.0; }
};

/// More than so many are not looked at one against another.
constexpr std::size_t mostSeparated = 512;

/// How far each box goes from the middle of their middles so that no two overlap there: `least`
/// times its distance from it, and farther where something nearer to the middle is in its way. Of
/// what is in the middle each goes another way.
std::vector<glm::dvec3> separated(std::span<const Extent> boxes, double least);

namespace {

/// Of the size of two boxes, what stays free between them.
constexpr double freeShare = 0.02;
/// Of a box's size: what is nearer to the middle than that has no way of its own.
constexpr double nearMiddle = 1e-3;

/// From where to where something on a way is within something else.
struct Stretch {
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
};

/// Directions that lie far from each other, as the seeds of a sunflower do.
glm::dvec3 wayOf(std::size_t index, std::size_t count) {
  const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
  const double z = 1 - (2 * static_cast<double>(index) + 1) / static_cast<double>(count);
  const double angle = golden * static_cast<double>(index);
  const double radius = std::sqrt(1 - z * z);
  return {radius * std::cos(angle), radius * std::sin(angle), z};
}

/// Where a box that goes along a way overlaps one that stands.
Stretch overlap(const Extent& moved, const glm::dvec3& way, const Extent& standing) {
  Stretch stretch;
  const glm::dvec3 apart = standing.middle() - moved.middle();
  const glm::dvec3 reach =
      (1 + freeShare) * (moved.high - moved.low + standing.high - standing.low) / 2.0;
  for (int axis = 0; axis < 3; ++axis) {
    if (way[axis] == 0) {
      if (std::abs(apart[axis]) >= reach[axis]) return {0, 0};
      continue;
    }
    const double one = (apart[axis] - reach[axis]) / way[axis];
    const double other = (apart[axis] + reach[axis]) / way[axis];
    stretch.from = std::max(stretch.from, std::min(one, other));
    stretch.to = std::min(stretch.to, std::max(one, other));
  }
  return stretch;
}

/// The first place from one on that lies in no stretch.
double freeFrom(double at, std::vector<Stretch>& taken) {
  std::ranges::sort(taken, {}, &Stretch::from);
  for (const Stretch& stretch : taken)
    if (stretch.from < at && at < stretch.to) at = stretch.to;
  return at;
}

glm::dvec3 middleOf(std::span<const Extent> boxes) {
  glm::dvec3 low = boxes.front().middle();
  glm::dvec3 high = low;
  for (const Extent& box : boxes) {
    low = glm::min(low, box.middle());
    high = glm::max(high, box.middle());
  }
  return (low + high) / 2.0;
}

}  // namespace

std::vector<glm::dvec3> separated(std::span<const Extent> boxes, double least) {
  std::vector<glm::dvec3> offsets(boxes.size());
  if (boxes.empty()) return offsets;
  const glm::dvec3 middle = middleOf(boxes);
  for (std::size_t i = 0; i < boxes.size(); ++i) offsets[i] = boxes[i].middle() - middle;
  std::vector<std::size_t> order(boxes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return glm::length(offsets[i]); });
  std::vector<Extent> standing;
  std::vector<Stretch> taken;
  for (const std::size_t i : order) {
    const Extent& box = boxes[i];
    const double away = glm::length(offsets[i]);
    const bool hasWay = away > nearMiddle * glm::length(box.high - box.low);
    const glm::dvec3 way = hasWay ? offsets[i] / away : wayOf(i, boxes.size());
    taken.clear();
    if (boxes.size() <= mostSeparated)
      for (const Extent& other : standing)
        if (const Stretch within = overlap(box, way, other); within.from < within.to)
          taken.push_back(within);
    offsets[i] = freeFrom(hasWay ? least * away : 0, taken) * way;
    standing.push_back({box.low + offsets[i], box.high + offsets[i]});
  }
  return offsets;
}

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

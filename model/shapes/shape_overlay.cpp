#include "model/shapes/shape_overlay.h"

#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "model/shapes/detail/deviations.h"
#include "model/shapes/detail/passage.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace wb::making {
namespace {

/// Of its length: so that tiles stand apart.
constexpr double tileShare = 0.42;
/// Above what is stood on, m, which would be as near to the eye.
constexpr double tileLift = 0.01;

void addPlaced(mesh::TriangleMesh& all, const mesh::TriangleMesh& more,
               const scene::Placement& place) {
  const auto first = static_cast<std::uint32_t>(all.positions.size());
  for (const glm::dvec3& position : more.positions) all.positions.push_back(place(position));
  for (const auto& [a, b, c] : more.triangles)
    all.triangles.push_back({first + a, first + b, first + c});
}

/// Level ones, however the part is turned.
mesh::TriangleMesh tilesAt(const std::vector<glm::dvec3>& places, double step,
                           const shape::AvatarSpace& space) {
  const double half = tileShare * step;
  mesh::TriangleMesh tiles;
  for (const glm::dvec3& place : places) {
    const auto first = static_cast<std::uint32_t>(tiles.positions.size());
    for (const auto& [x, y] : {std::pair(-half, -half), {half, -half}, {half, half}, {-half, half}})
      tiles.positions.push_back(place + space.own({x, y, tileLift}));
    tiles.triangles.push_back({first, first + 1, first + 2});
    tiles.triangles.push_back({first, first + 2, first + 3});
  }
  return tiles;
}

shape::Avatar avatarAt(const scene::Placement& place) {
  shape::Avatar avatar;
  avatar.up = shape::upIn(place.rotation);
  return avatar;
}

/// Of one shape in the frame of its part.
DeviationMap deviationsOf(const shape::Solid& solid, const shape::FittedShape& shape,
                          const scene::Placement& /*place*/, const Task& task) {
  auto [mesh, distances] = shape.isSurface() ? shape::deviationsOf(solid, shape.surface, task)
                                             : shape::deviationsOf(solid, shape.pieces, task);
  return {std::move(mesh), std::move(distances), shape.error.error()};
}

PassageMap waysOf(const shape::Solid& solid, const shape::FittedShape& shape,
                  const scene::Placement& place, const Task& task) {
  const shape::Passage passage(solid, avatarAt(place), task);
  const double error = std::min(shape.error.error(), shape.tolerance);
  const shape::Ways ways = shape.isSurface() ? passage.waysWith(shape.surface, error, task)
                                             : passage.waysWith(shape.pieces, error, task);
  const auto tiles = [&](const std::vector<glm::dvec3>& places) {
    return tilesAt(places, ways.step, passage.space());
  };
  return {tiles(ways.kept), tiles(ways.taken), tiles(ways.cut)};
}

void addPlaced(DeviationMap& all, const DeviationMap& one, const scene::Placement& place) {
  addPlaced(all.mesh, one.mesh, place);
  all.distances.insert(all.distances.end(), one.distances.begin(), one.distances.end());
  all.farthest = std::max(all.farthest, one.farthest);
}

void addPlaced(PassageMap& all, const PassageMap& one, const scene::Placement& place) {
  addPlaced(all.kept, one.kept, place);
  addPlaced(all.taken, one.taken, place);
  addPlaced(all.cut, one.cut, place);
}

/// The solid that a shape was made and measured with.
Result<shape::Solid> solidOf(const scene::Scene& scene, const ShapeForParts& shape,
                             const Task& task) {
  const scene::Target& target = shape.parts.front();
  const scene::Part& part = scene.linksets[target.linkset].parts[*target.part];
  shape::FitOptions options;
  options.tolerance = shape.shape.tolerance;
  if (shape.shape.lost) options.avatar = avatarAt({scene.linksets[target.linkset], part});
  return solidFor(shape::usablePart(scene::seenMesh(part, scene.meshOf(part))), options, task);
}

/// `make(solid, shape, place)` is what is to be seen of a shape, in the frame of its part.
template <class Seen, class Make>
Seen ofAll(const scene::Scene& scene, std::span<const ShapeForParts> shapes, const Make& make,
           const Task& task) {
  Seen all;
  for (const ShapeForParts& one : shapes) {
    const auto solid = solidOf(scene, one, task);
    if (!solid) continue;
    const scene::Target& first = one.parts.front();
    const scene::Linkset& own = scene.linksets[first.linkset];
    const Seen seen = make(*solid, one.shape, scene::Placement(own, own.parts[*first.part]), task);
    for (const auto& [linkset, part] : shownOn(one))
      addPlaced(all, seen, {scene.linksets[linkset], scene.linksets[linkset].parts[*part]});
  }
  return all;
}

}  // namespace

std::span<const scene::Target> shownOn(const ShapeForParts& shape) {
  constexpr std::size_t most = 16;  ///< Parts.
  return std::span(shape.parts).first(std::min(most, shape.parts.size()));
}

DeviationMap deviationMap(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                          const Task& task) {
  return ofAll<DeviationMap>(scene, shapes, deviationsOf, task);
}

PassageMap passageMap(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                      const Task& task) {
  return ofAll<PassageMap>(scene, shapes, waysOf, task);
}

}  // namespace wb::making

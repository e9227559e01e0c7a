#include "model/shapes/shape_overlay.h"

#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/triangle_tree.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

constexpr double longestShare = 1.0 / 64;     ///< Of the diagonal: an edge's length.
constexpr std::size_t mostDivided = 200'000;  ///< Triangles: beyond so many none is divided.

/// Adds triangles of a surface, divided.
class Adding {
 public:
  Adding(const Solid& solid, Deviations& deviations)
      : longest_(longestShare * solid.diagonal()), deviations_(deviations) {}

  /// `distance(middle)` is that of a part.
  template <class Distance>
  void add(const Corners& corners, const Distance& distance) {
    std::size_t longest = 0;
    std::array<double, 3> lengths{};
    for (std::size_t i = 0; i < 3; ++i) {
      lengths[i] = glm::distance(corners[i], corners[(i + 1) % 3]);
      if (lengths[i] > lengths[longest]) longest = i;
    }
    if (lengths[longest] <= longest_ || deviations_.distances.size() > mostDivided) {
      keep(corners);
      deviations_.distances.push_back(distance(middleOf(corners)));
      return;
    }
    const glm::dvec3& a = corners[longest];
    const glm::dvec3& b = corners[(longest + 1) % 3];
    const glm::dvec3& c = corners[(longest + 2) % 3];
    const glm::dvec3 middle = (a + b) / 2.0;
    add({a, middle, c}, distance);
    add({middle, b, c}, distance);
  }

 private:
  void keep(const Corners& corners) {
    auto& [positions, triangles] = deviations_.mesh;
    const auto first = static_cast<std::uint32_t>(positions.size());
    positions.insert(positions.end(), corners.begin(), corners.end());
    triangles.push_back({first, first + 1, first + 2});
  }

  double longest_;
  Deviations& deviations_;
};

/// Whether another piece holds all of a triangle, so that nobody sees it.
bool isEnclosed(const std::vector<Piece>& pieces, std::size_t own, const Corners& corners) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (i != own && std::ranges::all_of(corners, [&](const glm::dvec3& corner) {
          return pieces[i].height(corner) < 0;
        }))
      return true;
  return false;
}

/// `distance(place)` is that to the shape.
template <class Distance>
void addSolid(const Solid& solid, const Distance& distance, Adding& adding, const Task& task) {
  for (const Corners& corners : trianglesOf(solid.mesh())) {
    if (task.cancelled()) return;
    adding.add(corners, [&](const glm::dvec3& middle) {
      return solid.isOuter(middle) ? -distance(middle) : 0;
    });
  }
}

}  // namespace

Deviations deviationsOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  Deviations deviations;
  Adding adding(solid, deviations);
  for (std::size_t own = 0; own < pieces.size() && !task.cancelled(); ++own)
    for (const auto& [a, b, c] : pieces[own].triangles()) {
      const auto& at = pieces[own].corners();
      const Corners corners{at[a], at[b], at[c]};
      if (isEnclosed(pieces, own, corners)) continue;
      adding.add(corners, [&](const glm::dvec3& middle) { return solid.distance(middle); });
    }
  addSolid(
      solid, [&](const glm::dvec3& place) { return unionDistance(pieces, place); }, adding, task);
  return deviations;
}

Deviations deviationsOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  Deviations deviations;
  Adding adding(solid, deviations);
  for (const Corners& corners : trianglesOf(surface))
    adding.add(corners, [&](const glm::dvec3& middle) { return solid.distance(middle); });
  const TriangleTree tree(surface, task);
  addSolid(
      solid, [&](const glm::dvec3& place) { return tree.distance(place); }, adding, task);
  return deviations;
}

}  // namespace wb::shape

namespace wb::making {
namespace {

using layers::DeviationOverlay;
using layers::WaysOverlay;

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
DeviationOverlay deviationsOf(const shape::Solid& solid, const shape::FittedShape& shape,
                              const scene::Placement& /*place*/, const Task& task) {
  auto [mesh, distances] = shape.isSurface() ? shape::deviationsOf(solid, shape.surface, task)
                                             : shape::deviationsOf(solid, shape.pieces, task);
  return {std::move(mesh), std::move(distances), shape.error.error()};
}

WaysOverlay waysOf(const shape::Solid& solid, const shape::FittedShape& shape,
                   const scene::Placement& place, const Task& task) {
  const shape::Passage passage(solid, avatarAt(place), task);
  const double error = std::min(shape.error.error(), shape.tolerance);
  const shape::Ways ways = shape.isSurface() ? passage.waysWith(shape.surface, error, task)
                                             : passage.waysWith(shape.pieces, error, task);
  const auto tiles = [&](const std::vector<glm::dvec3>& places) {
    return tilesAt(places, ways.step, passage.space());
  };
  return {{tiles(ways.kept), tiles(ways.taken), tiles(ways.cut)}};
}

void addPlaced(DeviationOverlay& all, const DeviationOverlay& one, const scene::Placement& place) {
  addPlaced(all.mesh, one.mesh, place);
  all.distances.insert(all.distances.end(), one.distances.begin(), one.distances.end());
  all.farthest = std::max(all.farthest, one.farthest);
}

void addPlaced(WaysOverlay& all, const WaysOverlay& one, const scene::Placement& place) {
  for (std::size_t i = 0; i < all.tiles.size(); ++i) addPlaced(all.tiles[i], one.tiles[i], place);
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

layers::Overlay overlayOf(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                          Look look, const Task& task) {
  switch (look) {
    case Look::deviations:
      return ofAll<DeviationOverlay>(scene, shapes, deviationsOf, task);
    case Look::ways:
      return ofAll<WaysOverlay>(scene, shapes, waysOf, task);
    case Look::shapes:
      break;
  }
  return {};
}

}  // namespace wb::making

#include "model/analysis/detail/deviation_meter.h"

#include "model/cost/statistics.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"
#include "model/shapes/generated_levels.h"
#include "model/shapes/surface_distance.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

// How far two surfaces are apart: points spread evenly over the one, each with its nearest point on
// the other, found by a bounding volume hierarchy. It is a measure for comparing plans by what they
// lose, from below: the worst place may lie between two points. Shapes that are made have their
// errors measured exactly where they are made.

namespace wb::advice {
namespace {

using cost::Representation;
using mesh::TriangleMesh;

constexpr std::size_t surfacePoints = 400;
/// More, as what is looked for is a door in the wall of a house.
constexpr std::size_t hullPoints = 2000;
/// Steeper surfaces are walls to an avatar.
const double levelEnough = std::cos(50 * std::numbers::pi / 180);

TriangleMesh scaled(TriangleMesh mesh, const glm::dvec3& scale) {
  for (glm::dvec3& position : mesh.positions) position *= scale;
  return mesh;
}

void append(TriangleMesh& all, const TriangleMesh& more) {
  const auto first = static_cast<std::uint32_t>(all.positions.size());
  all.positions.insert(all.positions.end(), more.positions.begin(), more.positions.end());
  for (const mesh::Triangle& triangle : more.triangles)
    all.triangles.push_back({triangle[0] + first, triangle[1] + first, triangle[2] + first});
}

/// Empty for points without volume.
TriangleMesh hullAround(const std::vector<glm::dvec3>& points) {
  constexpr std::size_t mostVertices = 256;
  auto hull = mesh::enclosingHull(points, mostVertices);
  if (!hull) return {};
  return {std::move(hull->vertices), std::move(hull->triangles)};
}

TriangleMesh box() {
  std::vector<glm::dvec3> corners;
  for (int corner = 0; corner < 8; ++corner)
    corners.emplace_back(corner & 1 ? 0.5 : -0.5, corner & 2 ? 0.5 : -0.5, corner & 4 ? 0.5 : -0.5);
  return hullAround(corners);
}

TriangleMesh hullsOf(const asset::PhysicsConvex& convex) {
  TriangleMesh all;
  for (const asset::HullPoints& hull : convex.hulls)
    append(all, hullAround(asset::toPoints(hull, convex.domain)));
  return all;
}

/// What a part collides as, in its own frame, in metres.
TriangleMesh collisionOf(const PhysicalPart& one, cost::BaseHullSource source) {
  const glm::dvec3& scale = one.part->scale;
  switch (one.decision.representation) {
    case Representation::none:
      return {};
    case Representation::decomposition:
      return one.mesh && one.mesh->physicsConvex ? scaled(hullsOf(*one.mesh->physicsConvex), scale)
                                                 : TriangleMesh{};
    case Representation::triangleMesh:
      if (!one.mesh) return scene::seenMesh(*one.part, nullptr);
      return one.mesh->physicsMesh ? scaled(asset::toTriangleMesh(*one.mesh->physicsMesh), scale)
                                   : TriangleMesh{};
    case Representation::primitive:
      if (one.mesh || one.part->kind == scene::PartKind::sculpt) return scaled(box(), scale);
      return scene::seenMesh(*one.part, nullptr);
    case Representation::baseHull:
    case Representation::hull:
      break;
  }
  if (one.mesh) return scaled(hullAround(cost::baseHullPoints(*one.mesh, source)), scale);
  return hullAround(scene::seenMesh(*one.part, nullptr).positions);
}

/// A point of a surface, and where that looks.
struct Point {
  glm::dvec3 at;
  glm::dvec3 normal;
};

double areaOf(const TriangleMesh& mesh, const mesh::Triangle& triangle) {
  const glm::dvec3& a = mesh.positions[triangle[0]];
  return glm::length(glm::cross(mesh.positions[triangle[1]] - a, mesh.positions[triangle[2]] - a)) /
         2;
}

/// Spread by area; within a triangle by the two irrational steps that fill it most evenly.
std::vector<Point> pointsOn(const TriangleMesh& mesh, std::size_t count = surfacePoints) {
  constexpr double stepU = 0.7548776662466927;
  constexpr double stepV = 0.5698402909980532;
  double area = 0;
  for (const mesh::Triangle& triangle : mesh.triangles) area += areaOf(mesh, triangle);
  std::vector<Point> points;
  if (!(area > 0)) return points;
  double owed = 0.5;
  double u = 0;
  double v = 0;
  for (const mesh::Triangle& triangle : mesh.triangles) {
    const glm::dvec3& a = mesh.positions[triangle[0]];
    const glm::dvec3 ab = mesh.positions[triangle[1]] - a;
    const glm::dvec3 ac = mesh.positions[triangle[2]] - a;
    const double size = areaOf(mesh, triangle);
    if (!(size > 0)) continue;
    for (owed += static_cast<double>(count) * size / area; owed >= 1; owed -= 1) {
      u = std::fmod(u + stepU, 1);
      v = std::fmod(v + stepV, 1);
      const bool isBeyond = u + v > 1;
      points.push_back({a + (isBeyond ? 1 - u : u) * ab + (isBeyond ? 1 - v : v) * ac,
                        glm::normalize(glm::cross(ab, ac))});
    }
  }
  return points;
}

}  // namespace

Deviation DeviationMeter::between(const PhysicalPart& before, const PhysicalPart& after) {
  const auto addressOf = [](const PhysicalPart& one) -> const void* {
    return one.mesh ? static_cast<const void*>(one.mesh) : one.part;
  };
  const glm::dvec3& scale = after.part->scale;
  const Key key(addressOf(before), before.mesh ? addressOf(after) : nullptr,
                before.decision.representation, after.decision.representation,
                {scale.x, scale.y, scale.z, after.rotation.w, after.rotation.x, after.rotation.y,
                 after.rotation.z});
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const TriangleMesh was = collisionOf(before, source_);
  const TriangleMesh is = collisionOf(after, source_);
  Deviation deviation;
  if (!was.triangles.empty() && !is.triangles.empty()) {
    const shape::SurfaceDistance distance(was);
    for (const Point& point : pointsOn(is)) {
      const bool isStoodOn = (after.rotation * point.normal).z >= levelEnough;
      double& most = isStoodOn ? deviation.contact : deviation.elsewhere;
      most = std::max(most, distance.to(point.at));
    }
  }
  // What only differs by how sums are rounded is no deviation.
  constexpr double noise = 1e-9;
  for (double* distance : {&deviation.contact, &deviation.elsewhere})
    if (*distance < noise) *distance = 0;
  known_.emplace(key, deviation);
  return deviation;
}

void DeviationMeter::forget(const asset::MeshAsset* mesh) {
  std::erase_if(known_, [mesh](const auto& one) {
    return std::get<0>(one.first) == mesh || std::get<1>(one.first) == mesh;
  });
}

double hullStandoff(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                    cost::BaseHullSource source) {
  if (!mesh.lods.front()) return 0;
  const TriangleMesh seen = scaled(asset::toTriangleMesh(*mesh.lods.front()), scale);
  if (seen.triangles.empty()) return 0;
  const TriangleMesh hull = scaled(hullAround(cost::baseHullPoints(mesh, source)), scale);
  const shape::SurfaceDistance distance(seen);
  double farthest = 0;
  for (const Point& point : pointsOn(hull, hullPoints))
    farthest = std::max(farthest, distance.to(point.at));
  return farthest;
}

double pixelsOff(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                 const cost::Profile& profile) {
  if (!mesh.lods.front()) return 0;
  const TriangleMesh high = scaled(asset::toTriangleMesh(*mesh.lods.front()), scale);
  const std::vector<Point> points = pointsOn(high);
  const double radius = glm::length(scale) / 2;
  constexpr std::array from{cost::Key::lod_medium, cost::Key::lod_low, cost::Key::lod_lowest};
  double worst = 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const auto& level = mesh.lods[i + 1];
    if (!level) continue;
    const TriangleMesh low = scaled(asset::toTriangleMesh(*level), scale);
    if (low.triangles.empty()) continue;
    double off = 0;
    const shape::SurfaceDistance distanceToLow(low);
    for (const Point& point : points) off = std::max(off, distanceToLow.to(point.at));
    const double distance = std::min(radius / profile[from[i]], profile[cost::Key::max_distance]);
    worst = std::max(worst, off / shape::Screen::pixelAt(distance));
  }
  return worst;
}

}  // namespace wb::advice

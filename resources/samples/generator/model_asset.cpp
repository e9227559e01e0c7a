#include "resources/samples/generator/model_asset.h"

#include "model/asset/encode.h"
#include "model/mesh/convex_hull.h"

#include "resources/samples/generator/solid.h"
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace wb::samples {
namespace {

/// From metres into the unit cube.
struct UnitFrame {
  glm::dvec3 centre;
  glm::dvec3 size;

  glm::dvec3 operator()(const glm::dvec3& metres) const { return (metres - centre) / size; }
};

UnitFrame frameOf(const std::vector<mesh::TriangleMesh>& meshes) {
  const auto [low, high] = bounds(joined(meshes));
  return {(low + high) / 2.0, high - low};
}

/// Normals of a smooth surface, in metres: a non-uniform frame would tilt them.
std::vector<glm::dvec3> smoothNormals(const mesh::TriangleMesh& mesh) {
  std::vector<glm::dvec3> normals(mesh.positions.size(), glm::dvec3(0));
  for (const mesh::Triangle& triangle : mesh.triangles) {
    const glm::dvec3 a = mesh.positions[triangle[0]];
    const glm::dvec3 b = mesh.positions[triangle[1]];
    const glm::dvec3 c = mesh.positions[triangle[2]];
    for (const std::uint32_t corner : triangle) normals[corner] += glm::cross(b - a, c - a);
  }
  return normals;
}

asset::Quantised3 quantisedNormal(const glm::dvec3& normal) {
  const double length = glm::length(normal);
  const glm::dvec3 unit = length > 0 ? normal / length : glm::dvec3(0, 0, 1);
  const glm::dvec3 q = glm::round((unit + 1.0) / 2.0 * 65535.0);
  return {static_cast<std::uint16_t>(q.x), static_cast<std::uint16_t>(q.y),
          static_cast<std::uint16_t>(q.z)};
}

asset::Face unitFace(const mesh::TriangleMesh& metres, const UnitFrame& frame) {
  mesh::TriangleMesh unit = metres;
  for (glm::vec3& position : unit.positions) position = glm::vec3(frame(position));
  return asset::makeFace(unit);
}

asset::Face visualFace(const mesh::TriangleMesh& metres, const UnitFrame& frame) {
  asset::Face face = unitFace(metres, frame);
  std::ranges::transform(smoothNormals(metres), std::back_inserter(face.normals), quantisedNormal);
  return face;
}

std::vector<glm::dvec3> unitPoints(const std::vector<glm::dvec3>& points, const UnitFrame& frame) {
  std::vector<glm::dvec3> result;
  std::ranges::transform(points, std::back_inserter(result), frame);
  return result;
}

std::vector<glm::dvec3> pointsOf(const std::vector<mesh::TriangleMesh>& meshes) {
  const mesh::TriangleMesh all = joined(meshes);
  return {all.positions.begin(), all.positions.end()};
}

std::vector<glm::dvec3> hullSource(const Model& model) {
  if (!model.hullSource.empty()) return model.hullSource;
  return pointsOf(model.physics.empty() ? model.lods.back() : model.physics);
}

asset::HullPoints quantisedHull(const std::vector<glm::dvec3>& points) {
  const auto hull = mesh::enclosingHull(points);
  if (!hull) return {};
  return asset::quantisedOutward(hull->vertices, points, {});
}

asset::PhysicsConvex physicsConvex(const Model& model, const UnitFrame& frame) {
  asset::PhysicsConvex convex;
  convex.baseHull = quantisedHull(unitPoints(hullSource(model), frame));
  for (const auto& hull : model.hulls)
    convex.hulls.push_back(quantisedHull(unitPoints(hull, frame)));
  return convex;
}

}  // namespace

SizedAsset makeAsset(const Model& model) {
  const UnitFrame frame = frameOf(model.lods.front());
  SizedAsset result{{}, frame.size};
  for (std::size_t level = 0; level < model.lods.size(); ++level) {
    auto& faces = result.asset.lods[level].emplace();
    for (const auto& mesh : model.lods[level]) faces.push_back(visualFace(mesh, frame));
  }
  if (!model.physics.empty()) {
    auto& faces = result.asset.physicsMesh.emplace();
    for (const auto& mesh : model.physics) faces.push_back(unitFace(mesh, frame));
  }
  result.asset.physicsConvex = physicsConvex(model, frame);
  return result;
}

}  // namespace wb::samples

#include "resources/samples/generator/model_asset.h"

#include "model/asset/encode.h"

#include "resources/samples/generator/solid.h"
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
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

mesh::TriangleMesh inUnitCube(mesh::TriangleMesh mesh, const UnitFrame& frame) {
  for (glm::dvec3& position : mesh.positions) position = frame(position);
  return mesh;
}

std::vector<glm::vec3> unitNormals(const mesh::TriangleMesh& mesh) {
  std::vector<glm::vec3> result;
  for (const glm::dvec3& normal : smoothNormals(mesh))
    result.emplace_back(glm::length(normal) > 0 ? glm::normalize(normal) : glm::dvec3(0, 0, 1));
  return result;
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

/// The samples' hulls all have volume.
asset::PhysicsConvex physicsConvex(const Model& model, const UnitFrame& frame) {
  std::vector<std::vector<glm::dvec3>> hulls;
  for (const auto& hull : model.hulls) hulls.push_back(unitPoints(hull, frame));
  return asset::makePhysicsConvex(unitPoints(hullSource(model), frame), hulls).value();
}

}  // namespace

SizedAsset makeAsset(const Model& model) {
  const UnitFrame frame = frameOf(model.lods.front());
  SizedAsset result{{}, frame.size};
  for (std::size_t level = 0; level < model.lods.size(); ++level) {
    auto& faces = result.asset.lods[level].emplace();
    for (const auto& mesh : model.lods[level])
      faces.push_back(asset::makeFace(inUnitCube(mesh, frame), unitNormals(mesh)));
  }
  if (!model.physics.empty()) {
    auto& faces = result.asset.physicsMesh.emplace();
    for (const auto& mesh : model.physics)
      faces.push_back(asset::makeFace(inUnitCube(mesh, frame)));
  }
  result.asset.physicsConvex = physicsConvex(model, frame);
  return result;
}

}  // namespace wb::samples

#include "tests/support/objects.h"

#include "model/asset/make_blocks.h"
#include "tests/support/samples.h"

#include <memory>
#include <utility>

namespace wb::layers::test {

std::vector<glm::dvec3> cubeCorners(double side) {
  std::vector<glm::dvec3> corners;
  for (unsigned i = 0; i < 8; ++i)
    corners.push_back(glm::dvec3(i & 1, i >> 1 & 1, i >> 2 & 1) * side - side / 2);
  return corners;
}

asset::Face cubeFace(double side) {
  asset::Face face = cost::test::cubeFace();
  face.positionDomain = {glm::dvec3(-side / 2), glm::dvec3(side / 2)};
  return face;
}

asset::Face faceOf(const std::vector<std::array<glm::dvec3, 3>>& triangles) {
  mesh::TriangleMesh mesh;
  for (const auto& corners : triangles) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    mesh.positions.insert(mesh.positions.end(), corners.begin(), corners.end());
    mesh.triangles.push_back({first, first + 1, first + 2});
  }
  return asset::makeFace(mesh);
}

asset::HullPoints hullPoints(const std::vector<glm::dvec3>& points) {
  asset::HullPoints stored;
  for (const glm::dvec3& point : points)
    stored.push_back({asset::quantised(point.x, -0.5, 0.5), asset::quantised(point.y, -0.5, 0.5),
                      asset::quantised(point.z, -0.5, 0.5)});
  return stored;
}

asset::MeshAsset cubeAsset() {
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{cubeFace()};
  return asset;
}

scene::Part meshPart(const glm::dvec3& scale) {
  scene::Part part = primPart(scene::PartKind::mesh, scale);
  part.asset = "mesh";
  return part;
}

scene::Part primPart(scene::PartKind kind, const glm::dvec3& scale) {
  scene::Part part;
  part.kind = kind;
  part.scale = scale;
  part.prim = scene::defaultPrim(kind);
  return part;
}

scene::Scene sceneOf(std::vector<scene::Part> parts, asset::MeshAsset asset) {
  scene::Scene scene;
  scene.assets["mesh"].mesh = std::make_shared<const asset::MeshAsset>(std::move(asset));
  scene.linksets.emplace_back().parts = std::move(parts);
  return scene;
}

std::array<glm::dvec3, 3> cornersOf(const LayerShapes& layer, std::uint32_t piece,
                                    std::uint32_t triangle) {
  const std::array one{triangle};
  const mesh::TriangleMesh mesh = placed(layer, piece, one);
  return {mesh.positions[0], mesh.positions[1], mesh.positions[2]};
}

}  // namespace wb::layers::test

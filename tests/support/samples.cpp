#include "tests/support/samples.h"

namespace wb::cost::test {
namespace {

constexpr std::uint16_t last = 65535;

asset::Quantised3 corner(std::size_t index) {
  const auto axis = [index](std::size_t bit) {
    return (index >> bit & 1) ? last : std::uint16_t{0};
  };
  return {axis(0), axis(1), axis(2)};
}

asset::HullPoints cubePoints() {
  asset::HullPoints points;
  for (std::size_t i = 0; i < 8; ++i) points.push_back(corner(i));
  return points;
}

/// Corner i has the bits of i as x, y, z.
constexpr std::array<std::array<std::uint16_t, 3>, 12> cubeTriangles{{{0, 2, 3},
                                                                      {0, 3, 1},
                                                                      {4, 5, 7},
                                                                      {4, 7, 6},
                                                                      {0, 1, 5},
                                                                      {0, 5, 4},
                                                                      {2, 6, 7},
                                                                      {2, 7, 3},
                                                                      {0, 4, 6},
                                                                      {0, 6, 2},
                                                                      {1, 3, 7},
                                                                      {1, 7, 5}}};

}  // namespace

asset::Face cubeFace() {
  asset::Face face;
  face.positions = cubePoints();
  face.triangles.assign(cubeTriangles.begin(), cubeTriangles.end());
  return face;
}

mesh::TriangleMesh cube() { return asset::toTriangleMesh({cubeFace()}); }

asset::MeshAsset makeAsset(const AssetParts& parts) {
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{cubeFace()};
  asset.blocks.push_back({"high_lod", 0, 1000, 2000});
  if (parts.physicsMesh) asset.physicsMesh = asset::Faces{cubeFace()};
  asset::PhysicsConvex convex;
  convex.hulls.assign(parts.hulls, cubePoints());
  if (parts.storedHull) convex.baseHull = cubePoints();
  asset.physicsConvex = convex;
  return asset;
}

scene::Part makePart(scene::PartKind kind, const glm::dvec3& scale) {
  scene::Part part;
  part.name = std::string(name(kind));
  part.kind = kind;
  part.scale = scale;
  part.prim = scene::defaultPrim(kind);
  if (kind == scene::PartKind::mesh) part.asset = "mesh";
  return part;
}

scene::Part makePart(scene::PartKind kind, const glm::dvec3& scale, scene::ShapeType type) {
  scene::Part part = makePart(kind, scale);
  part.shapeType = type;
  return part;
}

scene::Linkset makeLinkset(std::vector<scene::Part> parts) {
  scene::Linkset linkset;
  linkset.parts = std::move(parts);
  return linkset;
}

PartStatistics statisticsOf(const scene::Part& part, const asset::MeshAsset* asset) {
  return StatisticsMaker(GeometryRules(Profile())).make(part, asset);
}

scene::Scene makeScene(scene::Linkset linkset, asset::MeshAsset asset) {
  scene::Scene scene;
  scene.assets["mesh"].mesh = std::make_shared<const asset::MeshAsset>(std::move(asset));
  scene.linksets.push_back(std::move(linkset));
  return scene;
}

}  // namespace wb::cost::test

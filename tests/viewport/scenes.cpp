#include "tests/viewport/scenes.h"

#include "tests/support/objects.h"

#include <algorithm>

namespace wb::viewport::test {
namespace {

using shape::test::faceOf;
using shape::test::hullPoints;

constexpr glm::dvec3 lowerLeft{-0.5, 0, -0.5};
constexpr glm::dvec3 lowerRight{0.5, 0, -0.5};
constexpr glm::dvec3 upperLeft{-0.5, 0, 0.5};
constexpr glm::dvec3 upperRight{0.5, 0, 0.5};

std::vector<glm::dvec3> cubeWithin(double low, double high) {
  std::vector<glm::dvec3> corners = shape::test::cubeCorners();
  for (glm::dvec3& corner : corners) corner.z = std::clamp(corner.z, low, high);
  return corners;
}

scene::Scene withPrim(const asset::MeshAsset& asset) {
  scene::Part prim = shape::test::primPart(scene::PartKind::box);
  prim.position = {1.5, 0, 0};
  return shape::test::sceneOf({shape::test::meshPart(), prim}, asset);
}

}  // namespace

scene::Scene square() {
  asset::MeshAsset asset;
  asset.lods[0] = asset.physicsMesh = asset::Faces{faceOf({{lowerLeft, lowerRight, upperRight}}),
                                                   faceOf({{lowerLeft, upperRight, upperLeft}})};
  asset.physicsConvex = asset::PhysicsConvex{};
  asset.physicsConvex->hulls = {hullPoints(cubeWithin(-0.5, 0)), hullPoints(cubeWithin(0, 0.5))};
  asset.physicsConvex->baseHull = hullPoints(shape::test::cubeCorners());
  return withPrim(asset);
}

scene::Scene slivers() {
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{faceOf({{lowerLeft, lowerRight, upperRight}})};
  asset::Faces faces;
  for (int i = 0; i < 20; ++i) {
    const glm::dvec3 raised(0, 0, 0.9 * i / 20);
    faces.push_back(faceOf(
        {{lowerLeft + raised, lowerRight + raised, lowerRight + raised + glm::dvec3(0, 0, 5e-4)}}));
  }
  asset.physicsMesh = faces;
  return withPrim(asset);
}

void fill(SceneLayers& layers, const scene::Scene& scene) {
  for (const shape::Layer layer : shape::allLayers)
    layers.setLayer(layer, shape::PickLayer(shape::makeLayer(scene, layer)));
}

void showOnly(SceneLayers& layers, std::initializer_list<shape::Layer> wanted) {
  for (const shape::Layer layer : shape::allLayers)
    layers.setVisible(layer, std::ranges::find(wanted, layer) != wanted.end());
}

}  // namespace wb::viewport::test

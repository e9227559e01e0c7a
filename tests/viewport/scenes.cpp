#include "tests/viewport/scenes.h"

#include "tests/support/objects.h"

#include <algorithm>
#include <array>
#include <vector>

namespace wb::viewport::test {
namespace {

using layers::test::faceOf;
using layers::test::hullPoints;

constexpr glm::dvec3 lowerLeft{-0.5, 0, -0.5};
constexpr glm::dvec3 lowerRight{0.5, 0, -0.5};
constexpr glm::dvec3 upperLeft{-0.5, 0, 0.5};
constexpr glm::dvec3 upperRight{0.5, 0, 0.5};

std::vector<glm::dvec3> cubeWithin(double low, double high) {
  std::vector<glm::dvec3> corners = layers::test::cubeCorners();
  for (glm::dvec3& corner : corners) corner.z = std::clamp(corner.z, low, high);
  return corners;
}

scene::Scene withPrim(const asset::MeshAsset& asset) {
  scene::Part prim = layers::test::primPart(scene::PartKind::box);
  prim.position = {1.5, 0, 0};
  return layers::test::sceneOf({layers::test::meshPart(), prim}, asset);
}

}  // namespace

scene::Scene square() {
  asset::MeshAsset asset;
  asset.lods[0] = asset.physicsMesh = asset::Faces{faceOf({{lowerLeft, lowerRight, upperRight}}),
                                                   faceOf({{lowerLeft, upperRight, upperLeft}})};
  asset.physicsConvex = asset::PhysicsConvex{};
  asset.physicsConvex->hulls = {hullPoints(cubeWithin(-0.5, 0)), hullPoints(cubeWithin(0, 0.5))};
  asset.physicsConvex->baseHull = hullPoints(layers::test::cubeCorners());
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

scene::Scene denseSquare(int cells) {
  const auto corner = [cells](int column, int row) {
    return glm::dvec3(static_cast<double>(column) / cells - 0.5, 0,
                      static_cast<double>(row) / cells - 0.5);
  };
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces();
  for (int row = 0; row < cells; ++row) {
    std::vector<std::array<glm::dvec3, 3>> triangles;
    for (int column = 0; column < cells; ++column) {
      const glm::dvec3 first = corner(column, row);
      const glm::dvec3 last = corner(column + 1, row + 1);
      triangles.push_back({first, corner(column + 1, row), last});
      triangles.push_back({first, last, corner(column, row + 1)});
    }
    asset.lods[0]->push_back(faceOf(triangles));
  }
  return layers::test::sceneOf({layers::test::meshPart()}, asset);
}

void put(SceneLayers& layers, layers::Layer layer, const scene::Scene& scene) {
  const auto shapes = std::make_shared<const layers::LayerShapes>(makeLayer(scene, layer));
  layers.setLayer(layer, shapes);
  layers.setCaster(layer, makeCaster(*shapes));
}

void fill(SceneLayers& layers, const scene::Scene& scene) {
  for (const layers::Layer layer : layers::allLayers) put(layers, layer, scene);
}

void showOnly(SceneLayers& layers, std::initializer_list<layers::Layer> wanted) {
  for (const layers::Layer layer : layers::allLayers)
    layers.setVisible(layer, std::ranges::find(wanted, layer) != wanted.end());
}

}  // namespace wb::viewport::test

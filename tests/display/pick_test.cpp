#include "model/display/pick.h"

#include "tests/support/objects.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::layers::test {
namespace {

using scene::PartKind;

constexpr glm::dvec3 above{0.1, 0.2, 10};
constexpr glm::dvec3 down{0, 0, -1};

/// A cube of one metre with a decomposition of two halves of it in height, and its layers.
scene::Scene halvedCube() {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex = asset::PhysicsConvex{};
  std::vector<glm::dvec3> lower = cubeCorners();
  std::vector<glm::dvec3> upper = cubeCorners();
  for (glm::dvec3& corner : lower) corner.z = std::min(corner.z, 0.0);
  for (glm::dvec3& corner : upper) corner.z = std::max(corner.z, 0.0);
  asset.physicsConvex->hulls = {hullPoints(lower), hullPoints(upper)};
  return sceneOf({meshPart()}, asset);
}

PickScene pickSceneOf(const scene::Scene& scene, std::initializer_list<Layer> layers) {
  PickScene result;
  for (const Layer layer : layers) {
    const auto shapes = std::make_shared<const LayerShapes>(makeLayer(scene, layer));
    result.setLayer(layer, shapes);
    result.setCaster(layer, makeCaster(*shapes));
  }
  return result;
}

TEST(Pick, NothingIsHitWhereNothingIs) {
  EXPECT_FALSE(PickScene().cast(above, down, allLayers));
  const PickScene scene = pickSceneOf(halvedCube(), {Layer::visual});
  EXPECT_FALSE(scene.cast(above, -down, allLayers));
  EXPECT_FALSE(scene.cast(above + glm::dvec3(5, 0, 0), down, allLayers));
}

TEST(Pick, EmptyLayerTakesThePlaceOfWhatWas) {
  PickScene scene = pickSceneOf(halvedCube(), {Layer::visual});
  scene.setLayer(Layer::visual, std::make_shared<const LayerShapes>());
  EXPECT_EQ(scene.layer(Layer::visual), nullptr);
  EXPECT_FALSE(scene.cast(above, down, allLayers));
}

TEST(Pick, HiddenLayersAreNotHit) {
  const PickScene scene = pickSceneOf(halvedCube(), {Layer::visual, Layer::hulls});
  const std::array onlyVisual{Layer::visual};
  EXPECT_EQ(scene.cast(above, down, onlyVisual)->layer, Layer::visual);
  EXPECT_FALSE(scene.cast(above, down, {}));
}

TEST(Pick, NearestPartWinsWhateverItsLayer) {
  scene::Scene scene = sceneOf({primPart(PartKind::box), meshPart()});
  scene.linksets[0].parts[0].position = {0, 0, 2};
  const PickScene pick = pickSceneOf(scene, {Layer::visual, Layer::prims});
  const auto hit = pick.cast(above, down, allLayers);
  EXPECT_EQ(hit->layer, Layer::prims);
  EXPECT_EQ(hit->origin.part, 0U);
  EXPECT_NEAR(hit->distance, 7.5, 1e-9);
  EXPECT_NEAR(glm::distance(hit->point, glm::dvec3(0.1, 0.2, 2.5)), 0, 1e-5);
}

TEST(Pick, WhatIsSeenFromTheEdgeIsMetWhereItIs) {
  const PickScene scene = pickSceneOf(sceneOf({primPart(PartKind::box)}), {Layer::prims});
  const glm::dvec3 eye(-20, 0.1, 0.5 + 1e-3);
  const glm::dvec3 onTop(0.1, 0.1, 0.5);
  const auto hit = scene.cast(eye, onTop - eye, allLayers);
  ASSERT_TRUE(hit);
  EXPECT_NEAR(hit->distance, glm::distance(eye, onTop), 1e-8);
}

TEST(Pick, LaterLayerWinsWhereTwoCoincide) {
  const PickScene scene = pickSceneOf(halvedCube(), {Layer::visual, Layer::hulls});
  const auto hit = scene.cast(above, down, allLayers);
  EXPECT_EQ(hit->layer, Layer::hulls);
  EXPECT_EQ(hit->origin.group, 1U);
}

TEST(Pick, BoxIsHitOnlyWhereNothingElseIs) {
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{cubeFace(0.5)};
  const PickScene scene =
      pickSceneOf(sceneOf({meshPart()}, asset), {Layer::visual, Layer::boundingBox});
  EXPECT_EQ(scene.cast(above, down, allLayers)->layer, Layer::visual);
  EXPECT_EQ(scene.cast(above + glm::dvec3(0.3, 0, 0), down, allLayers)->layer, Layer::boundingBox);
}

TEST(Pick, LayersThatAreNotReadyAreNotHit) {
  PickScene scene = pickSceneOf(halvedCube(), {Layer::hulls});
  scene.setLayer(Layer::visual,
                 std::make_shared<const LayerShapes>(makeLayer(halvedCube(), Layer::visual)));
  EXPECT_FALSE(scene.cast(above, down, std::array{Layer::visual}));
  EXPECT_EQ(scene.cast(above, down, allLayers)->layer, Layer::hulls);
}

TEST(Pick, PointerOverAHullMeansTheHullOverAFaceTheTriangle) {
  const LayerShapes hulls = makeLayer(halvedCube(), Layer::hulls);
  const auto meant = trianglesMeant(*hulls.shapes[0], Layer::hulls, 13);
  ASSERT_EQ(meant.size(), 12U);
  EXPECT_EQ(meant.front(), 12U);
  EXPECT_EQ(trianglesMeant(*hulls.shapes[0], Layer::physicsMesh, 13),
            std::vector<std::uint32_t>{13});
}

TEST(Pick, ThePartThatIsHitIsNamedThoughItsShapeIsAnothersToo) {
  scene::Scene scene = halvedCube();
  scene.linksets[0].parts.push_back(meshPart());
  scene.linksets[0].parts[1].position = {5, 0, 0};
  const PickScene pick = pickSceneOf(scene, {Layer::hulls});
  EXPECT_EQ(pick.layer(Layer::hulls)->shapes.size(), 1U);
  EXPECT_EQ(pick.cast(above, down, allLayers)->origin.part, 0U);
  const auto hit = pick.cast(above + glm::dvec3(5, 0, 0), down, allLayers);
  EXPECT_EQ(hit->origin.part, 1U);
  EXPECT_EQ(hit->origin.group, 1U);
  EXPECT_NEAR(hit->point.z, 0.5, 1e-5);
}

TEST(Pick, NamedTrianglesAndHullsAreFoundInAShape) {
  const LayerShapes hulls = makeLayer(halvedCube(), Layer::hulls);
  const Shape& shape = *hulls.shapes[0];
  const std::array<std::uint32_t, 2> second{1, 77};
  EXPECT_EQ(trianglesNamed(shape, Naming::triangles, second), std::vector<std::uint32_t>{1});
  EXPECT_EQ(trianglesNamed(shape, Naming::groups, second).front(), 12U);
  EXPECT_EQ(trianglesNamed(shape, Naming::groups, {}).size(), 24U);
}

RC_GTEST_PROP(PickProperty, RayTowardsATriangleMeetsItOrSomethingBefore, ()) {
  const PickScene scene =
      pickSceneOf(sceneOf({primPart(PartKind::torus, {3, 2, 1})}), {Layer::prims});
  const LayerShapes& shapes = *scene.layer(Layer::prims);
  const auto triangle = *rc::gen::inRange<std::uint32_t>(0, shapes.shapes[0]->triangleCount());
  const auto& [a, b, c] = cornersOf(shapes, 0, triangle);
  const glm::dvec3 centre = (a + b + c) / 3.0;
  const glm::dvec3 eye(*rc::gen::inRange(-20, 20), *rc::gen::inRange(-20, 20), 10);
  // Less than half a micrometre wide to the eye, it may be missed: floats find it.
  const glm::dvec3 facing = glm::normalize(glm::cross(b - a, c - a));
  RC_PRE(std::abs(glm::dot(facing, glm::normalize(centre - eye))) > 2e-5);
  const auto hit = scene.cast(eye, centre - eye, allLayers);
  RC_ASSERT(hit.has_value());
  RC_ASSERT(hit->distance <= glm::distance(eye, centre) * (1 + 1e-9));
  const auto& [p, q, r] = cornersOf(shapes, hit->piece, hit->triangle);
  const glm::dvec3 normal = glm::normalize(glm::cross(q - p, r - p));
  RC_ASSERT(std::abs(glm::dot(hit->point - p, normal)) < 1e-6);
}

}  // namespace
}  // namespace wb::layers::test

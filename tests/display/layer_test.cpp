#include "model/display/display.h"
#include "model/display/drawn_detail.h"
#include "model/display/shape_of_part.h"
#include "tests/support/objects.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::layers::test {
namespace {

using scene::PartKind;

constexpr std::array<glm::dvec3, 3> halfSquare{{{-0.5, -0.5, 0}, {0.5, -0.5, 0}, {0.5, 0.5, 0}}};
constexpr std::array<glm::dvec3, 3> otherHalf{{{-0.5, -0.5, 0}, {0.5, 0.5, 0}, {-0.5, 0.5, 0}}};

std::size_t triangleCount(const scene::Scene& scene, Layer layer,
                          const LayerOptions& options = {}) {
  return trianglesOf(makeLayer(scene, layer, options));
}

TEST(Layer, EmptySceneHasNoTrianglesInAnyLayer) {
  for (const Layer layer : allLayers) {
    const LayerShapes shapes = makeLayer({}, layer);
    EXPECT_TRUE(shapes.shapes.empty()) << name(layer);
    EXPECT_TRUE(shapes.isEmpty()) << name(layer);
  }
  EXPECT_FALSE(boundsOf({}));
}

TEST(Layer, EndsWhereItIsCancelled) {
  const scene::Scene scene = sceneOf(std::vector(10, primPart(PartKind::box)));
  StepCount steps;
  steps.most = 4;
  Task task;
  task.steps = &steps;
  EXPECT_TRUE(makeLayer(scene, Layer::boundingBox, {}, task).isEmpty());
  EXPECT_EQ(steps.made, 4U);
}

TEST(Layer, MissingMeshShowsOnlyItsBox) {
  scene::Scene scene = sceneOf({meshPart()});
  scene.assets.clear();
  for (const Layer layer : allLayers)
    EXPECT_EQ(triangleCount(scene, layer), layer == Layer::boundingBox ? 12U : 0U) << name(layer);
}

TEST(Layer, LayersWithNothingInThemAreEmpty) {
  const scene::Scene scene = sceneOf({meshPart()});
  for (const Layer layer : {Layer::prims, Layer::physicsMesh, Layer::hulls, Layer::degenerate})
    EXPECT_EQ(triangleCount(scene, layer), 0U) << name(layer);
}

TEST(Layer, FacesOfTheVisualMeshAreItsGroups) {
  asset::MeshAsset asset;
  asset.lods[0] =
      asset::Faces{faceOf({halfSquare}), asset::Face{}, faceOf({halfSquare, otherHalf})};
  const LayerShapes shapes = makeLayer(sceneOf({meshPart()}, asset), Layer::visual);
  EXPECT_EQ(shapes.shapes[0]->groups(), (std::vector<std::uint32_t>{0, 2, 2}));
}

/// Beside others that are seen, a part for physics alone would be nowhere.
TEST(Layer, WhatHasNoLookIsSeenAsPhysicsHasIt) {
  asset::MeshAsset asset;
  asset.physicsMesh = asset::Faces{faceOf({halfSquare}), faceOf({otherHalf})};
  const LayerShapes shapes = makeLayer(sceneOf({meshPart()}, asset), Layer::visual);
  ASSERT_EQ(shapes.pieces.size(), 1U);
  EXPECT_EQ(shapes.shapes[0]->groups(), (std::vector<std::uint32_t>{0, 0}));
  asset.lods[0] = asset::Faces{faceOf({halfSquare})};
  EXPECT_EQ(triangleCount(sceneOf({meshPart()}, asset), Layer::visual), 1U);
}

TEST(Layer, MissingLevelOfDetailShowsTheNextHigher) {
  asset::MeshAsset asset = cubeAsset();
  asset.lods[2] = asset::Faces{faceOf({halfSquare})};
  const scene::Scene scene = sceneOf({meshPart()}, asset);
  EXPECT_EQ(triangleCount(scene, Layer::visual, {.lod = asset::Lod::high}), 12U);
  EXPECT_EQ(triangleCount(scene, Layer::visual, {.lod = asset::Lod::medium}), 12U);
  EXPECT_EQ(triangleCount(scene, Layer::visual, {.lod = asset::Lod::low}), 1U);
  EXPECT_EQ(triangleCount(scene, Layer::visual, {.lod = asset::Lod::lowest}), 1U);
}

TEST(Layer, PlaceholdersLeaveNoGapInPhysicsIndices) {
  asset::Face face = faceOf({halfSquare, otherHalf});
  face.triangles.insert(face.triangles.begin() + 1, {0, 0, 0});
  asset::MeshAsset asset = cubeAsset();
  asset.physicsMesh = asset::Faces{face};
  const LayerShapes shapes = makeLayer(sceneOf({meshPart()}, asset), Layer::physicsMesh);
  ASSERT_EQ(shapes.shapes[0]->triangleCount(), 2U);
  EXPECT_EQ(originOf(shapes, 0, 1).triangle, 1U);
  EXPECT_EQ(cornersOf(shapes, 0, 1)[2], glm::dvec3(-0.5, 0.5, 0));
}

TEST(Layer, DegenerateTrianglesKeepTheirPlaceInThePhysicsMesh) {
  const glm::dvec3 point(0.25, 0.25, 0);
  asset::MeshAsset asset = cubeAsset();
  asset.physicsMesh =
      asset::Faces{faceOf({halfSquare}), faceOf({otherHalf, {point, point, point}})};
  const scene::Scene scene = sceneOf({meshPart()}, asset);
  const LayerShapes shapes = makeLayer(scene, Layer::degenerate);
  ASSERT_EQ(shapes.shapes[0]->triangleCount(), 1U);
  EXPECT_EQ(originOf(shapes, 0, 0), (TriangleOrigin{0, 0, 2, 1}));
  EXPECT_EQ(physicsWidths(scene.linksets[0].parts[0], *shapes.shapes[0],
                          cost::GeometryRules(cost::Profile())),
            std::vector<double>{0});
}

TEST(Layer, StoredBaseHullIsShownAsStored) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex = asset::PhysicsConvex{};
  asset.physicsConvex->baseHull = hullPoints({{0, 0, 0}, {0.5, 0, 0}, {0, 0.5, 0}, {0, 0, 0.5}});
  EXPECT_EQ(triangleCount(sceneOf({meshPart()}, asset), Layer::baseHull), 4U);
}

TEST(Layer, MissingBaseHullIsMadeAsItsCostHasIt) {
  asset::MeshAsset asset = cubeAsset();
  EXPECT_EQ(triangleCount(sceneOf({meshPart()}, asset), Layer::baseHull), 12U);
  const std::array<glm::dvec3, 3> upright{{{-0.5, -0.5, 0}, {0.5, 0.5, 0}, {0, 0, 0.5}}};
  asset.lods[2] = asset::Faces{faceOf({halfSquare, upright})};  // low: 4 distinct corners
  const scene::Scene scene = sceneOf({meshPart()}, asset);
  cost::Profile document;
  document.baseHullSource = cost::BaseHullSource::document;
  EXPECT_EQ(triangleCount(scene, Layer::baseHull), 4U);
  EXPECT_EQ(triangleCount(scene, Layer::baseHull, {.rules = cost::GeometryRules(document)}), 12U);
  asset.physicsMesh = asset::Faces{cubeFace()};
  EXPECT_EQ(triangleCount(sceneOf({meshPart()}, asset), Layer::baseHull), 12U);
}

TEST(Layer, HullWithoutVolumeIsLeftOutAndOthersKeepTheirNumber) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex = asset::PhysicsConvex{};
  asset.physicsConvex->hulls = {hullPoints(cubeCorners(0.5)),
                                hullPoints({{0, 0, 0}, {0.5, 0, 0}, {0, 0.5, 0}}),
                                hullPoints(cubeCorners(0.25))};
  const LayerShapes shapes = makeLayer(sceneOf({meshPart()}, asset), Layer::hulls);
  std::vector<std::uint32_t> groups(12, 0);
  groups.resize(24, 2);
  EXPECT_EQ(shapes.shapes[0]->groups(), groups);
}

TEST(Layer, OnlyPrimsThatAreNotConvexHavePhysicsTriangles) {
  scene::Part hollow = primPart(PartKind::box);
  hollow.prim.hollow = 0.5;
  EXPECT_GT(triangleCount(sceneOf({hollow}), Layer::physicsMesh), 12U);
  EXPECT_EQ(triangleCount(sceneOf({primPart(PartKind::box)}), Layer::physicsMesh), 0U);
  EXPECT_EQ(triangleCount(sceneOf({primPart(PartKind::sphere)}), Layer::physicsMesh), 0U);
}

/// Twelve triangles, whatever a viewer divides its sides into: the box that physics sees. Twisted,
/// its sides bend.
TEST(Layer, APlainBoxIsDrawnByItsCorners) {
  EXPECT_EQ(triangleCount(sceneOf({primPart(PartKind::box, {1, 2, 3})}), Layer::prims), 12U);
  scene::Part twisted = primPart(PartKind::box);
  twisted.prim.twist = {0, 0.5};
  EXPECT_GT(triangleCount(sceneOf({twisted}), Layer::prims), 12U);
}

TEST(Layer, PhysicsSeesPrimsCoarserThanTheyAreDrawn) {
  const scene::Scene scene = sceneOf({primPart(PartKind::torus)});
  EXPECT_GT(triangleCount(scene, Layer::prims), triangleCount(scene, Layer::physicsMesh));
}

TEST(Layer, FlexiblePrimsHaveNoPhysicsAndSculptsTheirBox) {
  const scene::Scene flexible = sceneOf({primPart(PartKind::flexible)});
  EXPECT_GT(triangleCount(flexible, Layer::prims), 0U);
  EXPECT_EQ(triangleCount(flexible, Layer::baseHull), 0U);
  EXPECT_EQ(triangleCount(sceneOf({primPart(PartKind::sculpt)}), Layer::baseHull), 12U);
}

TEST(Layer, PhysicsWidthsAreOfTheRaisedSide) {
  asset::MeshAsset asset = cubeAsset();
  const std::array<glm::dvec3, 3> upright{{{-0.5, 0, -0.5}, {0.5, 0, -0.5}, {0.5, 0, 0.5}}};
  asset.lods[0] = asset.physicsMesh = asset::Faces{faceOf({upright})};
  const glm::dvec3 thin(10, 10, 0.05);
  const scene::Scene scene = sceneOf({meshPart(thin)}, asset);
  const cost::Profile profile;
  const double raised = profile[cost::Key::flat_side];
  ASSERT_GT(raised, thin.z);
  const auto width = [](double x, double z) { return x * z / std::hypot(x, z); };
  const LayerShapes shapes = makeLayer(scene, Layer::physicsMesh);
  const scene::Part& part = scene.linksets[0].parts[0];
  const cost::GeometryRules rules(profile);
  EXPECT_NEAR(physicsWidths(part, *shapes.shapes[0], rules)[0], width(10, raised), 1e-9);
  EXPECT_NEAR(physicsWidth(part, *shapes.shapes[0], 0, rules), width(10, raised), 1e-9);
}

TEST(Layer, UnwantedPartsAreLeftOut) {
  const scene::Scene scene = sceneOf({primPart(PartKind::box), primPart(PartKind::box)});
  const LayerShapes shapes =
      makeLayer(scene, Layer::boundingBox,
                {.wanted = [](std::size_t, std::size_t part) { return part == 1; }});
  ASSERT_EQ(shapes.pieces.size(), 1U);
  EXPECT_EQ(shapes.pieces[0].part, 1U);
}

TEST(Layer, EveryTriangleKnowsThePartItIsOf) {
  scene::Scene scene = sceneOf({meshPart(), primPart(PartKind::box), meshPart()});
  scene.linksets.push_back(scene.linksets[0]);
  const LayerShapes shapes = makeLayer(scene, Layer::visual);
  ASSERT_EQ(shapes.pieces.size(), 4U);
  EXPECT_EQ(originOf(shapes, 0, 11), (TriangleOrigin{0, 0, 11, 0}));
  EXPECT_EQ(originOf(shapes, 1, 0), (TriangleOrigin{0, 2, 0, 0}));
  EXPECT_EQ(originOf(shapes, 3, 11), (TriangleOrigin{1, 2, 11, 0}));
  EXPECT_EQ(shapes.pieceOf(0, 1), std::nullopt);
  EXPECT_EQ(shapes.pieceOf(1, 0), 2U);
}

/// A thousand chairs are one chair and a thousand places.
TEST(Layer, PartsOfOneShapeShareIt) {
  scene::Scene scene = sceneOf({meshPart(), meshPart(glm::dvec3(3)), primPart(PartKind::torus),
                                primPart(PartKind::torus), primPart(PartKind::sphere)});
  EXPECT_EQ(makeLayer(scene, Layer::visual).shapes.size(), 1U);
  EXPECT_EQ(makeLayer(scene, Layer::visual).pieces.size(), 2U);
  EXPECT_EQ(makeLayer(scene, Layer::prims).shapes.size(), 2U);
  EXPECT_EQ(makeLayer(scene, Layer::boundingBox).shapes.size(), 1U);
  scene.linksets[0].parts[3].prim.hollow = 0.3;
  EXPECT_EQ(makeLayer(scene, Layer::prims).shapes.size(), 3U);
}

/// Physics sees a prim the finer the larger it is: another size may be another shape.
TEST(Layer, PrimsOfAnotherDetailHaveAnotherShape) {
  const scene::Scene scene =
      sceneOf({primPart(PartKind::torus), primPart(PartKind::torus, {9, 9, 9})});
  EXPECT_EQ(makeLayer(scene, Layer::prims).shapes.size(), 1U);
  const LayerShapes physics = makeLayer(scene, Layer::physicsMesh);
  ASSERT_EQ(physics.shapes.size(), 2U);
  EXPECT_LT(physics.shapes[0]->triangleCount(), physics.shapes[1]->triangleCount());
}

TEST(Layer, ShapesThatAreInUseAreNotMadeAgain) {
  const scene::Scene scene = sceneOf({meshPart(), primPart(PartKind::torus)});
  LayerOptions options;
  options.store = std::make_shared<ShapeStore>();
  const LayerShapes first = makeLayer(scene, Layer::visual, options);
  EXPECT_EQ(makeLayer(scene, Layer::visual, options).shapes, first.shapes);
  options.lod = asset::Lod::low;
  EXPECT_NE(makeLayer(scene, Layer::visual, options).shapes, first.shapes);
}

/// Another asset at the same address, after the first has gone, is another shape.
TEST(Layer, AShapeOutlivesTheAssetItIsOf) {
  LayerOptions options;
  options.store = std::make_shared<ShapeStore>();
  const LayerShapes cube = makeLayer(sceneOf({meshPart()}), Layer::visual, options);
  for (int i = 0; i < 20; ++i) {
    asset::MeshAsset other;
    other.lods[0] = asset::Faces{faceOf({halfSquare})};
    const LayerShapes half = makeLayer(sceneOf({meshPart()}, other), Layer::visual, options);
    EXPECT_EQ(half.shapes[0]->triangleCount(), 1U);
  }
  EXPECT_EQ(cube.shapes[0]->triangleCount(), 12U);
}

glm::dvec3 randomVector(double range) {
  const auto number = [range] { return *rc::gen::inRange(-1000, 1001) * range / 1000; };
  return {number(), number(), number()};
}

glm::dquat randomTurn() {
  return glm::angleAxis(randomVector(3).x,
                        glm::normalize(glm::dvec3(0.1, 0.2, 0.3) + glm::abs(randomVector(1))));
}

/// The same place as a product of matrices.
glm::dmat4 matrixOf(const scene::Linkset& linkset, const scene::Part& part) {
  const glm::dmat4 root =
      glm::translate(glm::dmat4(1), linkset.position) * glm::mat4_cast(linkset.rotation);
  return root * glm::translate(glm::dmat4(1), part.position) * glm::mat4_cast(part.rotation) *
         glm::scale(glm::dmat4(1), part.scale);
}

RC_GTEST_PROP(LayerProperty, PartsLieWhereTheirLinksetPutsThem, ()) {
  scene::Part part = meshPart(glm::abs(randomVector(10)) + 0.01);
  part.position = randomVector(20);
  part.rotation = randomTurn();
  scene::Scene scene = sceneOf({primPart(PartKind::box), part});
  scene.linksets[0].position = randomVector(256);
  scene.linksets[0].rotation = randomTurn();
  const LayerShapes shapes = makeLayer(scene, Layer::visual);
  const mesh::TriangleMesh own = shapes.shapes[0]->mesh();
  const glm::dmat4 matrix = matrixOf(scene.linksets[0], part);
  for (std::uint32_t i = 0; i < own.triangles.size(); ++i)
    for (std::size_t corner = 0; corner < 3; ++corner)
      RC_ASSERT(glm::distance(
                    cornersOf(shapes, 0, i)[corner],
                    glm::dvec3(matrix * glm::dvec4(own.positions[own.triangles[i][corner]], 1))) <
                1e-9);
}

RC_GTEST_PROP(LayerProperty, BoundsHoldEveryCornerOfThePartsBox, ()) {
  scene::Part part = primPart(PartKind::box, glm::abs(randomVector(10)) + 0.01);
  part.position = randomVector(20);
  part.rotation = randomTurn();
  const scene::Scene scene = sceneOf({primPart(PartKind::box), part});
  const std::optional<Bounds> bounds = boundsOf(scene, 0, 1);
  glm::dvec3 low(1e9);
  glm::dvec3 high(-1e9);
  for (const glm::dvec3& corner : cubeCorners()) {
    const glm::dvec3 placed(matrixOf(scene.linksets[0], part) * glm::dvec4(corner, 1));
    low = glm::min(low, placed);
    high = glm::max(high, placed);
  }
  RC_ASSERT(glm::distance(bounds->low, low) < 1e-9);
  RC_ASSERT(glm::distance(bounds->high, high) < 1e-9);
}

}  // namespace
}  // namespace wb::layers::test

#include "model/layers/layer.h"

#include "model/layers/bounds.h"
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
  return makeLayer(scene, layer, options).mesh.triangles.size();
}

TEST(Layer, EmptySceneHasNoTrianglesInAnyLayer) {
  for (const Layer layer : allLayers) {
    const LayerMesh mesh = makeLayer({}, layer);
    EXPECT_TRUE(mesh.mesh.triangles.empty()) << name(layer);
    EXPECT_TRUE(mesh.pieces.empty()) << name(layer);
  }
  EXPECT_FALSE(boundsOf({}));
}

TEST(Layer, EndsWhereItIsCancelled) {
  const scene::Scene scene = sceneOf(std::vector(10, primPart(PartKind::box)));
  StepCount steps;
  steps.most = 4;
  Task task;
  task.steps = &steps;
  EXPECT_EQ(makeLayer(scene, Layer::boundingBox, {}, task).pieces.size(), 3U);
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
  const LayerMesh mesh = makeLayer(sceneOf({meshPart()}, asset), Layer::visual);
  EXPECT_EQ(mesh.groups, (std::vector<std::uint32_t>{0, 2, 2}));
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
  const LayerMesh mesh = makeLayer(sceneOf({meshPart()}, asset), Layer::physicsMesh);
  ASSERT_EQ(mesh.sources, (std::vector<std::uint32_t>{0, 1}));
  EXPECT_EQ(cornersOf(mesh, 1)[2], glm::dvec3(-0.5, 0.5, 0));
}

TEST(Layer, DegenerateTrianglesKeepTheirPlaceInThePhysicsMesh) {
  const glm::dvec3 point(0.25, 0.25, 0);
  asset::MeshAsset asset = cubeAsset();
  asset.physicsMesh =
      asset::Faces{faceOf({halfSquare}), faceOf({otherHalf, {point, point, point}})};
  const LayerMesh mesh = makeLayer(sceneOf({meshPart()}, asset), Layer::degenerate);
  ASSERT_EQ(mesh.mesh.triangles.size(), 1U);
  EXPECT_EQ(originOf(mesh, 0), (TriangleOrigin{0, 0, 2, 1}));
  EXPECT_EQ(mesh.widths[0], 0);
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
  const LayerMesh mesh = makeLayer(sceneOf({meshPart()}, asset), Layer::hulls);
  std::vector<std::uint32_t> groups(12, 0);
  groups.resize(24, 2);
  EXPECT_EQ(mesh.groups, groups);
}

TEST(Layer, OnlyPrimsThatAreNotConvexHavePhysicsTriangles) {
  scene::Part hollow = primPart(PartKind::box);
  hollow.prim.hollow = 0.5;
  EXPECT_GT(triangleCount(sceneOf({hollow}), Layer::physicsMesh), 12U);
  EXPECT_EQ(triangleCount(sceneOf({primPart(PartKind::box)}), Layer::physicsMesh), 0U);
  EXPECT_EQ(triangleCount(sceneOf({primPart(PartKind::sphere)}), Layer::physicsMesh), 0U);
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
  EXPECT_NEAR(makeLayer(scene, Layer::physicsMesh).widths[0], width(10, raised), 1e-9);
  EXPECT_TRUE(makeLayer(scene, Layer::visual).widths.empty()) << "no cost rests on them";
}

TEST(Layer, UnwantedPartsAreLeftOut) {
  const scene::Scene scene = sceneOf({primPart(PartKind::box), primPart(PartKind::box)});
  const LayerMesh mesh =
      makeLayer(scene, Layer::boundingBox,
                {.wanted = [](std::size_t, std::size_t part) { return part == 1; }});
  ASSERT_EQ(mesh.pieces.size(), 1U);
  EXPECT_EQ(mesh.pieces[0].part, 1U);
}

TEST(Layer, EveryTriangleKnowsThePartItIsOf) {
  scene::Scene scene = sceneOf({meshPart(), primPart(PartKind::box), meshPart()});
  scene.linksets.push_back(scene.linksets[0]);
  const LayerMesh mesh = makeLayer(scene, Layer::visual);
  ASSERT_EQ(mesh.mesh.triangles.size(), 48U);
  EXPECT_EQ(originOf(mesh, 0), (TriangleOrigin{0, 0, 0, 0}));
  EXPECT_EQ(originOf(mesh, 11), (TriangleOrigin{0, 0, 11, 0}));
  EXPECT_EQ(originOf(mesh, 12), (TriangleOrigin{0, 2, 0, 0}));
  EXPECT_EQ(originOf(mesh, 47), (TriangleOrigin{1, 2, 11, 0}));
  EXPECT_EQ(mesh.pieceOf(0, 1), nullptr);
  EXPECT_EQ(mesh.pieceOf(1, 0)->firstTriangle, 24U);
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
  const LayerMesh mesh = makeLayer(scene, Layer::visual);
  const std::vector<glm::dvec3> corners = cubeCorners();
  const glm::dmat4 matrix = matrixOf(scene.linksets[0], part);
  for (std::size_t i = 0; i < corners.size(); ++i)
    RC_ASSERT(glm::distance(mesh.mesh.positions[i],
                            glm::dvec3(matrix * glm::dvec4(corners[i], 1))) < 1e-9);
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

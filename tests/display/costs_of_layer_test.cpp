#include "model/display/costs_of_layer.h"

#include "model/cost/breakdown.h"
#include "model/display/cost_ramp.h"
#include "tests/support/objects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::layers::test {
namespace {

using scene::PartKind;
using scene::ShapeType;

/// A scene of one linkset with what it costs.
struct Weighed {
  explicit Weighed(scene::Scene weighedScene, const cost::Profile& under = {})
      : scene(std::move(weighedScene)), profile(under) {
    statistics = cost::makeStatistics(scene, cost::GeometryRules(profile));
    costs = {cost::weigh(scene.linksets[0], statistics.linksets[0], profile)};
  }

  /// Of the first piece that the layer has.
  std::vector<double> triangleCosts(Layer layer) const {
    return layers::triangleCosts(view(), makeLayer(scene, layer), 0, layer);
  }
  double physics() const { return *costs[0].parts[0].physics; }
  WeighedScene view() const { return {scene, costs, profile}; }

  scene::Scene scene;
  cost::Profile profile;
  cost::SceneStatistics statistics;
  std::vector<cost::LinksetCost> costs;
};

/// Right-angled with sides 1 and `height`.
std::array<glm::dvec3, 3> upright(double height) {
  return {{{-0.5, 0, 0}, {0.5, 0, 0}, {0.5, 0, height}}};
}

scene::Scene withPhysicsMesh(const asset::Face& face) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsMesh = asset::Faces{face};
  return sceneOf({meshPart()}, asset);
}

scene::Scene withHulls(std::size_t extraPoints) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex = asset::PhysicsConvex{};
  std::vector<glm::dvec3> more = cubeCorners(0.5);
  more.insert(more.end(), extraPoints, glm::dvec3(0));
  asset.physicsConvex->hulls = {hullPoints(cubeCorners()), hullPoints(more)};
  return sceneOf({meshPart()}, asset);
}

TEST(TriangleCosts, FollowTheInverseWidth) {
  const Weighed weighed(withPhysicsMesh(faceOf({upright(0.5), upright(0.125)})));
  const auto costs = weighed.triangleCosts(Layer::physicsMesh);
  const double first = std::hypot(1, 0.5) / 0.5;
  const double second = std::hypot(1, 0.125) / 0.125;
  ASSERT_EQ(costs.size(), 2U);
  EXPECT_NEAR(costs[0] / weighed.physics(), first / (first + second), 1e-4);
  EXPECT_NEAR(costs[1] / weighed.physics(), second / (first + second), 1e-4);
}

TEST(TriangleCosts, MostExpensiveTriangleIsTheOneThatTheBreakdownNames) {
  asset::Face face = faceOf({upright(0.5), upright(0.5), upright(0.01), upright(0.5)});
  face.triangles.insert(face.triangles.begin(), {0, 0, 0});
  const Weighed weighed(withPhysicsMesh(face));
  const auto costs = weighed.triangleCosts(Layer::physicsMesh);
  const auto terms =
      cost::linksetTerms(weighed.scene, 0, weighed.statistics.linksets[0], weighed.profile);
  const auto mostExpensive =
      static_cast<std::uint32_t>(std::distance(costs.begin(), std::ranges::max_element(costs)));
  const std::function<const cost::Term*(const cost::Term&)> firstNamed =
      [&](const cost::Term& term) -> const cost::Term* {
    if (term.evidence.kind == cost::Evidence::Kind::triangles && !term.evidence.indices.empty())
      return &term;
    for (const cost::Term& child : term.children)
      if (const cost::Term* found = firstNamed(child)) return found;
    return nullptr;
  };
  const cost::Term* named = firstNamed(terms.physics);
  ASSERT_NE(named, nullptr);
  EXPECT_EQ(named->evidence.indices, std::vector<std::uint32_t>{mostExpensive});
  EXPECT_EQ(mostExpensive, 2U);
  EXPECT_DOUBLE_EQ(named->share, costs[mostExpensive] / weighed.physics());
}

TEST(TriangleCosts, OfAHullAreWhatItCosts) {
  const Weighed weighed(withHulls(8));
  const auto costs = weighed.triangleCosts(Layer::hulls);
  ASSERT_EQ(costs.size(), 24U);  // 0.04 * 8 + 0.04 and 0.04 * 16 + 0.04
  EXPECT_NEAR(costs[0] / weighed.physics(), 0.36 / 1.04, 1e-12);
  EXPECT_NEAR(costs[12] / weighed.physics(), 0.68 / 1.04, 1e-12);
}

TEST(TriangleCosts, FollowTheConstants) {
  cost::Profile profile;
  profile[cost::Key::hull_vertex_cost] = 0;
  const Weighed alike(withHulls(8), profile);
  EXPECT_DOUBLE_EQ(alike.triangleCosts(Layer::hulls)[0], alike.physics() / 2);
  profile[cost::Key::hull_cost] = 0;
  EXPECT_EQ(Weighed(withHulls(8), profile).triangleCosts(Layer::hulls)[0], 0);
}

TEST(TriangleCosts, NoneWhereThePartIsNotWeighedAsTheLayer) {
  const Weighed weighed(withHulls(0));
  EXPECT_TRUE(weighed.triangleCosts(Layer::baseHull).empty());
  EXPECT_TRUE(weighed.triangleCosts(Layer::visual).empty());
}

TEST(TriangleCosts, SingleShapesCarryAll) {
  const Weighed box(sceneOf({primPart(PartKind::box)}));
  EXPECT_EQ(box.triangleCosts(Layer::prims)[0], box.physics());
  const Weighed hull(sceneOf({meshPart()}));
  EXPECT_EQ(hull.triangleCosts(Layer::baseHull)[0], hull.physics());
  const Weighed tiny(sceneOf({meshPart(glm::dvec3(0.1))}));
  EXPECT_TRUE(decides(tiny.view(), 0, 0, Layer::boundingBox));
}

TEST(TriangleCosts, AreToldOfThePiecesThatAreWanted) {
  const Weighed two(sceneOf({meshPart(), meshPart(glm::dvec3(2))}));
  const LayerShapes shapes = makeLayer(two.scene, Layer::baseHull);
  const LayerCosts costs = costsOfTriangles(
      two.view(), shapes, Layer::baseHull, [](const LayerPiece& piece) { return piece.part == 1; });
  ASSERT_EQ(costs.triangles.size(), 1U);
  EXPECT_EQ(costs.triangles.at(1).size(), 12U);
  EXPECT_EQ(costliest(costs), *two.costs[0].parts[1].physics);
  EXPECT_EQ(costliest({}), 0);
}

TEST(TriangleCosts, PartsWithoutPhysicsHaveNoDecidingLayer) {
  scene::Part none = primPart(PartKind::box);
  none.shapeType = ShapeType::none;
  const Weighed weighed(sceneOf({primPart(PartKind::box), none}));
  for (const Layer layer : allLayers)
    EXPECT_FALSE(decides(weighed.view(), 0, 1, layer)) << name(layer);
}

TEST(CostliestLinksets, AreInTheOrderOfTheirLandImpact) {
  std::vector<cost::LinksetCost> costs(6);
  const double landImpacts[] = {3, 1800, 0, 24, 900, 24};
  for (std::size_t i = 0; i < costs.size(); ++i) costs[i].landImpact = landImpacts[i];
  costs[4].unknown.landImpact = true;
  EXPECT_EQ(costliestLinksets(costs, 10), (std::vector<std::size_t>{1, 3, 5, 0}));
  EXPECT_EQ(costliestLinksets(costs, 2), (std::vector<std::size_t>{1, 3}));
  EXPECT_TRUE(costliestLinksets({}, 10).empty());
}

/// Where an object is expensive is seen: each piece has what its part adds. Of an object of which
/// something is unknown nothing is told.
TEST(CostLevels, AreOfParts) {
  scene::Scene scene = sceneOf({primPart(PartKind::box), primPart(PartKind::torus)});
  scene.linksets.push_back(scene.linksets.front());
  Weighed weighed(std::move(scene));
  weighed.costs = {weighed.costs.front(), weighed.costs.front()};
  cost::LinksetCost& first = weighed.costs[0];
  first.accounting = cost::Accounting::weighed;
  first.decidedBy = cost::DecidedBy::physics;
  first.parts[0].physics = 35;
  first.parts[1].physics = 500;
  weighed.costs[1].unknown.landImpact = true;
  const LayerShapes shapes = makeLayer(weighed.scene, Layer::prims);
  EXPECT_EQ(costLevels(weighed.view(), shapes).levels,
            (std::vector<std::optional<double>>{costLevel(35), costLevel(500), {}, {}}));
  first.parts[0].physics.reset();
  EXPECT_EQ(costLevels(weighed.view(), shapes).levels[0], std::nullopt);
}

TEST(PieceKinds, AreWhatDecidesAndWhatPhysicsTakesAPartFor) {
  const Weighed mesh(withPhysicsMesh(faceOf({upright(0.5), upright(0.5)})));
  const LayerShapes shapes = makeLayer(mesh.scene, Layer::physicsMesh);
  EXPECT_EQ(
      representations(mesh.view(), shapes).kinds,
      std::vector{std::optional(static_cast<std::uint32_t>(cost::Representation::triangleMesh))});
  cost::Profile dear;  // of which physics decides
  dear[cost::Key::triangle_constant] = 5;
  const Weighed decided(withPhysicsMesh(faceOf({upright(0.5)})), dear);
  EXPECT_EQ(decidingWeights(decided.view(), shapes).kinds,
            std::vector{std::optional(static_cast<std::uint32_t>(cost::DecidedBy::physics))});
}

TEST(PieceKinds, OfAMeshThatIsMissingNothingIsKnown) {
  scene::Scene scene = sceneOf({meshPart(), primPart(PartKind::box)});
  scene.linksets[0].parts[0].asset = "gone";
  const Weighed weighed(std::move(scene));
  const LayerShapes shapes = makeLayer(weighed.scene, Layer::prims);
  EXPECT_EQ(decidingWeights(weighed.view(), shapes).kinds,
            std::vector<std::optional<std::uint32_t>>{std::nullopt});
}

/// Of a right-angled triangle the height over its longest side.
TEST(TriangleWidths, AreThoseThatTheCostHas) {
  const Weighed weighed(withPhysicsMesh(faceOf({upright(0.5), upright(0.125)})));
  const LayerShapes shapes = makeLayer(weighed.scene, Layer::physicsMesh);
  const auto all = [](const LayerPiece&) { return true; };
  const auto widths = widthsOfTriangles(weighed.view(), shapes, Layer::physicsMesh, all).triangles;
  ASSERT_EQ(widths.size(), 1U);
  ASSERT_EQ(widths.at(0).size(), 2U);
  EXPECT_NEAR(widths.at(0)[0], 0.5 / std::hypot(1, 0.5), 1e-4);
  EXPECT_NEAR(widths.at(0)[1], 0.125 / std::hypot(1, 0.125), 1e-4);
  EXPECT_TRUE(widthsOfTriangles(weighed.view(), shapes, Layer::visual, all).triangles.empty());
  const auto none = [](const LayerPiece&) { return false; };
  EXPECT_TRUE(
      widthsOfTriangles(weighed.view(), shapes, Layer::physicsMesh, none).triangles.empty());
}

TEST(ChangeLevels, GoUpWithWhatBecameCostlier) {
  const Weighed box(sceneOf({primPart(PartKind::box)}));  // 1 LI, the least there is
  const LayerShapes shapes = makeLayer(box.scene, Layer::prims);
  const auto levelFrom = [&](std::optional<double> before) {
    return changeLevels(box.view(), std::vector{before}, shapes).levels;
  };
  const auto level = [](double change) { return std::vector<std::optional<double>>{change}; };
  EXPECT_EQ(levelFrom(1), level(0));
  EXPECT_NEAR(*levelFrom(51)[0], -std::log(6) / std::log(201), 1e-12);
  EXPECT_NEAR(*levelFrom(0)[0], std::log(1.1) / std::log(201), 1e-12);
  EXPECT_EQ(levelFrom({}), std::vector<std::optional<double>>{std::nullopt});
  EXPECT_EQ(changeLevels(box.view(), {}, shapes).levels,
            std::vector<std::optional<double>>{std::nullopt});
}

}  // namespace
}  // namespace wb::layers::test

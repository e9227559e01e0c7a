#include "model/layers/cost_share.h"

#include "model/cost/breakdown.h"
#include "tests/support/objects.h"

#include <gtest/gtest.h>

#include <algorithm>

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

  std::vector<std::optional<double>> shares(Layer layer) const {
    return costShares(view(), makeLayer(scene, layer), layer);
  }
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

TEST(CostShare, TrianglesShareByTheirInverseWidth) {
  const Weighed weighed(withPhysicsMesh(faceOf({upright(0.5), upright(0.125)})));
  const auto shares = weighed.shares(Layer::physicsMesh);
  const double first = std::hypot(1, 0.5) / 0.5;
  const double second = std::hypot(1, 0.125) / 0.125;
  ASSERT_EQ(shares.size(), 2U);
  EXPECT_NEAR(*shares[0], first / (first + second), 1e-4);
  EXPECT_NEAR(*shares[1], second / (first + second), 1e-4);
}

TEST(CostShare, MostExpensiveTriangleIsTheOneThatTheBreakdownNames) {
  asset::Face face = faceOf({upright(0.5), upright(0.5), upright(0.01), upright(0.5)});
  face.triangles.insert(face.triangles.begin(), {0, 0, 0});
  const Weighed weighed(withPhysicsMesh(face));
  const auto shares = weighed.shares(Layer::physicsMesh);
  const auto terms =
      cost::linksetTerms(weighed.scene, 0, weighed.statistics.linksets[0], weighed.profile);
  const auto mostExpensive =
      static_cast<std::uint32_t>(std::distance(shares.begin(), std::ranges::max_element(shares)));
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
  EXPECT_DOUBLE_EQ(named->share, *shares[mostExpensive]);
}

TEST(CostShare, HullsShareByWhatEachCosts) {
  const auto shares = Weighed(withHulls(8)).shares(Layer::hulls);
  ASSERT_EQ(shares.size(), 24U);  // 0.04 * 8 + 0.04 and 0.04 * 16 + 0.04
  EXPECT_NEAR(*shares[0], 0.36 / 1.04, 1e-12);
  EXPECT_NEAR(*shares[12], 0.68 / 1.04, 1e-12);
}

TEST(CostShare, HullSharesFollowTheConstants) {
  cost::Profile profile;
  profile[cost::Key::hull_vertex_cost] = 0;
  EXPECT_EQ(*Weighed(withHulls(8), profile).shares(Layer::hulls)[0], 0.5);
  profile[cost::Key::hull_cost] = 0;
  EXPECT_EQ(*Weighed(withHulls(8), profile).shares(Layer::hulls)[0], 0);
}

TEST(CostShare, LayersThatThePartIsNotWeighedAsHaveNone) {
  const Weighed weighed(withHulls(0));
  EXPECT_EQ(weighed.shares(Layer::baseHull)[0], std::nullopt);
  EXPECT_EQ(weighed.shares(Layer::visual)[0], std::nullopt);
}

TEST(CostShare, SingleShapesCarryAll) {
  const Weighed box(sceneOf({primPart(PartKind::box)}));
  EXPECT_EQ(box.shares(Layer::prims)[0], 1);
  const Weighed hull(sceneOf({meshPart()}));
  EXPECT_EQ(hull.shares(Layer::baseHull)[0], 1);
  const Weighed tiny(sceneOf({meshPart(glm::dvec3(0.1))}));
  EXPECT_TRUE(decides(tiny.view(), 0, 0, Layer::boundingBox));
}

TEST(CostShare, PartsWithoutPhysicsHaveNoDecidingLayer) {
  scene::Part none = primPart(PartKind::box);
  none.shapeType = ShapeType::none;
  const Weighed weighed(sceneOf({primPart(PartKind::box), none}));
  for (const Layer layer : allLayers)
    EXPECT_FALSE(decides(weighed.view(), 0, 1, layer)) << name(layer);
}

TEST(LandImpactLevel, IsTheViewersRamp) {
  EXPECT_EQ(landImpactLevel(0), 0);
  EXPECT_NEAR(landImpactLevel(50), 1 - 1 / 2.718281828, 1e-9);
  EXPECT_GT(landImpactLevel(150), 0.95);
  EXPECT_LE(landImpactLevel(1e9), 1);
}

/// Each triangle has that of its object, whatever else it is; the unknown has none.
TEST(LandImpactLevel, IsOfTheWholeObject) {
  scene::Scene scene = sceneOf({primPart(PartKind::box), primPart(PartKind::torus)});
  scene.linksets.push_back(scene.linksets.front());
  Weighed weighed(std::move(scene));
  weighed.costs = {weighed.costs.front(), weighed.costs.front()};
  weighed.costs[0].landImpact = 50;
  weighed.costs[1].unknown.landImpact = true;
  const LayerMesh mesh = makeLayer(weighed.scene, Layer::prims);
  const auto levels = landImpactLevels(weighed.view(), mesh);
  ASSERT_EQ(levels.size(), mesh.mesh.triangles.size());
  for (const LayerPiece& piece : mesh.pieces)
    for (std::uint32_t i = piece.firstTriangle; i < piece.endTriangle; ++i)
      EXPECT_EQ(levels[i], piece.linkset == 0 ? std::optional(landImpactLevel(50)) : std::nullopt);
}

}  // namespace
}  // namespace wb::layers::test

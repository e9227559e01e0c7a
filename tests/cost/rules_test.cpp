// Rules that profiles choose between, and what is known of sculpts.
#include "model/cost/breakdown.h"
#include "model/cost/cost.h"
#include "model/cost/measured.h"
#include "model/cost/profile.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::cost {
namespace {

using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makeLinkset;
using test::makePart;
using test::makeScene;

/// A mesh whose physics is a cube of 12 triangles.
scene::Scene cubeOf(const glm::dvec3& size) {
  return makeScene(makeLinkset({makePart(PartKind::mesh, size, ShapeType::prim)}),
                   makeAsset({.physicsMesh = true}));
}

struct Weighed {
  LinksetCost cost;
  LinksetTerms terms;
};

Weighed weighedUnder(const scene::Scene& scene, const Profile& profile) {
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  return {weigh(scene.linksets[0], statistics.linksets[0], profile),
          linksetTerms(scene, 0, statistics.linksets[0], profile)};
}

/// 0.1 T T / (100 B), with T = 12.
TEST(DensityRule, IsTheThirdTermOfThePublishedFormula) {
  const Profile profile = *builtInProfile("physics-test-2011");
  const auto [cost, terms] = weighedUnder(cubeOf({1, 2, 5}), profile);
  EXPECT_NEAR(cost.physics, 0.1 * 12 * 12 / (100 * 10), 1e-12);
  EXPECT_EQ(cost.parts[0].confidence, Confidence::documented);
  const Term& term = terms.physics.children.at(0);
  EXPECT_EQ(term.id, TermId::triangle_density);
  EXPECT_EQ(term.formula, "c_density × N² ÷ (v_density × B)");
  ASSERT_EQ(term.children.size(), 1u);
  EXPECT_EQ(term.children[0].id, TermId::box_volume);
  EXPECT_EQ(term.children[0].formula, "max(s_x, s_min) × max(s_y, s_min) × max(s_z, s_min)");
  EXPECT_EQ(term.children[0].value, 10);
}

/// 0.1 · 144 ÷ (100 · 1 · 1 · 0.8): a side below 0.05 m counts as that; here a side of 0.8 counts
/// as it is, and under another least side as 2.
TEST(DensityRule, ASideCountsAsAtLeastTheLeast) {
  Profile profile = *builtInProfile("physics-test-2011");
  EXPECT_NEAR(weighedUnder(cubeOf({1, 1, 0.8}), profile).cost.physics, 14.4 / 80, 1e-12);
  profile[Key::minimum_side] = 0.9;
  EXPECT_NEAR(weighedUnder(cubeOf({1, 1, 0.8}), profile).cost.physics, 14.4 / 90, 1e-12);
}

/// Where the width rule has a floor of 0.5 it has none: 14.4 ÷ 100 000.
TEST(DensityRule, HasNoFloor) {
  Profile profile;
  ASSERT_TRUE(set(profile, "triangle_rule", "density"));
  EXPECT_NEAR(weighedUnder(cubeOf({10, 10, 10}), profile).cost.physics, 14.4e-5, 1e-15);
  EXPECT_EQ(displayName(profile), "second-life*");
}

TEST(DensityRule, AMovingPrimIsAsMuchAnEstimateAsByWidth) {
  scene::Part ring = makePart(PartKind::torus, glm::dvec3(2), ShapeType::prim);
  ring.materials = true;
  scene::Scene scene = makeScene(makeLinkset({ring}));
  const Profile profile = *builtInProfile("physics-test-2011");
  EXPECT_EQ(weighedUnder(scene, profile).cost.parts[0].confidence, Confidence::documented);
  scene.linksets[0].physical = true;
  const auto [cost, terms] = weighedUnder(scene, profile);
  EXPECT_EQ(cost.parts[0].confidence, Confidence::estimate);
  EXPECT_EQ(terms.physics.children.at(0).confidence, Confidence::estimate);
}

TEST(StaticMesh, TheReductionIsNamedWithItsSource) {
  const scene::Scene scene = cubeOf(glm::dvec3(1));
  const Term today = weighedUnder(scene, Profile()).terms.streaming.children.at(0);
  const Term before =
      weighedUnder(scene, *builtInProfile("wiki-2011")).terms.streaming.children.at(0);
  EXPECT_NEAR(today.value, 0.85 * before.value, 1e-12);
  ASSERT_EQ(today.children.size(), 2u);
  EXPECT_EQ(today.children[1].id, TermId::static_mesh);
  EXPECT_EQ(today.children[1].value, 0.85);
  EXPECT_NE(info(TermId::static_mesh).source.find("Linden Lab"), std::string_view::npos);
}

TEST(StaticMesh, AnimatedMeshPrimsAndSculptsAreNotReduced) {
  scene::Scene animated = cubeOf(glm::dvec3(1));
  animated.linksets[0].parts[0].animated = true;
  for (const scene::Scene& scene :
       {animated, makeScene(makeLinkset({makePart(PartKind::torus, glm::dvec3(20))})),
        makeScene(makeLinkset({makePart(PartKind::sculpt, glm::dvec3(20))}))})
    EXPECT_EQ(weighedUnder(scene, Profile()).cost.streaming,
              weighedUnder(scene, *builtInProfile("wiki-2011")).cost.streaming);
}

std::optional<SculptImpact> impactOf(const scene::Linkset& linkset, const Profile& profile = {}) {
  const scene::Scene scene = makeScene(linkset);
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  return sculptImpact(linkset, statistics.linksets[0],
                      weigh(linkset, statistics.linksets[0], profile), profile);
}

scene::Part shinySculpt() {
  scene::Part sculpt = makePart(PartKind::sculpt, glm::dvec3(0.5), ShapeType::prim);
  sculpt.materials = true;
  return sculpt;
}

/// Ten parts: server 5. At 0.1 each physics is 1, at 1.8 each 18.
TEST(Sculpts, TheLandImpactIsKnownAtBothEndsOfWhatWasMeasured) {
  Profile profile;
  profile[Key::sculpt_streaming_cap] = 0.1;  // So that streaming decides at neither end.
  const auto impact = impactOf(makeLinkset(std::vector<scene::Part>(10, shinySculpt())), profile);
  ASSERT_TRUE(impact);
  EXPECT_EQ(impact->least, 5);
  EXPECT_EQ(impact->most, 18);
}

TEST(Sculpts, OtherLinksetsHaveNoEnds) {
  EXPECT_FALSE(impactOf(makeLinkset({makePart(PartKind::box, glm::dvec3(1))})));
  scene::Part tiny = shinySculpt();
  tiny.scale = glm::dvec3(0.1);
  EXPECT_FALSE(impactOf(makeLinkset({tiny}))) << "weighed as a box";
  EXPECT_FALSE(impactOf(makeLinkset({shinySculpt()}), *builtInProfile("opensim")));
  Profile byHulls;
  byHulls[Key::hull_vertex_cost] = 0;
  EXPECT_FALSE(impactOf(makeLinkset({shinySculpt()}), byHulls));
}

/// 44 vertices cost the 1.8 PE of the sculpted cube.
TEST(Sculpts, TheirHullIsAConstant) {
  Profile profile;
  ASSERT_TRUE(set(profile, "sculpt_hull_vertices", "44"));
  const scene::Linkset linkset = makeLinkset({shinySculpt()});
  const SceneStatistics statistics = makeStatistics(makeScene(linkset), GeometryRules(profile));
  const LinksetCost cost = weigh(linkset, statistics.linksets[0], profile);
  EXPECT_NEAR(cost.physics, 1.8, 1e-12);
  EXPECT_EQ(
      shapeNumbers(linkset.parts[0], statistics.linksets[0][0], cost.parts[0].decision, profile)
          .hullVertices,
      44u);
}

}  // namespace
}  // namespace wb::cost

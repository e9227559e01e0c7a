#include "model/analysis/sensitivity.h"

#include "model/analysis/detail/slopes.h"
#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;

Sensitivity sensitivityOf(const scene::Scene& scene, const Profile& profile = {}) {
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  return sensitivity(scene, statistics, profile, weigh(scene, statistics, profile));
}

double up(const CostSlopes& slopes, Key key) { return slopes.up[static_cast<std::size_t>(key)]; }
double down(const CostSlopes& slopes, Key key) {
  return slopes.down[static_cast<std::size_t>(key)];
}

/// The names of a constant's cliffs, those it is exactly at with an exclamation mark.
std::vector<std::string> cliffsOf(const CostSlopes& slopes, Key key) {
  std::vector<std::string> names;
  for (const Cliff& cliff : slopes.cliffs)
    if (cliff.key == key) names.push_back(std::string(cliff.name) + (cliff.at ? "!" : ""));
  return names;
}

scene::Scene wallOfTriangles(const glm::dvec3& size) {
  return makeScene(makeLinkset({makePart(PartKind::mesh, size, ShapeType::prim)}),
                   makeAsset({.physicsMesh = true}));
}

scene::Scene boxes(std::size_t count) {
  return makeScene(makeLinkset(
      std::vector(count, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull))));
}

/// More linksets than are looked at at a time.
TEST(Sensitivity, IsTheSameOnAnyNumberOfThreads) {
  scene::Scene scene;
  for (std::size_t i = 0; i < 600; ++i)
    scene.linksets.push_back(makeLinkset({makePart(
        PartKind::box, glm::dvec3(0.2 + 0.01 * static_cast<double>(i)), ShapeType::prim)}));
  const cost::Profile profile;
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  const auto costs = weigh(scene, statistics, profile);
  const Sensitivity one = sensitivity(scene, statistics, profile, costs, {}, 1);
  const Sensitivity five = sensitivity(scene, statistics, profile, costs, {}, 5);
  ASSERT_EQ(one.linksets.size(), 600U);
  ASSERT_EQ(five.linksets.size(), 600U);
  EXPECT_EQ(one.whole.up, five.whole.up);
  EXPECT_EQ(one.whole.cost, five.whole.cost);
  for (std::size_t i = 0; i < 600; ++i) {
    EXPECT_EQ(one.linksets[i].up, five.linksets[i].up);
    EXPECT_EQ(one.linksets[i].cliffs.size(), five.linksets[i].cliffs.size());
  }
}

/// A cube of 1 m has 12 triangles, 1/√2 m wide: k N / W = 0.05 · 12 · √2 ≈ 0.85, more than the
/// floor. The cost is then k N / W itself, so its elasticity by k is 1.
TEST(Sensitivity, ATriangleMeshFollowsItsConstant) {
  Profile profile;
  profile[Key::triangle_constant] = 0.5;
  const Sensitivity found = sensitivityOf(wallOfTriangles(glm::dvec3(1)), profile);
  EXPECT_NEAR(up(found.linksets[0], Key::triangle_constant), 12 * std::sqrt(2.0), 1e-9);
  EXPECT_NEAR(elasticity(found.linksets[0], Key::triangle_constant, 0.5), 1, 1e-12);
  EXPECT_EQ(up(found.linksets[0], Key::width_min), 0);
  EXPECT_EQ(up(found.linksets[0], Key::minimum_mesh_cost), 0);
}

/// Two boxes: server 2 · 0.5 = 1, exactly the least land impact. A larger constant makes both
/// more expensive, a smaller one changes nothing.
TEST(Sensitivity, HasTwoSlopesAtACliffAndNamesIt) {
  const Sensitivity found = sensitivityOf(boxes(2));
  EXPECT_EQ(found.linksets[0].cost, 1);
  EXPECT_EQ(up(found.linksets[0], Key::server_per_prim), 2);
  EXPECT_EQ(down(found.linksets[0], Key::server_per_prim), 0);
  EXPECT_EQ(up(found.linksets[0], Key::land_impact_minimum), 1);
  EXPECT_EQ(down(found.linksets[0], Key::land_impact_minimum), 0);
  EXPECT_EQ(cliffsOf(found.linksets[0], Key::server_per_prim),
            std::vector<std::string>{"land_impact!"});
}

TEST(Sensitivity, NamesACliffThatIsNearOnly) {
  Profile profile;
  profile[Key::server_per_prim] = 0.502;
  const Sensitivity found = sensitivityOf(boxes(2), profile);
  EXPECT_EQ(cliffsOf(found.linksets[0], Key::server_per_prim),
            std::vector<std::string>{"land_impact"});
  EXPECT_EQ(down(found.linksets[0], Key::server_per_prim), 2);
  profile[Key::server_per_prim] = 0.52;
  EXPECT_TRUE(cliffsOf(sensitivityOf(boxes(2), profile).linksets[0], Key::server_per_prim).empty());
}

/// A mesh of 0.498 m is weighed as its base hull; with a limit 1 % lower as its triangles.
TEST(Sensitivity, NamesThresholdsThatChangeTheShape) {
  const Sensitivity found = sensitivityOf(wallOfTriangles({2, 0.498, 2}));
  EXPECT_EQ(cliffsOf(found.whole, Key::thin_side_limit),
            std::vector<std::string>{"thin_side_limit"});
  EXPECT_EQ(up(found.whole, Key::thin_side_limit), 0);
}

/// Of 5.02 m on average, hulls of prims are of detail 2; with a limit 1 % higher of 1. A prism's
/// has its 6 vertices either way, and a box is weighed as a primitive.
TEST(Sensitivity, NamesTheDetailThatHullsOfPrimsAreMadeAt) {
  scene::Part cone = makePart(PartKind::cylinder, glm::dvec3(5.02), ShapeType::prim);
  cone.prim.taper = {0.5, 0.5};
  cone.materials = true;
  const auto torus = makePart(PartKind::torus, glm::dvec3(5.02), ShapeType::convexHull);
  for (const scene::Part& part : {cone, torus})
    EXPECT_EQ(
        cliffsOf(sensitivityOf(makeScene(makeLinkset({part}))).whole, Key::prim_detail_medium),
        std::vector<std::string>{"prim_detail_medium"});
  for (const PartKind kind : {PartKind::prism, PartKind::box}) {
    const auto part = makePart(kind, glm::dvec3(5.02), ShapeType::convexHull);
    const Sensitivity found = sensitivityOf(makeScene(makeLinkset({part})));
    EXPECT_TRUE(cliffsOf(found.whole, Key::prim_detail_medium).empty()) << name(kind);
  }
}

TEST(Sensitivity, NamesTheLimitOfPhysicalLinksets) {
  Profile profile;
  profile[Key::primitive_cost] = 3.19;
  const Sensitivity found = sensitivityOf(boxes(10), profile);
  EXPECT_EQ(cliffsOf(found.whole, Key::physical_limit), std::vector<std::string>{"physical_limit"});
}

TEST(Sensitivity, TheWholeIsTheSumOfItsLinksets) {
  scene::Scene scene = boxes(3);
  scene.linksets.push_back(boxes(10).linksets[0]);
  const Sensitivity found = sensitivityOf(scene);
  EXPECT_DOUBLE_EQ(found.whole.cost, 1.5 + 5);
  EXPECT_DOUBLE_EQ(up(found.whole, Key::server_per_prim), 13);
}

TEST(Sensitivity, ALegacyLinksetFollowsNothing) {
  const Sensitivity found =
      sensitivityOf(makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1))})));
  for (const double slope : found.whole.up) EXPECT_EQ(slope, 0);
}

/// A side of 0.05 m of a large wall counts as flat_side = 0.1 m, so the widths follow it.
TEST(Sensitivity, ARaisedSideFollowsItsConstant) {
  scene::Scene scene =
      makeScene(makeLinkset({makePart(PartKind::mesh, {8, 6, 0.05}, ShapeType::prim)}),
                makeAsset({.physicsMesh = true}));
  Profile profile;
  profile[Key::thin_side_limit] = 0.01;
  profile[Key::triangle_constant] = 1;
  const double slope = up(sensitivityOf(scene, profile).whole, Key::flat_side);
  const auto costAt = [&](double side) {
    Profile other = profile;
    other[Key::flat_side] = side;
    return sensitivityOf(scene, other).whole.cost;
  };
  const double step = 1e-6;
  const double difference = (costAt(0.1 + step) - costAt(0.1 - step)) / (2 * step);
  EXPECT_NE(slope, 0);
  EXPECT_NEAR(slope, difference, 1e-6 * std::abs(difference));
}

/// The cost with one constant moved; statistics are made again, for some constants change them.
double movedCost(const scene::Scene& scene, Profile profile, Key key, double value) {
  profile[key] = value;
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  return slopesOf(scene, 0, statistics.linksets[0], profile, Direction::up)
      .numbers.landImpact.value;
}

RC_GTEST_PROP(Sensitivity, AgreesWithFiniteDifferencesAwayFromCliffs, ()) {
  const scene::Scene scene = *cost::test::anyScene();
  const Profile profile = *cost::test::anyProfile();
  const auto found = sensitivityOf(scene, profile).linksets[0];
  for (const cost::Constant& one : cost::constants()) {
    const double value = profile[one.key];
    const double step = 1e-4 * std::abs(value);
    if (step == 0 || !cliffsOf(found, one.key).empty()) continue;
    const double above = movedCost(scene, profile, one.key, value + step);
    const double below = movedCost(scene, profile, one.key, value - step);
    const double difference = (above - below) / (2 * step);
    const double tolerance =
        1e-5 * std::abs(difference) + 1e-9 * (1 + std::abs(found.cost)) / std::abs(step);
    RC_LOG() << one.name << " = " << value << ": " << up(found, one.key) << " " << difference;
    RC_ASSERT(std::abs(up(found, one.key) - difference) <= tolerance);
    RC_ASSERT(up(found, one.key) == down(found, one.key));
  }
}

RC_GTEST_PROP(Sensitivity, TheValuesAreThoseOfTheWeighing, ()) {
  const scene::Scene scene = *cost::test::anyScene();
  const Profile profile = *cost::test::anyProfile();
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  const cost::LinksetCost cost = weigh(scene.linksets[0], statistics.linksets[0], profile);
  for (const Direction direction : {Direction::up, Direction::down}) {
    const auto slopes = slopesOf(scene, 0, statistics.linksets[0], profile, direction).numbers;
    RC_ASSERT(slopes.physics.value == cost.physics);
    RC_ASSERT(slopes.physicsPhysical.value == cost.physicsPhysical);
    RC_ASSERT(slopes.streaming.value == cost.streaming);
    RC_ASSERT(slopes.server.value == cost.server);
    RC_ASSERT(slopes.src.value == cost.src);
    RC_ASSERT(slopes.rrc.value == cost.rrc);
  }
}

}  // namespace
}  // namespace wb::tuning

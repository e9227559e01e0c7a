#include "model/tuning/sweep.h"

#include "model/tuning/branches.h"
#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;

scene::Scene cube() {
  return makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim)}),
                   makeAsset({.physicsMesh = true}));
}

bool has(const SweepPoint& point, std::string_view mark) {
  return std::ranges::find(point.marks, mark) != point.marks.end();
}

TEST(Range, HasBothEnds) {
  const Range range = parseRange("0.1:0.7:7").value();
  EXPECT_EQ(range.at(0), 0.1);
  EXPECT_EQ(range.at(6), 0.7);
  EXPECT_DOUBLE_EQ(range.at(3), 0.4);
}

TEST(Range, RefusesAnythingElse) {
  for (const char* text :
       {"", "1", "1:2", "1:2:3:4", "1:2:1", "1:2:2.5", "a:2:3", "1::3", "1:2:10001", "1:inf:3"})
    EXPECT_FALSE(parseRange(text)) << text;
}

TEST(Sweep, IsTheSameOnAnyNumberOfThreads) {
  for (const SweepAxis& axis :
       {SweepAxis{{}, {0.25, 2.5, 40}}, SweepAxis{Key::minimum_mesh_cost, {0, 5, 40}},
        SweepAxis{Key::small_side, {0.1, 2, 40}}}) {
    const auto one = sweep(cube(), {}, axis, {}, 1).at(0);
    const auto four = sweep(cube(), {}, axis, {}, 4).at(0);
    ASSERT_EQ(one.size(), 40U);
    ASSERT_EQ(four.size(), 40U);
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].x, four[i].x);
      EXPECT_EQ(one[i].weights.physics, four[i].weights.physics);
      EXPECT_EQ(one[i].landImpact, four[i].landImpact);
      EXPECT_EQ(one[i].marks, four[i].marks);
    }
  }
}

/// 12 triangles of width s/√2: cost 0.05 · 12 · √2 / s until the floor of 0.5, met at s ≈ 1.70;
/// below 0.5 m it is its base hull of 8 points: 0.36.
TEST(Sweep, CostIsInverseToScaleUntilTheFloor) {
  const auto points = sweep(cube(), {}, {{}, {0.25, 2.5, 10}}).at(0);
  ASSERT_EQ(points.size(), 10U);
  EXPECT_DOUBLE_EQ(points[0].weights.physics, 0.36);
  EXPECT_TRUE(has(points[1], "representation"));
  for (std::size_t i = 1; i < 6; ++i)
    EXPECT_NEAR(points[i].weights.physics, 0.6 * std::sqrt(2.0) / points[i].x, 1e-6);
  EXPECT_EQ(points[6].weights.physics, 0.5);
  EXPECT_TRUE(has(points[6], "triangle_mesh"));
  EXPECT_FALSE(has(points[7], "triangle_mesh"));
}

TEST(Sweep, MarksWhatDecidesAnew) {
  const auto points = sweep(cube(), {}, {Key::minimum_mesh_cost, {0, 5, 6}}).at(0);
  EXPECT_EQ(points[0].x, 0);
  EXPECT_EQ(points[5].x, 5);
  EXPECT_EQ(points[5].decidedBy, cost::DecidedBy::physics);
  EXPECT_TRUE(has(points[1], "triangle_mesh"));
  EXPECT_EQ(points[5].landImpact, 5);
}

TEST(Sweep, MarksTheLimitOfPhysicalLinksets) {
  const auto points = sweep(cube(), {}, {Key::minimum_mesh_cost, {31.5, 32.5, 2}}).at(0);
  EXPECT_TRUE(has(points[1], "physical_limit"));
}

/// A cylinder with both tapers is no primitive but its hull: two rings of 6 points up to 5 m, of 12
/// beyond. The hull of a prism has 6 vertices however its sides are cut, and a box is a primitive.
TEST(Sweep, MarksWherePrimsAreCutFiner) {
  scene::Part cone = makePart(PartKind::cylinder, glm::dvec3(1), ShapeType::prim);
  cone.prim.taper = {0.5, 0.5};
  cone.materials = true;
  const auto points = sweep(makeScene(makeLinkset({cone})), {}, {{}, {4, 6, 5}}).at(0);
  EXPECT_NEAR(points[2].weights.physics, 12 * 0.04 + 0.04, 1e-12);
  EXPECT_NEAR(points[3].weights.physics, 24 * 0.04 + 0.04, 1e-12);
  for (std::size_t i = 0; i < points.size(); ++i) EXPECT_EQ(has(points[i], "prim_detail"), i == 3);
  for (const PartKind kind : {PartKind::prism, PartKind::box}) {
    const auto part = makePart(kind, glm::dvec3(1), ShapeType::convexHull);
    const auto uncut = sweep(makeScene(makeLinkset({part})), {}, {{}, {4, 6, 5}}).at(0);
    for (const SweepPoint& point : uncut) EXPECT_FALSE(has(point, "prim_detail")) << name(kind);
  }
}

/// Sides of 5, 5 and 0.04 m: 3.35 m on average. While that is more than flat_average, the small
/// side counts as 0.1 m. k Σ 1/w: 8 triangles of legs 5 and h, 4 of legs 5 and 5.
TEST(Sweep, MarksWhereASideIsRaised) {
  const scene::Scene scene =
      makeScene(makeLinkset({makePart(PartKind::mesh, {5, 5, 0.04}, ShapeType::prim)}),
                makeAsset({.physicsMesh = true}));
  cost::Profile profile;
  profile[Key::thin_side_limit] = 0;
  const auto points = sweep(scene, profile, {Key::flat_average, {1, 5, 5}}).at(0);
  const auto costOf = [](double h) {
    return 0.05 * (8 * std::hypot(5, h) / (5 * h) + 4 * std::sqrt(50.0) / 25);
  };
  EXPECT_NEAR(points[2].weights.physics, costOf(0.1), 1e-5);
  EXPECT_NEAR(points[3].weights.physics, costOf(0.04), 1e-5);
  for (std::size_t i = 0; i < points.size(); ++i) EXPECT_EQ(has(points[i], "raised_side"), i == 3);
}

TEST(Sweep, ScalesDistancesToo) {
  scene::Scene scene = cube();
  scene.linksets[0].physical = true;
  scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
  scene.linksets[0].parts[1].position = {3, 0, 0};
  // Two hulls of 0.36; the box around is 4 × 1 × 1 m times the scale, its mean face area 3 m².
  const auto points = sweep(scene, {}, {{}, {1, 2, 2}}).at(0);
  EXPECT_NEAR(points[0].weights.physics, 0.72 * (1 + 0.04 * 3), 1e-12);
  EXPECT_NEAR(points[1].weights.physics, 0.72 * (1 + 0.04 * 12), 1e-12);
}

TEST(Sweep, StopsWhenCancelled) {
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(sweep(cube(), {}, {{}, {1, 2, 5}}, {source.get_token(), {}}).at(0).empty());
}

RC_GTEST_PROP(Sweep, EveryPointIsTheWeighingThere, ()) {
  const scene::Scene scene = *cost::test::anyScene();
  const cost::Profile profile = *cost::test::anyProfile();
  const cost::Constant& one = *rc::gen::elementOf(
      std::vector<cost::Constant>(cost::constants().begin(), cost::constants().end()));
  const auto points = sweep(scene, profile, {one.key, {one.minimum, one.maximum, 4}}).at(0);
  for (const SweepPoint& point : points) {
    cost::Profile there = profile;
    there[one.key] = point.x;
    const auto statistics = makeStatistics(scene, cost::GeometryRules(there));
    const auto cost = weigh(scene.linksets[0], statistics.linksets[0], there);
    RC_ASSERT(point.landImpact == cost.landImpact);
    RC_ASSERT(point.decidedBy == cost.decidedBy);
    RC_ASSERT(point.weights.streaming == cost.streaming);
  }
}

/// What is not listed, a window could not say in the language of its user.
RC_GTEST_PROP(Sweep, MeetsNothingThatIsNotListed, ()) {
  const cost::Constant& one = *rc::gen::elementOf(
      std::vector<cost::Constant>(cost::constants().begin(), cost::constants().end()));
  const SweepAxis axis = *rc::gen::element(SweepAxis{one.key, {one.minimum, one.maximum, 5}},
                                           SweepAxis{{}, {0.1, 40, 5}});
  std::set<std::string_view> listed(sweepMarkCodes.begin(), sweepMarkCodes.end());
  for (const cost::TermId term : comparedTerms) listed.insert(code(term));
  const auto points = sweep(*cost::test::anyScene(), *cost::test::anyProfile(), axis).at(0);
  for (const SweepPoint& point : points)
    for (const std::string_view mark : point.marks)
      if (!listed.contains(mark)) RC_FAIL(std::string(mark));
}

}  // namespace
}  // namespace wb::tuning

#include "model/analysis/sweep.h"

#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
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

TEST(Sweep, MarksWhereTheDeciderChanges) {
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

/// An asset whose levels have these stored sizes; 0: absent.
asset::MeshAsset assetOfLevels(const std::array<std::size_t, 4>& bytes) {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.blocks.clear();
  for (std::size_t lod = 0; lod < bytes.size(); ++lod) {
    if (bytes[lod] == 0) continue;
    asset.lods[lod] = asset.lods[0];
    const std::string name(asset::name(asset::allLods[lod]));
    asset.blocks.push_back({name + "_lod", 0, bytes[lod], 0});
  }
  return asset;
}

scene::Scene cubeOfLevels(const std::array<std::size_t, 4>& bytes) {
  return makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1), ShapeType::convexHull)}),
                   assetOfLevels(bytes));
}

std::vector<std::size_t> marked(const std::vector<SweepPoint>& points, std::string_view mark) {
  std::vector<std::size_t> at;
  for (std::size_t i = 0; i < points.size(); ++i)
    if (has(points[i], mark)) at.push_back(i);
  return at;
}

/// Half the diagonal of a cube of s m is 0.866 s: it passes 5.431 m at 6.27 m, 10.86 m at 12.54 m
/// and 43.44 m at 50.16 m. √(102,944 m² / π) = 181.02 m times 0.03, 0.06 and 0.24.
TEST(Sweep, MarksWhereTheDownloadWeightFollowsTheSizeDifferently) {
  const auto points = sweep(cubeOfLevels({40'000, 8'000, 2'000, 600}), {}, {{}, {1, 60, 60}}).at(0);
  using Steps = std::vector<std::size_t>;
  EXPECT_EQ(marked(points, "lod_disc"), (Steps{6, 12, 50}));
  EXPECT_EQ(marked(points, "download_plateau"), Steps{50});
  EXPECT_NEAR(points[50].weights.streaming, points[59].weights.streaming, 1e-9);
  EXPECT_GT(points[50].weights.streaming, points[48].weights.streaming);
}

/// Levels that are alike weigh the same wherever they are shown.
TEST(Sweep, MarksNothingWhereNothingChanges) {
  for (const scene::Scene& scene :
       {cubeOfLevels({600, 600, 600, 600}), cubeOfLevels({600, 0, 0, 0}),
        makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}))}) {
    const auto points = sweep(scene, {}, {{}, {1, 60, 60}}).at(0);
    for (const SweepPoint& point : points) {
      EXPECT_NEAR(point.weights.streaming, points[0].weights.streaming, 1e-9);
      EXPECT_TRUE(point.marks.empty()) << point.x << ' ' << point.marks.front();
    }
  }
}

/// One of two parts changes: what the other meets is not marked.
TEST(Sweep, MarksOfEachPartWhatChangesThere) {
  scene::Scene scene = cube();
  scene.linksets[0].parts.push_back(makePart(PartKind::box, glm::dvec3(1), ShapeType::prim));
  const auto points = sweep(scene, {}, {{}, {1, 60, 60}}).at(0);
  EXPECT_FALSE(marked(points, "triangle_mesh").empty()) << "the floor of the mesh";
  for (const std::string_view mark : {"lod_disc", "lod_ring", "download_plateau"})
    EXPECT_TRUE(marked(points, mark).empty()) << mark;
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

#include "model/analysis/fragility.h"

#include "tests/support/objects.h"
#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::tuning {
namespace {

using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;

Result<LinksetFragility> fragilityOf(const scene::Scene& scene, const Profile& profile = {},
                                     std::size_t threads = 0) {
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  return fragility(scene, 0, statistics.linksets[0], profile, {}, threads);
}

constexpr std::size_t quantisation = 0;
constexpr std::size_t finest = 1;
constexpr std::size_t coarsest = 4;

/// Triangles over corners in the unit cube, stored without rounding: its domain is what makes a
/// step of the format `step` long.
scene::Scene wallOf(const std::vector<std::array<glm::dvec3, 3>>& triangles,
                    const glm::dvec3& size = glm::dvec3(1)) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsMesh = asset::Faces{layers::test::faceOf(triangles)};
  return makeScene(makeLinkset({makePart(PartKind::mesh, size, ShapeType::prim)}), std::move(mesh));
}

/// `slivers` triangles 1 m long and `height` high in the plane y = 0, and one of 1 m.
scene::Scene wallWithSlivers(int slivers, double height) {
  std::vector<std::array<glm::dvec3, 3>> triangles;
  triangles.push_back({glm::dvec3(-0.5, -0.5, -0.5), {0.5, 0.5, -0.5}, {0, 0, 0.5}});
  for (int i = 0; i < slivers; ++i) {
    const double z = -0.5 + 0.1 * i;
    triangles.push_back({glm::dvec3(-0.5, 0, z), {0.5, 0, z}, {0, 0, z + height}});
  }
  return wallOf(triangles);
}

/// What rests on no triangles has the same cost at all levels.
TEST(Fragility, HullsAndPrimitivesAreSteady) {
  const scene::Scene scene =
      makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1), ShapeType::convexHull),
                             makePart(PartKind::box, glm::dvec3(1))}),
                makeAsset({.physicsMesh = true}));
  const auto found = fragilityOf(scene);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->whole.steady);
  EXPECT_DOUBLE_EQ(found->whole.cost, 0.36 + 0.1);
  EXPECT_TRUE(found->parts[0].steady);
  EXPECT_EQ(found->parts[1].levels[coarsest], (Spread{0.1, 0.1, 0.1}));
}

TEST(Fragility, AMissingMeshAndAnEmptyLinksetAreSteady) {
  scene::Scene scene = makeScene(makeLinkset({}));
  EXPECT_TRUE(fragilityOf(scene)->whole.steady);
  scene.linksets[0].parts.push_back(makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim));
  scene.assets.clear();
  EXPECT_EQ(fragilityOf(scene)->parts.at(0).cost, 0);
}

/// A cube of 10 m is at its floor of 0.5: no noise brings its triangles, 7 m wide, anywhere near.
TEST(Fragility, AFloorHidesWhatMoves) {
  const auto found = fragilityOf(
      makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(10), ShapeType::prim)}),
                makeAsset({.physicsMesh = true})));
  EXPECT_FALSE(found->whole.steady);
  for (const Spread& spread : found->whole.levels) EXPECT_EQ(spread, (Spread{0.5, 0.5, 0.5}));
}

/// A cube of 1 m costs 0.05 · 12 · √2: noise of a metres moves a width by at most a few a, so the
/// cost by a few parts in 1 / a.
TEST(Fragility, ASoundMeshMovesAsLittleAsItsVertices) {
  const auto found =
      fragilityOf(makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim)}),
                            makeAsset({.physicsMesh = true})));
  const double cost = 0.6 * std::sqrt(2.0);
  EXPECT_NEAR(found->whole.cost, cost, 1e-12);
  for (std::size_t level = 1; level < perturbations.size(); ++level) {
    const Spread& spread = found->whole.levels[level];
    EXPECT_LT(spread.minimum, spread.median);
    EXPECT_LT(spread.median, spread.maximum);
    EXPECT_NEAR(spread.minimum, cost, 6 * cost * perturbations[level].metres);
    EXPECT_NEAR(spread.maximum, cost, 6 * cost * perturbations[level].metres);
  }
}

/// A sliver w wide of N triangles: W = N w, so the cost is 0.05 / w. Of w = 1 mm that is 50; its
/// corner and base each move by at most 0.1 mm along the normal, and across it.
TEST(Fragility, ASliverMovesWithItsWidth) {
  const auto found = fragilityOf(wallWithSlivers(1, 1e-3));
  const double stored = found->whole.cost;  // A step of the format is 0.015 mm.
  EXPECT_NEAR(stored, 50, 1.5);
  const Spread& noisy = found->whole.levels[coarsest];
  EXPECT_GT(noisy.minimum, 0.05 / 1.25e-3);
  EXPECT_LT(noisy.maximum, 0.05 / 0.75e-3);
  EXPECT_GT(noisy.maximum - noisy.minimum, 5);
  const Spread& calm = found->whole.levels[finest];
  EXPECT_NEAR(calm.minimum, stored, stored * 3e-4);
  EXPECT_NEAR(calm.maximum, stored, stored * 3e-4);
}

/// Triangles without any width: W is 0, clamped to 1 mm, so 0.05 · N / 0.001 = 50 N. Corners that
/// lie d off the line give 1 / w of about 1 / d each: from where they are wider than 1 mm on
/// average that counts, which noise of 0.1 mm and a step of 0.015 mm do not reach. With fewer of
/// them among many it does.
TEST(Fragility, ACollapsedWallStaysAtTheClamp) {
  const auto found = fragilityOf(wallWithSlivers(9, 0));
  EXPECT_DOUBLE_EQ(found->whole.cost, 500);
  for (const Spread& spread : found->whole.levels) EXPECT_DOUBLE_EQ(spread.minimum, 500);
}

/// A clean wall of N = 400 triangles whose seam has one corner on the line: 1 / w of that one is
/// 1 / d for noise of d. W = N d: over 1 mm for d > 2.5 µm. So noise of 0.1 mm costs about
/// 0.05 / 1e-4 = 500 or more, where the clamp gives 50 · 400 = 20,000.
TEST(Fragility, OneCornerOnALineIsADisaster) {
  std::vector<std::array<glm::dvec3, 3>> triangles;
  for (int i = 0; i < 399; ++i)
    triangles.push_back({glm::dvec3(-0.5, -0.5, -0.5), {0.5, -0.5, -0.5}, {0, 0.5, 0.5}});
  const auto sound = fragilityOf(wallOf(triangles));
  EXPECT_LT(sound->whole.levels[coarsest].maximum, 0.05 * 399 / 0.9);
  triangles.push_back({glm::dvec3(-0.5, 0, 0), {0.5, 0, 0}, {0, 0, 0}});
  const auto slivered = fragilityOf(wallOf(triangles));
  EXPECT_DOUBLE_EQ(slivered->whole.cost, 20'000);
  EXPECT_DOUBLE_EQ(slivered->whole.levels[finest].median, 20'000);
  const Spread& noisy = slivered->whole.levels[coarsest];
  EXPECT_GT(noisy.minimum, 0.05 / 3e-4);
  EXPECT_GT(noisy.median, 300);
  EXPECT_LT(noisy.median, 2000);
}

/// Half a step of a domain of 1 m is 7.6 µm: between the noise of 1 µm and that of 10 µm.
TEST(Fragility, QuantisationIsHalfAStepOfTheDomain) {
  const auto found = fragilityOf(wallWithSlivers(1, 1e-3));
  const auto breadth = [&](std::size_t level) {
    return found->whole.levels[level].maximum - found->whole.levels[level].minimum;
  };
  EXPECT_GT(breadth(quantisation), breadth(2));
  EXPECT_LT(breadth(quantisation), breadth(3));
}

/// A prim is made of parameters: no format rounds its vertices.
TEST(Fragility, PrimsAreNotQuantised) {
  scene::Part ring = makePart(PartKind::torus, {2, 2, 1});
  const auto found = fragilityOf(makeScene(makeLinkset({ring})));
  EXPECT_FALSE(found->whole.steady);
  EXPECT_EQ(found->whole.levels[quantisation].minimum, found->whole.cost);
  EXPECT_EQ(found->whole.levels[quantisation].maximum, found->whole.cost);
  EXPECT_LT(found->whole.levels[coarsest].minimum, found->whole.levels[coarsest].maximum);
}

TEST(Fragility, ALinksetIsTheSumOfItsPartsWithItsPenalty) {
  scene::Scene scene = wallWithSlivers(1, 1e-3);
  scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
  const auto found = fragilityOf(scene);
  EXPECT_EQ(found->parts[0], found->parts[1]);
  for (std::size_t level = 0; level < perturbations.size(); ++level)
    EXPECT_DOUBLE_EQ(found->whole.levels[level].maximum, 2 * found->parts[0].levels[level].maximum);
  scene::Scene physical = makeScene(makeLinkset({makePart(PartKind::torus, {2, 2, 1})}));
  const double still = fragilityOf(physical)->whole.cost;
  physical.linksets[0].physical = true;
  const auto moving = fragilityOf(physical);
  EXPECT_DOUBLE_EQ(moving->whole.cost, still * (1 + 0.04 * (4 + 2 + 2) / 3));
  EXPECT_DOUBLE_EQ(moving->parts[0].cost, still);
}

/// OpenSim counts triangles; their widths do not matter.
TEST(Fragility, OpenSimIsSteady) {
  EXPECT_TRUE(
      fragilityOf(wallWithSlivers(3, 1e-3), *cost::builtInProfile("opensim"))->whole.steady);
}

TEST(Fragility, GivesNothingWhenCancelled) {
  const scene::Scene scene = wallWithSlivers(3, 1e-3);
  const auto statistics = makeStatistics(scene, cost::GeometryRules(Profile()));
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(fragility(scene, 0, statistics.linksets[0], {}, {stop.get_token(), {}}));
}

/// The same bits whatever the number of threads; the cost as ever lies beside.
RC_GTEST_PROP(Fragility, IsTheSameOnAnyNumberOfThreads, ()) {
  const scene::Scene scene = *cost::test::anyScene();
  const Profile profile = *cost::test::anyProfile();
  const LinksetFragility one = fragilityOf(scene, profile, 1).value();
  RC_ASSERT(one == fragilityOf(scene, profile, 2).value());
  RC_ASSERT(one == fragilityOf(scene, profile, 7).value());
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  const auto cost = weigh(scene.linksets[0], statistics.linksets[0], profile);
  RC_ASSERT(one.whole.cost == (scene.linksets[0].physical ? cost.physicsPhysical : cost.physics));
}

/// Every shift is within its range, depends on place and axis, and is centred.
TEST(Shift, IsSpreadEvenly) {
  double sum = 0;
  int upperHalf = 0;
  for (int i = 0; i < 30'000; ++i) {
    const double moved = shift(7, glm::dvec3(i / 3, 0, 0), i % 3);
    ASSERT_GE(moved, -1);
    ASSERT_LT(moved, 1);
    sum += moved;
    upperHalf += int{moved > 0};
  }
  EXPECT_NEAR(sum / 30'000, 0, 0.02);
  EXPECT_NEAR(upperHalf / 30'000.0, 0.5, 0.02);
  EXPECT_EQ(shift(7, glm::dvec3(0.0), 0), shift(7, glm::dvec3(-0.0), 0));
  EXPECT_NE(shift(7, glm::dvec3(0.0), 0), shift(8, glm::dvec3(0.0), 0));
}

}  // namespace
}  // namespace wb::tuning

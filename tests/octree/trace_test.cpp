#include "model/octree/trace.h"

#include "model/core/number.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

namespace wb::octree {
namespace {

using Kind = Step::Kind;

PlacedOctree treeAt(std::string_view tree, const Placement& placement) {
  return {std::make_shared<const Octree>(*parseTree(tree)), placement};
}

World deadEnd() { return World({treeAt("OOSEEEEEEEEEESEEE", {{0, 0, 0}, 4})}); }

Trace exactTrace(const World& world, const Ray& ray) {
  return traceOf(world, ray, {Algorithm::exact, IndentationUse::mesh});
}
Trace publishedTrace(const World& world, const Ray& ray) {
  return traceOf(world, ray, {Algorithm::inexor, IndentationUse::mesh});
}

/// A line a step.
std::string told(const Trace& trace) {
  std::string text;
  for (const Step& step : trace.visits.steps()) text += formatStep(step) + '\n';
  return text;
}

/// The ray runs into child 0 first, where it meets nothing, and then into child 4.
TEST(Trace, TheExactMethodGoesBack) {
  const Trace trace = exactTrace(deadEnd(), {{-5, 1.3, 1.2}, {1, 0, 0}});
  ASSERT_TRUE(trace.hit);
  EXPECT_EQ(trace.hit->entry.cube.text(), "/4");
  EXPECT_EQ(trace.visits.octrees(), 1U);
  EXPECT_FALSE(trace.approach);
  // Child /0/0 reaches up to 1 m in y and z: the ray passes at 1.3 and 1.2, √(0.3² + 0.2²) off.
  EXPECT_EQ(told(trace),
            "entered oct=0 cube=/ t=5\n"
            "entered oct=0 cube=/0 t=5\n"
            "rejected oct=0 cube=/0/0 bound=box by=0.360555\n"
            "left oct=0 cube=/0\n"
            "hit oct=0 cube=/4 t=7\n"
            "left oct=0 cube=/\n");
}

/// Centres of children 0 and 4 are (1, 1, 1) and (3, 1, 1).
TEST(Trace, ThePublishedMethodTellsItsCandidatesAndItsDeadEnd) {
  const Trace trace = publishedTrace(deadEnd(), {{-5, 1, 1.9}, {1, 0, 0}});
  EXPECT_FALSE(trace.hit);
  std::ostringstream expected;
  // The sphere of /0/0 has its centre at (0.5, 0.5, 0.5) and a radius of √¾.
  expected << "candidate oct=0 cube=/ centre=" << rounded(std::sqrt(49 + 1 + 0.01)) << "\n"
           << "entered oct=0 cube=/\n"
           << "candidate oct=0 cube=/0 centre=" << rounded(std::sqrt(36 + 0.81)) << "\n"
           << "candidate oct=0 cube=/4 centre=" << rounded(std::sqrt(64 + 0.81)) << "\n"
           << "entered oct=0 cube=/0\n"
           << "rejected oct=0 cube=/0/0 bound=sphere by="
           << rounded(std::sqrt(0.25 + 1.96) - std::sqrt(0.75)) << "\n"
           << "dead_end oct=0 cube=/0\n";
  EXPECT_EQ(told(trace), expected.str());
}

/// Through the middle along a diagonal all eight are met; four are tested.
TEST(Trace, ThePublishedMethodStopsAfterFour) {
  const Trace trace =
      publishedTrace(World({treeAt("OSSSSSSSS", {{0, 0, 0}, 2})}), {{5, 5, 5}, {-1, -1, -1}});
  std::string kinds;
  for (const Step& step : trace.visits.steps())
    kinds += std::string(name(step.kind)) + step.cube.text() + ' ';
  EXPECT_EQ(kinds,
            "candidate/ entered/ candidate/0 candidate/1 candidate/2 candidate/3 stopped/ "
            "untested/4 untested/5 untested/6 untested/7 hit/3 ");
}

/// The front octree hides the second; the third stands 3 m beside the ray, turned or not.
TEST(Trace, OctreesThatAreNotEnteredAreToldToo) {
  const double half = std::sqrt(0.5);
  const World world({treeAt("S", {{0, 0, 0}, 2}), treeAt("S", {{6, 0, 0}, 2}),
                     treeAt("S", {{3, 4, 0}, 2, glm::dquat(half, 0, 0, half)})});
  const Trace trace = exactTrace(world, {{-1, 1, 1}, {1, 0, 0}});
  EXPECT_EQ(trace.hit->entry.octree, 0U);
  const auto& steps = trace.visits.steps();
  const auto stepOf = [&](std::size_t octree) {
    return *std::ranges::find_if(steps, [&](const Step& step) { return step.octree == octree; });
  };
  EXPECT_EQ(stepOf(1).kind, Kind::untested);
  EXPECT_NEAR(*stepOf(1).metres, 7, 1e-9);
  EXPECT_EQ(stepOf(2).kind, Kind::rejected);
  EXPECT_NEAR(*stepOf(2).metres, 3, 1e-9);
}

/// Children 4 and 0 are met; behind what child 4 holds child 0 is not looked into.
TEST(Trace, WhatIsFartherThanTheHitIsNotTested) {
  const Trace trace =
      exactTrace(World({treeAt("OSEEESEEE", {{0, 0, 0}, 4})}), {{9, 1, 1}, {-1, 0, 0}});
  EXPECT_EQ(told(trace),
            "entered oct=0 cube=/ t=5\n"
            "hit oct=0 cube=/4 t=5\n"
            "untested oct=0 cube=/0 t=7\n"
            "left oct=0 cube=/\n");
}

TEST(Trace, AMissTellsTheNearestApproach) {
  const World world({treeAt("OSEEEEEES", {{0, 0, 0}, 4}), treeAt("S", {{20, 0, 0}, 2})});
  // It passes the upper corner of child 7 (2 to 4) at y = 7, z = 8: 3 and 4 m off.
  const Trace miss = exactTrace(world, {{-10, 7, 8}, {1, 0, 0}});
  ASSERT_TRUE(miss.approach);
  EXPECT_EQ(miss.approach->leaf, (Location{0, Path().child(7)}));
  EXPECT_DOUBLE_EQ(miss.approach->distance, 5);
  EXPECT_GE(miss.approach->t, 12);
  EXPECT_LE(miss.approach->t, 14);
  // Away from everything it is nearest where it begins.
  const Trace away = exactTrace(world, {{-3, 1, 1}, {-1, 0, 0}});
  EXPECT_EQ(away.approach->leaf, (Location{0, Path().child(0)}));
  EXPECT_DOUBLE_EQ(away.approach->distance, 3);
  EXPECT_EQ(away.approach->t, 0);
  // The published method passes through what it does not find.
  const Trace lost = publishedTrace(deadEnd(), {{-5, 1.3, 1.2}, {1, 0, 0}});
  EXPECT_EQ(lost.approach->leaf, (Location{0, Path().child(4)}));
  EXPECT_EQ(lost.approach->distance, 0);
  EXPECT_FALSE(exactTrace(World(), {}).approach);
}

/// Its upper half is cut away: 4 m remain of 8.
TEST(Trace, AnIndentedCubeIsPassedAsFarAsItsTrianglesAre) {
  const World world({treeAt("N{8,8,4,8,8,4,8,8,4,8,8,4}", {{0, 0, 0}, 8})});
  const Trace trace = exactTrace(world, {{-3, 2, 5.5}, {1, 0, 0}});
  EXPECT_EQ(told(trace), "rejected oct=0 cube=/ bound=mesh by=1.5\n");
  EXPECT_DOUBLE_EQ(trace.approach->distance, 1.5);
}

TEST(Trace, EachCubeIsShownOnceAsItWasLast) {
  const Path child = Path().child(3);
  const std::vector<Step> steps{{Kind::entered, 0, {}},    {Kind::rejected, 1, {}, 2.0},
                                {Kind::entered, 0, child}, {Kind::stopped, 0, child},
                                {Kind::left, 0, child},    {Kind::left, 0, {}}};
  const auto kinds = [](const std::vector<Step>& visited) {
    std::string text;
    for (const Step& step : visited) text += std::string(name(step.kind)) + step.cube.text() + ' ';
    return text;
  };
  EXPECT_EQ(kinds(visitedAfter(std::span(steps).first(4))), "entered/ rejected/ entered/3 ");
  EXPECT_EQ(kinds(visitedAfter(steps)), "left/ rejected/ left/3 ");
  EXPECT_TRUE(visitedAfter({}).empty());
}

std::string kindsAt(const Trace& trace, const std::vector<std::size_t>& indices) {
  std::string text;
  for (const std::size_t index : indices) {
    const Step& step = trace.visits.steps().at(index);
    text += std::string(name(step.kind)) + step.cube.text() + ' ';
  }
  return text;
}

TEST(Trace, WhatDecidesAMissIsWhereTheSearchEnds) {
  const Trace trace = publishedTrace(deadEnd(), {{-5, 1.3, 1.2}, {1, 0, 0}});
  EXPECT_EQ(kindsAt(trace, decisiveSteps(trace)),
            "candidate/ entered/ candidate/0 candidate/4 entered/0 dead_end/0 ");
  EXPECT_FALSE(stepOfHit(trace));
}

/// The ray passes 5 m from /7: why that is not met decides.
TEST(Trace, WhatDecidesAMissIsWhyTheNearestIsNotMet) {
  const Trace miss =
      exactTrace(World({treeAt("OSEEEEEES", {{0, 0, 0}, 4})}), {{-10, 7, 8}, {1, 0, 0}});
  EXPECT_EQ(kindsAt(miss, decisiveSteps(miss)), "rejected/ ");
}

/// Ten thousand octrees in a wall, of which the ray meets one.
TEST(Trace, OfTenThousandOctreesFewStepsDecide) {
  std::vector<PlacedOctree> octrees;
  for (int y = 0; y < 100; ++y)
    for (int z = 0; z < 100; ++z)
      octrees.push_back(treeAt("OSEEEEEES", {{0, 3.0 * y, 3.0 * z}, 2}));
  const World world(std::move(octrees));
  const Ray ray{{-5, 3 * 40 + 0.5, 3 * 70 + 0.4}, {1, 0, 0}};
  for (const Trace& trace : {exactTrace(world, ray), publishedTrace(world, ray)}) {
    ASSERT_TRUE(trace.hit);
    const auto& steps = trace.visits.steps();
    EXPECT_GE(steps.size(), 10'000U);
    EXPECT_LE(decisiveSteps(trace).size(), 10U);
    const auto met = stepOfHit(trace);
    ASSERT_TRUE(met);
    EXPECT_EQ(steps[*met].cube.text(), "/0");
    EXPECT_EQ(steps[*met].octree, 40U * 100 + 70);
    EXPECT_EQ(octreesLookedInto(steps), std::vector<std::size_t>{4070});
    EXPECT_GE(stepsIn(steps, 4070).size(), 2U);
    EXPECT_EQ(stepsIn(steps, 0).size(), 1U);
    EXPECT_TRUE(stepsIn(steps, 10'000).empty());
  }
}

}  // namespace
}  // namespace wb::octree

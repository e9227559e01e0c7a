#include "model/octree/leaves.h"

#include "model/octree/edit.h"
#include "model/octree/exact.h"
#include "model/octree/octree_text.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>

namespace wb::octree {
namespace {

World worldOf(const std::vector<std::pair<std::string, Placement>>& trees) {
  std::vector<PlacedOctree> placed;
  for (const auto& [tree, placement] : trees)
    placed.push_back({std::make_shared<const Octree>(*parseTree(tree)), placement});
  return World(std::move(placed));
}

TEST(Leaves, EmptyCubesAreNone) {
  EXPECT_TRUE(leavesOf(worldOf({{"E", {}}, {"OEEEEEEEE", {}}})).empty());
}

TEST(Leaves, StandInTheOrderOfOctreesAndPaths) {
  const World world = worldOf({{"S", {{1, 2, 3}, 4}}, {"OSEEEEEEN", {{0, 0, 0}, 8}}});
  const auto leaves = leavesOf(world);
  ASSERT_EQ(leaves.size(), 3U);
  EXPECT_EQ(leaves[0].centre, glm::dvec3(3, 4, 5));
  EXPECT_EQ(leaves[0].size, 4);
  EXPECT_EQ(leaves[1].octree, 1U);
  EXPECT_EQ(leaves[1].cube.text(), "/0");
  EXPECT_EQ(leaves[1].centre, glm::dvec3(2));
  EXPECT_EQ(leaves[2].cube.text(), "/7");
  EXPECT_EQ(leaves[2].centre, glm::dvec3(6));
  EXPECT_FALSE(leaves[2].isIndented);
}

TEST(Leaves, AtADepthWhatHoldsAnythingIsOneLeaf) {
  const World world =
      worldOf({{"O"
                "OSEEEEEEE"
                "OEEEEEEEE"
                "EEEEE"
                "S",
                {{0, 0, 0}, 8}}});
  const auto all = leavesOf(world);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].cube.text(), "/0/0");
  const auto limited = leavesOf(world, 1);
  ASSERT_EQ(limited.size(), 2U);
  EXPECT_EQ(limited[0].cube.text(), "/0");
  EXPECT_EQ(limited[0].size, 4);
  ASSERT_EQ(leavesOf(world, 0).size(), 1U);
  EXPECT_EQ(leavesOf(world, 0)[0].centre, glm::dvec3(4));
}

TEST(Leaves, OfOneOctreeAreRenewed) {
  auto leaves =
      leavesOf(worldOf({{"S", {{0, 0, 0}, 4}}, {"OSEEEEEES", {{8, 0, 0}, 4}}, {"S", {}}}));
  for (const char* tree : {"OSSSSEEEE", "E", "S"}) {
    const World world = worldOf({{"S", {{0, 0, 0}, 4}}, {tree, {{9, 0, 0}, 2}}, {"S", {}}});
    renewLeaves(leaves, world, 1);
    const auto again = leavesOf(world);
    ASSERT_EQ(leaves.size(), again.size());
    for (std::size_t i = 0; i < again.size(); ++i) {
      EXPECT_EQ(leaves[i].octree, again[i].octree);
      EXPECT_EQ(leaves[i].cube, again[i].cube);
      EXPECT_EQ(leaves[i].centre, again[i].centre);
    }
  }
}

bool isSame(const Leaf& a, const Leaf& b) {
  return a.octree == b.octree && a.cube == b.cube && a.centre == b.centre && a.size == b.size &&
         a.isIndented == b.isIndented && a.faces == b.faces;
}

/// A cube set here and there, some of it merged: what is renewed is what a whole list has, at every
/// depth of the grid and whatever stands beside.
TEST(Leaves, InOneCubeAreRenewedAsIfAllWereListed) {
  std::mt19937 random(15);
  const Placement turned{{5, 0, 0}, 4, glm::dquat(std::cos(0.3), 0, 0, std::sin(0.3))};
  auto tree = std::make_shared<const Octree>(*parseTree("S"));
  for (int edit = 0; edit < 60; ++edit) {
    Path cell;
    const int depth = 1 + static_cast<int>(random() % 4);
    for (int level = 0; level < depth; ++level) cell = cell.child(static_cast<int>(random() % 8));
    const auto edited = std::make_shared<const Octree>(*withCell(*tree, cell, random() % 3 == 0));
    const auto stands = std::make_shared<const Octree>(*parseTree("OSESESESE"));
    const World before({{stands, {{0, 0, 0}, 4}}, {tree, turned}, {stands, {{9, 0, 0}, 4}}});
    const World after({{stands, {{0, 0, 0}, 4}}, {edited, turned}, {stands, {{9, 0, 0}, 4}}});
    const auto changed = differenceOf(*tree, *edited);
    ASSERT_EQ(changed.has_value(), !(*tree == *edited));
    for (const std::size_t maxDepth : {std::size_t{1}, std::size_t{3}, limits::octreeDepth}) {
      auto leaves = leavesOf(before, maxDepth);
      if (changed) renewLeavesIn(leaves, after, 1, *changed, maxDepth);
      EXPECT_TRUE(std::ranges::equal(leaves, leavesOf(after, maxDepth), isSame))
          << "edit " << edit << " at depth " << maxDepth;
    }
    tree = edited;
  }
}

TEST(Leaves, IndentedOnesHaveTheirMovedCorners) {
  // Edge 0, along x at the front below, begins at 4 eighths: code 10·4 + 4 − (16 + 4)/2.
  const World world = worldOf({{"N{34,8,8,8,8,8,8,8,8,8,8,8}", {{0, 0, 0}, 8}}});
  const auto leaves = leavesOf(world);
  ASSERT_EQ(leaves.size(), 1U);
  EXPECT_TRUE(leaves[0].isIndented);
  const LeafSurface surface = surfaceOf(world, leaves[0]);
  EXPECT_EQ(surface.corners[0], glm::dvec3(4, 0, 0));
  EXPECT_EQ(surface.corners[7], glm::dvec3(8, 8, 8));
}

TEST(Leaves, TurnAboutTheCentreOfTheirOctree) {
  const double half = std::sqrt(0.5);  // 90 degrees about z
  const World world = worldOf({{"OSEEEEEEE", {{0, 0, 0}, 8, glm::dquat(half, 0, 0, half)}}});
  const auto leaves = leavesOf(world);
  ASSERT_EQ(leaves.size(), 1U);
  EXPECT_LT(glm::distance(leaves[0].centre, glm::dvec3(6, 2, 2)), 1e-12);
}

TEST(Leaves, EndWhereTheyAreCancelled) {
  const World world = worldOf({{"OSSSSSSSS", {}}, {"S", {}}});
  StepCount steps;
  steps.most = 4;
  Task task;
  task.steps = &steps;
  EXPECT_EQ(leavesOf(world, limits::octreeDepth, task).size(), 2U);
}

/// Turned by 45 degrees about z and indented: the exact method tests other boxes than the
/// published one.
TEST(TestedCorners, AreWhatTheMethodTests) {
  const double turn = std::acos(-1.0) / 8;
  const glm::dquat rotation(std::cos(turn), 0, 0, std::sin(turn));
  const World world = worldOf({{"N{8,8,4,8,8,4,8,8,4,8,8,4}", {{-1, -1, -1}, 2, rotation}}});
  const Ray ray{{-9, 0, 0}, {1, 0, 0}};
  const auto highest = [&](Algorithm algorithm, const Step& step) {
    glm::dvec3 most(-9);
    for (const auto& corner : testedCorners(world, ray, algorithm, step))
      most = glm::max(most, corner);
    return most;
  };
  const auto isNear = [](const glm::dvec3& a, const glm::dvec3& b) {
    return glm::distance(a, b) < 1e-9;
  };
  const double wide = std::sqrt(2);
  using Kind = Step::Kind;
  EXPECT_EQ(highest(Algorithm::inexor, {Kind::rejected, 0, {}}), glm::dvec3(1));
  EXPECT_TRUE(isNear(highest(Algorithm::exact, {Kind::rejected, 0, {}}), {wide, wide, 1}));
  EXPECT_TRUE(isNear(highest(Algorithm::exact, {Kind::hit, 0, {}}), {wide, wide, 0}));
  EXPECT_TRUE(isNear(highest(Algorithm::exact, {Kind::rejected, 0, {}, 1.0, Bound::mesh}),
                     {wide, wide, 0}));
  // Along the world's axes about what is filled: which is as high as the whole cube here.
  EXPECT_TRUE(isNear(highest(Algorithm::exact, {Kind::rejected, 0, {}, 1.0, Bound::filled}),
                     {wide, wide, 1}));
}

TEST(CastBehind, FindsWhatTheFrontHides) {
  const World world = worldOf({{"S", {{0, 0, 0}, 1}}, {"S", {{5, 0, 0}, 1}}});
  const Ray ray{{-1, 0.5, 0.5}, {1, 0, 0}};
  EXPECT_EQ(castExact(world, ray)->octree, 0U);
  EXPECT_EQ(castBehind(world, ray, {0, {}})->octree, 1U);
  EXPECT_EQ(castBehind(world, ray, {0, {}})->t, 6);
  EXPECT_EQ(castBehind(world, ray, {1, {}})->octree, 0U);
}

/// Behind child 0 stands child 4 of the same octree: the front hit is skipped, not its octree.
TEST(CastBehind, FindsTheNextLeafOfTheSameOctree) {
  const World world = worldOf({{"OSEEESEEE", {{0, 0, 0}, 4}}, {"S", {{9, 0, 0}, 4}}});
  const Ray ray{{-1, 1, 1}, {1, 0, 0}};
  const auto front = castExact(world, ray);
  const auto behind = castBehind(world, ray, {front->octree, front->cube});
  EXPECT_EQ(behind->octree, 0U);
  EXPECT_EQ(behind->cube.text(), "/4");
  EXPECT_EQ(behind->t, 3);
}

}  // namespace
}  // namespace wb::octree

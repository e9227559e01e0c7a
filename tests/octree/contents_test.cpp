#include "model/octree/contents.h"

#include "model/octree/octree_text.h"
#include "tests/octree/placed_octrees.h"
#include "tests/octree/random_world.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>

namespace wb::octree {
namespace {

using test::Random;

World worldOf(std::string_view text) { return World(readSceneText(text)->octrees); }

std::string namesOf(const std::vector<Location>& leaves) {
  std::string names;
  for (const Location& leaf : leaves)
    names += (names.empty() ? "" : " ") + std::to_string(leaf.octree) + leaf.cube.text();
  return names;
}

TEST(Contents, APointHasADepthAndANearestFace) {
  const World world = worldOf("octree 0 0 0 8 OSEEEEEES\n");
  const auto holder = holderOf(world, {1, 2, 3.5});
  ASSERT_TRUE(holder);
  EXPECT_EQ(holder->leaf.cube.text(), "/0");
  EXPECT_EQ(holder->depth, 0.5);
  EXPECT_EQ(holder->face, Face::top);
  EXPECT_EQ(holderOf(world, {2, 2, 2})->face, Face::left) << "the first of six that are as near";
  EXPECT_EQ(holderOf(world, {4, 4, 4})->leaf.cube.text(), "/0") << "of two the first";
  EXPECT_FALSE(holderOf(world, {5, 1, 1}));
}

/// Half as high as its box: the upper face is at 4.
TEST(Contents, DepthInAnIndentedCubeIsToItsTriangles) {
  const World world = worldOf("octree 0 0 0 8 N{8,8,4,8,8,4,8,8,4,8,8,4}\n");
  const auto holder = holderOf(world, {4, 3, 3});
  ASSERT_TRUE(holder);
  EXPECT_DOUBLE_EQ(holder->depth, 1);
  EXPECT_EQ(holder->face, Face::top);
  EXPECT_FALSE(holderOf(world, {4, 3, 5}));
  EXPECT_EQ(holderOf(world, {4, 3, 5}, IndentationUse::ignore)->depth, 3);
}

/// On faces along which the ray of a test of inside would run, too.
TEST(Contents, ThePlanesOfAnIndentedCubeHoldTheirPoints) {
  const World world = worldOf("octree 0 0 0 8 N{8,8,4,8,8,4,8,8,4,8,8,4}\n");
  for (const glm::dvec3& point : {glm::dvec3(4, 3, 4), glm::dvec3(4, 3, 0), glm::dvec3(4, 0, 2),
                                  glm::dvec3(0, 3, 2), glm::dvec3(0, 0, 0), glm::dvec3(8, 8, 4)})
    EXPECT_TRUE(find(world, point)) << point.x << ' ' << point.y << ' ' << point.z;
}

/// Exactly on a face of decimals, which the sum of doubles would put beside it.
TEST(Contents, PointsOnFacesAreDecidedExactly) {
  const World world = worldOf("octree 0.1 0.1 0.1 0.2 S\n");
  // 0.1 + 0.2 is above 0.3 as doubles are, and 0.30000000000000004 above both together.
  EXPECT_TRUE(find(world, {0.2, 0.2, 0.3}));
  EXPECT_FALSE(find(world, {0.2, 0.2, 0.30000000000000004}));
}

TEST(Contents, ABallTouchesWhatItReaches) {
  const World world = worldOf("octree 0 0 0 8 OSEEEEEES\noctree 20 0 0 8 S\n");
  EXPECT_EQ(namesOf(leavesInSphere(world, {4, 4, 4}, 0)), "0/0 0/7");
  EXPECT_EQ(namesOf(leavesInSphere(world, {5, 4, 4}, 1)), "0/0 0/7");
  EXPECT_EQ(namesOf(leavesInSphere(world, {6, 6, 3}, 0.99)), "");
  EXPECT_EQ(namesOf(leavesInSphere(world, {14, 4, 4}, 7)), "0/7 1/");
}

TEST(Contents, ABoxTouchesWhatItReaches) {
  const World world = worldOf("octree 0 0 0 8 OSEEEEEES\n");
  EXPECT_EQ(namesOf(leavesInBox(world, {{4, 4, 4}, {5, 5, 5}})), "0/0 0/7");
  EXPECT_EQ(namesOf(leavesInBox(world, {{4.5, 0, 0}, {8, 3, 8}})), "");
  // Turned by 45 degrees about z, the cube reaches to 1.41 along x, and not beside it.
  const World turned =
      worldOf("octree -1 -1 -1 2 S rot 0 0 0.3826834323650898 0.9238795325112867\n");
  EXPECT_EQ(namesOf(leavesInBox(turned, {{1.4, -0.01, 0}, {2, 0.01, 1}})), "0/");
  EXPECT_EQ(namesOf(leavesInBox(turned, {{1.1, 1.1, 0}, {2, 2, 1}})), "");
}

TEST(Contents, WhatIsWhollyInsideAnIndentedCubeTouchesIt) {
  const World world = worldOf("octree 0 0 0 8 N{8,8,4,8,8,4,8,8,4,8,8,4}\n");
  EXPECT_EQ(namesOf(leavesInSphere(world, {4, 4, 2}, 0.5)), "0/");
  EXPECT_EQ(namesOf(leavesInBox(world, {{3, 3, 1}, {4, 4, 2}})), "0/");
  EXPECT_EQ(namesOf(leavesInSphere(world, {4, 4, 6}, 1.9)), "") << "above what is left of it";
  EXPECT_EQ(namesOf(leavesInBox(world, {{3, 3, 4.1}, {4, 4, 7}})), "");
}

/// Every leaf looked at by itself.
TEST(Contents, UprightBoxesAndBallsAreThoseOfEveryLeaf) {
  Random random(4);
  for (int i = 0; i < 200; ++i) {
    const auto octree = test::randomOctree(random, {4, 30, 0, 40});
    const World world({{octree, {{1, 2, 3}, 8, {1, 0, 0, 0}}}});
    const auto any = [&] { return test::between(random, -2, 12); };
    const glm::dvec3 centre(any(), any(), any());
    const double radius = test::between(random, 0, 4);
    const Box box{centre, centre + glm::abs(glm::dvec3(any(), any(), any())) / 3.0};
    std::vector<Location> inBall;
    std::vector<Location> inBox;
    forEachCube(*octree, [&](Octree::Cube, CubeKind kind, const Path& path,
                             const glm::dvec3& corner, double size) {
      if (kind != CubeKind::solid) return;
      const glm::dvec3 low = glm::dvec3(1, 2, 3) + 8.0 * corner;
      const glm::dvec3 high = low + 8 * size;
      if (glm::distance(glm::clamp(centre, low, high), centre) <= radius)
        inBall.push_back({0, path});
      if (glm::all(glm::lessThanEqual(low, box.max)) && glm::all(glm::lessThanEqual(box.min, high)))
        inBox.push_back({0, path});
    });
    EXPECT_EQ(namesOf(leavesInSphere(world, centre, radius)), namesOf(inBall));
    EXPECT_EQ(namesOf(leavesInBox(world, box)), namesOf(inBox));
  }
}

}  // namespace
}  // namespace wb::octree

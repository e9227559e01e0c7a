#include "model/octree/growth.h"

#include "model/octree/edit.h"
#include "model/octree/leaves.h"
#include "model/octree/octree_text.h"
#include "tests/octree/placed_octrees.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>

namespace wb::octree {
namespace {

std::string grownText(std::string_view text, const Placement& placement, int child) {
  const auto result = grown(*parseTree(text), placement, child);
  return result ? formatTree(result->octree) : std::string(result.error().text.code);
}

TEST(Growth, WhatIsThereBecomesOneOfEight) {
  const Placement placement{{10, 20, 30}, 8};
  EXPECT_EQ(grownText("OSEEEEEEE", placement, 0), "OOSEEEEEEEEEEEEEE");
  EXPECT_EQ(grownText("OSEEEEEEE", placement, 7), "OEEEEEEEOSEEEEEEE");
  EXPECT_EQ(grownText("S", placement, 3), "OEEESEEEE");
  EXPECT_EQ(grownText("E", placement, 3), "E");
  const auto up = grown(*parseTree("S"), placement, 0);
  EXPECT_EQ(up->placement.size, 16);
  EXPECT_EQ(up->placement.position, glm::dvec3(10, 20, 30));
  // Child 5 is on the far side of x and z: the octree grows towards −x and −z.
  EXPECT_EQ(grown(*parseTree("S"), placement, 5)->placement.position, glm::dvec3(2, 20, 22));
}

TEST(Growth, EveryCubeStaysWhereItIs) {
  test::Random random(40);
  for (int i = 0; i < 100; ++i) {
    const PlacedOctree before = test::anyOctree(random, 20, 3);
    const int child = test::below(random, childCount);
    auto made = grown(*before.octree, before.placement, child);
    ASSERT_TRUE(made);
    const World was({before});
    const World is({{std::make_shared<const Octree>(std::move(made->octree)), made->placement}});
    const auto leaves = leavesOf(was);
    const auto now = leavesOf(is);
    ASSERT_EQ(leaves.size(), now.size());
    for (std::size_t leaf = 0; leaf < leaves.size(); ++leaf) {
      EXPECT_EQ(now[leaf].cube.text(),
                (Path().child(child).text() + leaves[leaf].cube.text())
                    .substr(0, leaves[leaf].cube.depth() == 0 ? 2 : std::string::npos));
      const auto here = cornersInWorld(was, 0, leaves[leaf].cube);
      const auto there = cornersInWorld(is, 0, now[leaf].cube);
      for (std::size_t corner = 0; corner < here.size(); ++corner)
        EXPECT_LT(glm::distance(here[corner], there[corner]), 1e-12 * 100);
    }
  }
}

/// At the face +x it grows beyond it, and towards the point on the other axes.
TEST(Growth, ItGrowsBeyondTheFaceThatWasHit) {
  const World world({{std::make_shared<const Octree>(*parseTree("S")), {{0, 0, 0}, 8}}});
  const auto childAt = [&](const Ray& ray) {
    return childToGrowAt(world, describe(world, ray, *castExact(world, ray)));
  };
  EXPECT_EQ(childAt({{99, 7, 1}, {-1, 0, 0}}), 1);
  EXPECT_EQ(childAt({{-99, 7, 1}, {1, 0, 0}}), 5);
  EXPECT_EQ(childAt({{7, 7, 99}, {0, 0, -1}}), 0);
  EXPECT_EQ(childAt({{1, 1, 1}, {1, 0, 0}}), 7) << "from inside towards the point";
}

TEST(Growth, ItEndsAtTheLimits) {
  Path deepest;
  for (std::size_t level = 0; level < limits::octreeDepth; ++level) deepest = deepest.child(5);
  const Octree deep = *withCell(Octree(), deepest, true);
  EXPECT_EQ(grown(deep, {}, 0).error().text.code, "edit.too_deep");
  EXPECT_EQ(grownText("S", {{0, 0, 0}, limits::largestOctree}, 0), "edit.too_large");
  EXPECT_EQ(grownText("S", {{0, 0, 0}, limits::largestOctree / 2}, 0), "OSEEEEEEE");
  EXPECT_EQ(grownText("S", {{1 - limits::farthestPosition, 0, 0}, 8}, 7), "edit.too_far");
  EXPECT_EQ(grownText("S", {{1 - limits::farthestPosition, 0, 0}, 8}, 0), "OSEEEEEEE");
}

}  // namespace
}  // namespace wb::octree

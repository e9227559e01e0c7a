#include "model/octree/marked_cell.h"

#include "model/octree/edit.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wb::octree {
namespace {

World oneWorld(std::string_view text, const glm::dquat& rotation = {1, 0, 0, 0}) {
  return World({{std::make_shared<const Octree>(*parseTree(text)), {{0, 0, 0}, 8, rotation}}});
}

Hit hitOnRight(const World& world, double y, double z) {
  const Ray ray{{99, y, z}, {-1, 0, 0}};
  return describe(world, ray, *castExact(world, ray));
}

/// Of the leaf the corner 7 (8, 8, 8) and the edge 8 at y = 8 are nearest; of the cell /7, which
/// begins at 4 m, the corner 6 (8, 8, 4) and the edge 10 at z = 4.
TEST(MarkedCell, CornerAndEdgeAreThoseOfTheCell) {
  const World world = oneWorld("S");
  const Hit hit = hitOnRight(world, 7, 4.5);
  EXPECT_EQ(hit.corner->index, 7);
  EXPECT_EQ(hit.edge->index, 8);
  const MarkedCell marked = markedCellAt(world, hit, 1);
  EXPECT_EQ(marked.cell.text(), "/7");
  EXPECT_EQ(marked.size, 4);
  EXPECT_EQ(marked.corner->index, 6);
  EXPECT_EQ(marked.corner->world, glm::dvec3(8, 8, 4));
  EXPECT_EQ(marked.edge->index, 10);
  EXPECT_EQ(marked.edge->worldEnds[0], glm::dvec3(8, 4, 4));
  EXPECT_EQ(marked.edge->worldEnds[1], glm::dvec3(8, 8, 4));
}

TEST(MarkedCell, WithEveryDepthItIsTheLeaf) {
  const World world = oneWorld("S");
  const Hit hit = hitOnRight(world, 7, 4.5);
  for (const std::size_t depth : {limits::octreeDepth, std::size_t{0}}) {
    const MarkedCell marked = markedCellAt(world, hit, depth);
    EXPECT_EQ(marked.cell, Path());
    EXPECT_EQ(marked.size, 8);
    EXPECT_EQ(marked.corner->index, 7);
  }
}

TEST(MarkedCell, FromInsideThereIsNoCorner) {
  const World world = oneWorld("S");
  const Ray ray{{4, 4, 4}, {1, 0, 0}};
  const MarkedCell marked = markedCellAt(world, describe(world, ray, *castExact(world, ray)), 2);
  EXPECT_FALSE(marked.corner);
  EXPECT_FALSE(marked.edge);
}

/// What is turned by a quarter about z has its −y where +x of the world is.
TEST(MarkedCell, AnEmptyOctreeIsMetAtTheWallBehind) {
  const World upright = oneWorld("E");
  const auto hit = wallHit(upright, 0, {{-5, 3, 2}, {1, 0, 0}});
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->entry.face, Face::right);
  EXPECT_EQ(hit->entry.t, 13);
  EXPECT_EQ(hit->point, glm::dvec3(8, 3, 2));
  EXPECT_FALSE(hit->entry.isInside);
  const auto within = wallHit(upright, 0, {{4, 3, 2}, {0, 0, 3}});
  ASSERT_TRUE(within);
  EXPECT_EQ(within->entry.face, Face::top);
  EXPECT_EQ(within->entry.t, 6);
  EXPECT_FALSE(wallHit(upright, 0, {{-5, 9, 2}, {1, 0, 0}}));
  EXPECT_FALSE(wallHit(upright, 0, {{-5, 3, 2}, {-1, 0, 0}}));
  const double half = std::sqrt(0.5);
  const auto turned = wallHit(oneWorld("E", {half, 0, 0, half}), 0, {{-5, 3, 2}, {1, 0, 0}});
  ASSERT_TRUE(turned);
  EXPECT_EQ(turned->entry.face, Face::front);
  EXPECT_NEAR(turned->point.x, 8, 1e-12);
}

TEST(MarkedCell, AnEmptyOctreeIsFilledAtItsWall) {
  for (const char* tree : {"E", "OEEEEEEEE"}) {
    const World world = oneWorld(tree);
    const auto hit = wallHit(world, 0, {{-5, 3, 2}, {1, 0, 0}});
    ASSERT_TRUE(hit);
    for (const Side side : {Side::inside, Side::outside}) {
      const auto cell = cellAt(world, *hit, 1, side);
      ASSERT_TRUE(cell);
      EXPECT_EQ(formatTree(*withCell(*world.octrees()[0].octree, *cell, true)), "OEEEESEEE");
    }
    EXPECT_EQ(markedCellAt(world, *hit, 1).cell.text(), "/4");
    EXPECT_EQ(cellAt(world, *hit, 0, Side::outside)->text(), "/");
  }
}

}  // namespace
}  // namespace wb::octree

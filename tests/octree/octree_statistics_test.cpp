#include "model/octree/octree_statistics.h"

#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

namespace wb::octree {
namespace {

TEST(OctreeStatistics, CubesAreCountedByDepthAndKind) {
  const Octree octree = *parseTree("OSEEEEENOSEEEEEEE");
  const OctreeStatistics statistics = statisticsOf(octree);
  ASSERT_EQ(statistics.levels.size(), 3U);
  EXPECT_EQ(statistics.levels[0].octant, 1U);
  EXPECT_EQ(statistics.levels[0].all(), 1U);
  EXPECT_EQ(statistics.levels[1].solid, 1U);
  EXPECT_EQ(statistics.levels[1].empty, 5U);
  EXPECT_EQ(statistics.levels[1].normal, 1U);
  EXPECT_EQ(statistics.levels[1].octant, 1U);
  EXPECT_EQ(statistics.levels[2].solid, 1U);
  EXPECT_EQ(statistics.levels[2].empty, 7U);
  EXPECT_EQ(statistics.levels[1].filled, 2.0 / 8);
  EXPECT_EQ(statistics.levels[2].filled, 1.0 / 64);
  EXPECT_EQ(statistics.filled, 17.0 / 64);
  EXPECT_EQ(statistics.bytes, octree.bytes());
}

TEST(OctreeStatistics, CubesAreCountedByKind) {
  const auto kinds = statisticsByKind(*parseTree("OSEEEEENOSEEEEEEE"));
  const auto of = [&](CubeKind kind) { return kinds[static_cast<std::size_t>(kind)]; };
  EXPECT_EQ(of(CubeKind::solid).count, 2U);
  EXPECT_EQ(of(CubeKind::solid).shallowest, 1U);
  EXPECT_EQ(of(CubeKind::solid).deepest, 2U);
  EXPECT_EQ(of(CubeKind::solid).bytes, 0U);
  EXPECT_EQ(of(CubeKind::normal).count, 1U);
  EXPECT_EQ(of(CubeKind::normal).shallowest, 1U);
  EXPECT_EQ(of(CubeKind::normal).deepest, 1U);
  EXPECT_EQ(of(CubeKind::normal).bytes, 9U);
  EXPECT_EQ(of(CubeKind::octant).count, 2U);
  EXPECT_EQ(of(CubeKind::octant).shallowest, 0U);
  EXPECT_EQ(of(CubeKind::octant).deepest, 1U);
  EXPECT_EQ(of(CubeKind::octant).bytes, 16U);
  EXPECT_EQ(of(CubeKind::empty).count, 12U);
  EXPECT_EQ(of(CubeKind::empty).deepest, 2U);
  EXPECT_EQ(statisticsByKind(*parseTree("S"))[0].count, 0U);
}

TEST(OctreeStatistics, ALeafAlone) {
  EXPECT_EQ(statisticsOf(Octree()).levels.size(), 1U);
  EXPECT_EQ(statisticsOf(Octree()).filled, 0);
  EXPECT_EQ(statisticsOf(*parseTree("S")).filled, 1);
}

/// A box of half the height, and a wedge whose top falls from 8 to 4.
TEST(OctreeStatistics, AnIndentedCubeFillsWhatItsTrianglesEnclose) {
  const auto shareOf = [](std::string_view text) {
    const Octree octree = *parseTree(text);
    return filledShare(octree.codes(octree.root()));
  };
  EXPECT_EQ(shareOf("N"), 1);
  EXPECT_EQ(shareOf("N{8,8,4,8,8,4,8,8,4,8,8,4}"), 0.5);
  EXPECT_EQ(shareOf("N{8,8,8,8,8,4,8,8,4,8,8,8}"), 0.75);
  EXPECT_EQ(shareOf("N{8,8,0,8,8,0,8,8,0,8,8,0}"), 0) << "no height at all";
  const Octree half = *parseTree("N{8,8,4,8,8,4,8,8,4,8,8,4}");
  EXPECT_EQ(statisticsOf(half).filled, 0.5);
  EXPECT_EQ(statisticsOf(half, IndentationUse::ignore).filled, 1);
}

}  // namespace
}  // namespace wb::octree

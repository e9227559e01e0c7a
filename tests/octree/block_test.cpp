#include "model/octree/octree_block.h"
#include "model/octree/octree_text.h"
#include "model/octree/world.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::octree {
namespace {

Octree parsed(std::string_view text) { return *parseTree(text); }
std::string told(const Result<Octree>& octree) {
  return octree ? formatTree(*octree) : std::string(octree.error().text.code);
}

TEST(Block, ABoxOfOneCell) {
  EXPECT_EQ(told(withBox(parsed("E"), {0, {}, {}}, true)), "S");
  EXPECT_EQ(told(withBox(parsed("S"), {1, {1, 1, 1}, {1, 1, 1}}, false)), "OSSSSSSSE");
  EXPECT_EQ(told(withBox(parsed("N"), {0, {}, {}}, false)), "E");
}

TEST(Block, ABoxBecomesAsFewCubesAsItCan) {
  EXPECT_EQ(told(withBox(parsed("E"), {2, {0, 0, 0}, {3, 3, 3}}, true)), "S");
  // The half towards +x: children 4 to 7.
  EXPECT_EQ(told(withBox(parsed("E"), {2, {2, 0, 0}, {3, 3, 3}}, true)), "OEEEESSSS");
}

TEST(Block, WhatItCannotBe) {
  EXPECT_EQ(told(withBox(parsed("S"), {1, {0, 0, 0}, {2, 0, 0}}, true)), "edit.box_outside");
  EXPECT_EQ(told(withBox(parsed("S"), {1, {-1, 0, 0}, {0, 0, 0}}, true)), "edit.box_outside");
  EXPECT_EQ(told(withBox(parsed("N"), {1, {0, 0, 0}, {0, 0, 0}}, true)), "edit.part_of_indented");
  EXPECT_EQ(told(withBox(parsed("S"), {33, {0, 0, 0}, {0, 0, 0}}, true)), "edit.too_deep");
  EXPECT_EQ(told(withBox(parsed("S"), {20, {0, 0, 0}, {1023, 1023, 1}}, true)),
            "edit.box_too_large");
  EXPECT_EQ(copyOf(parsed("N"), {1, {0, 0, 0}, {0, 0, 0}}).error().text.code,
            "edit.part_of_indented");
}

TEST(Block, WhatIsNotTouchedStays) {
  EXPECT_EQ(told(withBox(parsed("OOSSSSSSSSEEEEEEE"), {1, {1, 0, 0}, {1, 0, 0}}, true)),
            "OOSSSSSSSSEEESEEE");
}

TEST(Block, CopiedAndPutElsewhereAndLarger) {
  const Octree octree = parsed("OSEEEEEEE");
  const auto block = copyOf(octree, {2, {0, 0, 0}, {1, 0, 0}});
  ASSERT_TRUE(block);
  EXPECT_EQ(block->size, (GridPoint{2, 1, 1}));
  EXPECT_EQ(told(withBlock(parsed("E"), {2, 0, 0}, 2, *block)), "OEEEEOSEEESEEEEEE");
  EXPECT_EQ(told(withBlock(parsed("E"), {0, 1, 0}, 1, *block)), "OEESEEESE") << "in cells of half";
  EXPECT_EQ(told(withBlock(parsed("E"), {1, 0, 0}, 1, *block)), "edit.box_outside");
  const auto hollow = copyOf(parsed("E"), {0, {}, {}});
  EXPECT_EQ(told(withBlock(parsed("OSSSSSSSS"), {0, 0, 0}, 1, *hollow)), "OESSSSSSS");
}

TEST(Block, GrowsAwayFromTheFaceItIsBuiltOn) {
  const auto block = copyOf(parsed("S"), {2, {0, 0, 0}, {2, 0, 0}});
  const Path cell = pathOf({3, 1, 1}, 2);
  EXPECT_EQ(boxOn(cell, Face::right, *block), (CellBox{2, {3, 1, 1}, {5, 1, 1}}));
  EXPECT_EQ(boxOn(cell, Face::left, *block), (CellBox{2, {1, 1, 1}, {3, 1, 1}}));
  EXPECT_EQ(boxOn(cell, Face::top, *block), (CellBox{2, {3, 1, 1}, {5, 1, 1}}));
}

/// Child 4 is towards +x, 2 towards +y, 1 towards +z.
TEST(Block, MirroredAndTurned) {
  const auto block = copyOf(parsed("OEEEESEEE"), {0, {}, {}});
  const auto after = [&](const Symmetry& symmetry) {
    return formatTree(turned(*block, symmetry)->cubes);
  };
  EXPECT_EQ(after(mirrorAlong(0)), "OSEEEEEEE");
  EXPECT_EQ(after(mirrorAlong(1)), "OEEEEEESE");
  // +x, −y turns to +x, +y counter-clockwise.
  EXPECT_EQ(after(quarterTurnAbout(2)), "OEEEEEESE");
  EXPECT_EQ(after(quarterTurnAbout(0)), "OEEEEEESE") << "−y, −z turns to +y, −z";
}

TEST(Block, AWideOneTurnsToADeepOne) {
  const auto block = copyOf(parsed("OSEEEEEEE"), {1, {0, 0, 0}, {1, 0, 0}});
  const auto deep = turned(*block, quarterTurnAbout(2));
  ASSERT_TRUE(deep);
  EXPECT_EQ(deep->size, (GridPoint{1, 2, 1}));
  EXPECT_EQ(formatTree(deep->cubes), "OSEEEEEEE");
}

/// Cells of two along x become two along y; what was there gives way.
TEST(Block, TurnedWhereItStands) {
  const Octree octree = parsed("OSESESEEE");
  const CellBox box{1, {0, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(boxAfter(box, quarterTurnAbout(2)), (CellBox{1, {0, 0, 0}, {0, 1, 0}}));
  EXPECT_EQ(told(withTurned(octree, box, quarterTurnAbout(2))), "OSESEEEEE");
  EXPECT_EQ(told(withTurned(octree, {1, {1, 0, 0}, {1, 1, 0}}, quarterTurnAbout(2))),
            "edit.box_outside");
}

TEST(Cells, TheSmallestBoxOfTwo) {
  EXPECT_EQ(spanned(boxOf(pathOf({1, 0, 0}, 1)), boxOf(pathOf({0, 3, 0}, 2))),
            (CellBox{2, {0, 0, 0}, {3, 3, 1}}));
  EXPECT_EQ(spanned(boxOf(pathOf({0, 3, 0}, 2)), boxOf(pathOf({1, 0, 0}, 1))),
            (CellBox{2, {0, 0, 0}, {3, 3, 1}}))
      << "all of the coarser cell, whichever comes first";
}

TEST(Cells, CornersOfABoxInTheWorld) {
  const OwnFrame frame({{10, 0, 0}, 8, {1, 0, 0, 0}});
  const auto corners = cornersInWorld(frame, {2, {1, 0, 0}, {2, 0, 3}});
  EXPECT_EQ(corners[0], glm::dvec3(12, 0, 0));
  EXPECT_EQ(corners[7], glm::dvec3(16, 2, 8));
}

constexpr std::array symmetries = [] {
  std::array<Symmetry, 6> all{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    all[axis].isReversed[axis] = true;
    Symmetry& turn = all[axis + 3];
    turn.from[(axis + 1) % 3] = static_cast<int>((axis + 2) % 3);
    turn.from[(axis + 2) % 3] = static_cast<int>((axis + 1) % 3);
    turn.isReversed[(axis + 1) % 3] = true;
  }
  return all;
}();

TEST(Symmetry, AreThoseOfTheAxes) {
  for (int axis = 0; axis < 3; ++axis) {
    EXPECT_EQ(mirrorAlong(axis), symmetries[static_cast<std::size_t>(axis)]);
    EXPECT_EQ(quarterTurnAbout(axis), symmetries[static_cast<std::size_t>(axis) + 3]);
  }
}

/// Every corner stands where the same map puts the point at which it stood.
RC_GTEST_PROP(SymmetryProperty, MovesTheCornersOfIndentedCubes, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const PackedCodes codes = test::randomCodes(random);
  const auto was = movedCorners(unpacked(codes));
  for (const Symmetry& symmetry : symmetries) {
    const auto now = movedCorners(unpacked(symmetry.of(codes)));
    for (int corner = 0; corner < cornerCount; ++corner)
      for (int axis = 0; axis < axisCount; ++axis) {
        const auto at = static_cast<std::size_t>(axis);
        const glm::ivec3& before = was[static_cast<std::size_t>(symmetry.before(corner))];
        const int old = before[symmetry.from[at]];
        RC_ASSERT(now[static_cast<std::size_t>(corner)][axis] ==
                  (symmetry.isReversed[at] ? eighths - old : old));
      }
  }
}

RC_GTEST_PROP(BlockProperty, FourQuarterTurnsOrTwoMirrorsRestore, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {4, 25, 5, 40});
  const auto block = copyOf(*octree, {0, {}, {}});
  RC_ASSERT(block.has_value());
  for (int axis = 0; axis < axisCount; ++axis) {
    Block now = *block;
    for (int turn = 0; turn < 4; ++turn) now = *turned(now, quarterTurnAbout(axis));
    RC_ASSERT(now.cubes == block->cubes);
    now = *turned(*turned(now, mirrorAlong(axis)), mirrorAlong(axis));
    RC_ASSERT(now.cubes == block->cubes);
  }
}

bool holdsAt(const Octree& octree, const glm::dvec3& point) {
  const World world({{std::make_shared<const Octree>(octree), {{0, 0, 0}, 1}}});
  return find(world, point).has_value();
}

/// What is pasted is found at every point of its new place, and all else stays.
RC_GTEST_PROP(BlockProperty, PastedIsWhatWasCopied, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {4, 25, 5, 40});
  const CellBox box{3, {1, 2, 0}, {3, 3, 2}};
  const auto block = copyOf(*octree, box);
  RC_PRE(block.has_value());
  const GridPoint first{4, 1, 5};
  const auto pasted = withBlock(*octree, first, 3, *block);
  RC_PRE(pasted.has_value());
  const CellBox target = boxFrom(first, 3, *block);
  for (int i = 0; i < 40; ++i) {
    const glm::dvec3 point(test::between(random, 0, 1), test::between(random, 0, 1),
                           test::between(random, 0, 1));
    bool isIn = true;
    glm::dvec3 source = point;
    for (int axis = 0; axis < axisCount; ++axis) {
      const auto at = static_cast<std::size_t>(axis);
      const auto cell = static_cast<GridNumber>(std::floor(8 * point[axis]));
      isIn = isIn && cell >= target.first[at] && cell <= target.last[at];
      source[axis] += static_cast<double>(box.first[at] - target.first[at]) / 8;
    }
    RC_ASSERT(holdsAt(*pasted, point) == holdsAt(*octree, isIn ? source : point));
  }
}

}  // namespace
}  // namespace wb::octree

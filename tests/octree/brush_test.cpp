#include "model/octree/brush.h"

#include "model/octree/edit.h"
#include "model/octree/octree_statistics.h"
#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>

namespace wb::octree {
namespace {

std::string paintedText(std::string_view tree, const Brush& brush, const Paint& paint = {}) {
  const auto result = painted(*parseTree(tree), brush, paint);
  return result ? formatTree(*result) : std::string(result.error().text.code);
}

std::size_t cellsTaken(const Brush& brush) {
  const CellBox box = boxOf(brush);
  std::size_t count = 0;
  for (GridNumber x = box.first[0]; x <= box.last[0]; ++x)
    for (GridNumber y = box.first[1]; y <= box.last[1]; ++y)
      for (GridNumber z = box.first[2]; z <= box.last[2]; ++z)
        if (takes(brush, {x, y, z})) ++count;
  return count;
}

constexpr CellBox four{2, {0, 0, 0}, {3, 3, 3}};
constexpr Paint carve{CubeKind::empty, untouchedCodes, false};

/// In a box of four cells the middles lie at ±1/4 and ±3/4 of its half: three times 9/16, and twice
/// 9/16 and 1/16, are above 1; once 9/16 and twice 1/16 is below. That is 8 + 24 cells of 64.
TEST(Brush, ABallTakesTheCellsWhoseMiddleIsInIt) {
  const Brush ball{BrushShape::ball, four};
  EXPECT_EQ(cellsTaken(ball), 32U);
  EXPECT_EQ(statisticsOf(*painted(*parseTree("E"), ball, {})).filled, 0.5);
  EXPECT_EQ(statisticsOf(*painted(*parseTree("S"), ball, carve)).filled, 0.5);
  EXPECT_EQ(cellsTaken({BrushShape::ball, {3, {2, 2, 2}, {2, 2, 2}}}), 1U);
  EXPECT_EQ(cellsTaken({BrushShape::ball, {3, {0, 0, 0}, {1, 1, 1}}}), 8U);
  EXPECT_EQ(cellsTaken({BrushShape::ball, {4, {0, 5, 5}, {9, 5, 5}}}), 10U) << "a row";
}

/// y at each x is 3/7 x rounded: 0 0 1 1 2 2 3 3.
TEST(Brush, ALineGoesFromCornerToCorner) {
  Brush line{BrushShape::line, {3, {0, 0, 5}, {7, 3, 5}}};
  EXPECT_EQ(cellsTaken(line), 8U);
  const std::array<GridNumber, 8> expected{0, 0, 1, 1, 2, 2, 3, 3};
  for (GridNumber x = 0; x < 8; ++x)
    EXPECT_TRUE(takes(line, {x, expected[static_cast<std::size_t>(x)], 5})) << x;
  line.descends = {false, true, false};
  EXPECT_EQ(cellsTaken(line), 8U);
  EXPECT_TRUE(takes(line, {0, 3, 5}));
  EXPECT_TRUE(takes(line, {7, 0, 5}));
  // Both ways it is the same line.
  Brush back = line;
  back.descends = {true, false, false};
  EXPECT_TRUE(takes(back, {0, 3, 5}));
  EXPECT_TRUE(takes(back, {7, 0, 5}));
  EXPECT_EQ(cellsTaken({BrushShape::line, {3, {4, 4, 4}, {4, 4, 4}}}), 1U);
}

TEST(Brush, AThickLineStaysWithinTheOctree) {
  Brush line{BrushShape::line, {3, {0, 3, 3}, {7, 3, 3}}};
  line.reach = 1;
  EXPECT_EQ(boxOf(line), (CellBox{3, {0, 2, 2}, {7, 4, 4}}));
  EXPECT_EQ(cellsTaken(line), 72U);
  line.box = {3, {2, 3, 3}, {4, 3, 3}};
  EXPECT_EQ(cellsTaken(line), 45U) << "a cell more at both ends";
}

TEST(Brush, WhatIsOutsideOfTheShapeStays) {
  const Brush line{BrushShape::line, {1, {0, 0, 0}, {1, 1, 1}}};
  EXPECT_EQ(paintedText("E", line), "OSEEEEEES");
  EXPECT_EQ(paintedText("OEEENEEEE", line), "OSEENEEES");
  EXPECT_EQ(paintedText("OEEEOSEEEEEEEEEEE", line), "OSEEOSEEEEEEEEEES");
  EXPECT_EQ(paintedText("N", {BrushShape::ball, four}), "edit.part_of_indented");
  EXPECT_EQ(paintedText("N", {BrushShape::box, four}), "S");
  EXPECT_EQ(paintedText("S", {BrushShape::box, {1, {0, 0, 0}, {2, 0, 0}}}), "edit.box_outside");
}

TEST(Brush, MirrorImagesArePaintedToo) {
  Brush cell{BrushShape::box, {1, {0, 0, 0}, {0, 0, 0}}};
  cell.mirrors = {true, false, false};
  EXPECT_EQ(paintedText("E", cell), "OSEEESEEE");
  cell.mirrors = {false, true, true};
  EXPECT_EQ(paintedText("E", cell), "OSSSSEEEE");
  cell.mirrors = {true, true, true};
  EXPECT_EQ(paintedText("E", cell), "S");
  EXPECT_EQ(paintedText("S", cell, carve), "E");
}

/// A start at 2 of 8 becomes an end at 6: the codes 23 and 6.
TEST(Brush, AnIndentedCubeIsMirroredItself) {
  Brush cell{BrushShape::box, {1, {0, 0, 0}, {0, 0, 0}}};
  cell.mirrors = {true, false, false};
  Indentation moved;
  moved[0] = {2, 8};
  EXPECT_EQ(paintedText("E", cell, {CubeKind::normal, packed(moved), false}),
            "ON{23,8,8,8,8,8,8,8,8,8,8,8}EEEN{6,8,8,8,8,8,8,8,8,8,8,8}EEE");
  // Where the image is the brush itself, that decides.
  cell.box = {0, {}, {}};
  EXPECT_EQ(paintedText("E", cell, {CubeKind::normal, packed(moved), false}),
            "N{23,8,8,8,8,8,8,8,8,8,8,8}");
}

TEST(Brush, TheKindChangesWhereSomethingIs) {
  const Brush all{BrushShape::box, {0, {}, {}}};
  const Paint kind{CubeKind::normal, untouchedCodes, true};
  EXPECT_EQ(paintedText("OSEEENEEE", all, kind), "ONEEENEEE");
  EXPECT_EQ(paintedText("OOSEEEEEEEEEEEEEE", all, kind), "OONEEEEEEEEEEEEEE");
  EXPECT_EQ(paintedText("E", all, kind), "E");
  EXPECT_EQ(paintedText("OSNSSSSNS", all, {CubeKind::solid, untouchedCodes, true}), "S");
}

/// Painted as if each cell were filled alone.
TEST(Brush, ItIsTheSameAsCellByCell) {
  test::Random random(7);
  for (int i = 0; i < 60; ++i) {
    Brush brush{static_cast<BrushShape>(test::below(random, 3)), {3, {}, {}}};
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      brush.box.first[axis] = test::below(random, 8);
      brush.box.last[axis] =
          brush.box.first[axis] + test::below(random, static_cast<int>(8 - brush.box.first[axis]));
      brush.descends[axis] = test::below(random, 2) == 0;
    }
    brush.reach = test::below(random, 2);
    test::TreeMix mix;
    mix.normalOf100 = 0;
    const auto before = test::randomOctree(random, mix);
    const bool isSolid = test::below(random, 2) == 0;
    const auto after = painted(
        *before, brush, {isSolid ? CubeKind::solid : CubeKind::empty, untouchedCodes, false});
    ASSERT_TRUE(after);
    Octree expected = *before;
    const CellBox box = boxOf(brush);
    for (GridNumber x = box.first[0]; x <= box.last[0]; ++x)
      for (GridNumber y = box.first[1]; y <= box.last[1]; ++y)
        for (GridNumber z = box.first[2]; z <= box.last[2]; ++z)
          if (takes(brush, {x, y, z}))
            expected = *withCell(expected, pathOf({x, y, z}, 3), isSolid);
    EXPECT_EQ(statisticsOf(*after).filled, statisticsOf(expected).filled);
    forEachCube(expected,
                [&](Octree::Cube, CubeKind kind, const Path& path, const glm::dvec3&, double) {
                  if (kind == CubeKind::octant) return;
                  EXPECT_EQ(after->kind(after->at(path)), kind) << path.text();
                });
  }
}

}  // namespace
}  // namespace wb::octree

#include "model/octree/filled_space.h"
#include "model/octree/octree_text.h"
#include "tests/octree/placed_octrees.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <string>

namespace wb::octree::test {
namespace {

bool overlap(const GridBox& a, const GridBox& b) {
  for (std::size_t axis = 0; axis < 3; ++axis)
    if (a.max[axis] <= b.min[axis] || b.max[axis] <= a.min[axis]) return false;
  return true;
}

double volumeOf(const GridBox& box, std::int64_t units) {
  const glm::dvec3 side = fractionOf(box.max, units) - fractionOf(box.min, units);
  return side.x * side.y * side.z;
}

TEST(Boxes, WhatFitsTogetherIsOneBox) {
  EXPECT_EQ(mergedBoxes(*parseTree("S"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSSSSSSSS"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEESEEE"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEEEEES"))->size(), 2U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSSSESEEE"))->size(), 3U);
  // Leaves of several sizes.
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEEOSSSSSSSSEEE"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEEOSSSSEEEEEEE"))->size(), 1U);
}

/// A cube with a bar of half its height on either side: one long bar, and the other half of the
/// cube on it. Where the cube stays whole there are three.
TEST(Boxes, ALargeCubeIsCutWhereThatMakesFewer) {
  EXPECT_EQ(mergedBoxes(*parseTree("OOOSSEESSEEEEESEEEEEEOOSSEESSEEEEEEEEEEEE"))->size(), 2U);
}

TEST(Boxes, AreFoundHoweverDeep) {
  std::string tree;
  for (int i = 0; i < 31; ++i) tree += 'O';
  tree += 'S';
  for (int i = 0; i < 31; ++i) tree += "EEEEEEE";
  EXPECT_EQ(mergedBoxes(*parseTree(tree))->size(), 1U);
}

RC_GTEST_PROP(Boxes, AreDisjointAndFillTheSame, (std::uint32_t seed)) {
  Random random(seed);
  const PlacedOctree placed = anyOctree(random, 10);
  const auto indentation = *rc::gen::element(IndentationUse::mesh, IndentationUse::ignore);
  const auto boxes = mergedBoxes(*placed.octree, indentation);
  RC_ASSERT(boxes.has_value());
  const std::int64_t units = unitsOf(*placed.octree);
  double volume = 0;
  for (std::size_t i = 0; i < boxes->size(); ++i) {
    volume += volumeOf((*boxes)[i], units);
    for (std::size_t j = 0; j < i; ++j) RC_ASSERT(!overlap((*boxes)[i], (*boxes)[j]));
  }
  RC_ASSERT(volume == boxFraction(placed, indentation));
}

TEST(Enclosed, FullOctantsAreOneCube) {
  EXPECT_EQ(formatTree(withFullOctantsSolid(*parseTree("OOSSSSSSSSSSSSSSS"))), "S");
  EXPECT_EQ(formatTree(withFullOctantsSolid(*parseTree("OOSSSSSSSSSSSSSSE"))), "OSSSSSSSE");
}

}  // namespace
}  // namespace wb::octree::test

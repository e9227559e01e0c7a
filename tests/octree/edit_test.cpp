#include "model/octree/edit.h"

#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::octree {
namespace {

Octree tree(std::string_view text) { return *parseTree(text); }
std::string text(const Result<Octree>& octree) {
  return octree ? formatTree(*octree) : std::string(octree.error().text.code);
}
Path path(std::initializer_list<int> slots) {
  Path made;
  for (const int slot : slots) made = made.child(slot);
  return made;
}
std::string cell(const Path& cube, Face face, const glm::dvec3& point, std::size_t depth,
                 Side side) {
  const auto found = cellAt(cube, face, point, depth, side);
  return found ? found->text() : "none";
}

TEST(Edit, TheRootAsACell) {
  EXPECT_EQ(text(withCell(tree("E"), {}, true)), "S");
  EXPECT_EQ(text(withCell(tree("S"), {}, false)), "E");
  EXPECT_EQ(text(withCell(tree("OSEEEEEEE"), {}, true)), "S");
  EXPECT_EQ(text(withCell(tree("N{34,8,8,8,8,8,8,8,8,8,8,8}"), {}, true)), "S");
}

TEST(Edit, ALeafIsDividedForAPartOfIt) {
  EXPECT_EQ(text(withCell(tree("S"), path({7}), false)), "OSSSSSSSE");
  EXPECT_EQ(text(withCell(tree("E"), path({0, 1}), true)), "OOESEEEEEEEEEEEEE");
  EXPECT_EQ(text(withCell(tree("OSEEEEEEE"), path({0, 0}), true)), "OSEEEEEEE")
      << "it is solid already";
}

TEST(Edit, EightEqualCubesBecomeOneAsFarUpAsTheyAre) {
  EXPECT_EQ(text(withCell(tree("OSSSSSSSE"), path({7}), true)), "S");
  EXPECT_EQ(text(withCell(tree("OOSSSSSSSESSSSSSS"), path({0, 7}), true)), "S");
  EXPECT_EQ(text(withCell(tree("OOSSSSSSSESSSSSSE"), path({0, 7}), true)), "OSSSSSSSE");
  EXPECT_EQ(text(withCell(tree("OSEEEEEEE"), path({0}), false)), "E");
}

TEST(Edit, WhatIsNotTouchedStays) {
  EXPECT_EQ(text(withCell(tree("OOSSSSSSSSEEEEEEE"), path({1}), true)), "OOSSSSSSSSSEEEEEE");
  EXPECT_EQ(text(withCell(tree("ON{34,8,8,8,8,8,8,8,8,8,8,8}EEEEEEE"), path({1}), true)),
            "ON{34,8,8,8,8,8,8,8,8,8,8,8}SEEEEEE");
}

TEST(Edit, PartsOfAnIndentedCubeAreRefused) {
  EXPECT_EQ(text(withCell(tree("N"), path({3}), false)), "edit.part_of_indented");
  EXPECT_EQ(text(withCell(tree("ONEEEEEEE"), path({0, 1, 2}), true)), "edit.part_of_indented");
  EXPECT_EQ(text(withCell(tree("ONEEEEEEE"), path({0}), false)), "E");
  EXPECT_EQ(text(split(tree("N"), {})), "edit.part_of_indented");
}

TEST(Edit, SplitAndMerge) {
  EXPECT_EQ(text(split(tree("S"), {})), "OSSSSSSSS");
  EXPECT_EQ(text(split(tree("OSEEEEEEE"), path({1}))), "OSOEEEEEEEEEEEEEE");
  EXPECT_EQ(text(split(tree("OSEEEEEEE"), {})), "edit.divided");
  EXPECT_EQ(text(merge(tree("OSSSSSSSS"), {})), "S");
  EXPECT_EQ(text(merge(tree("OOSSSSSSSSEEEEEEE"), path({0}))), "OSEEEEEEE");
  EXPECT_EQ(text(merge(tree("OOSSSSSSSSSSSSSSS"), path({0}))), "S") << "as far up as they are";
  EXPECT_EQ(text(merge(tree("OSSSSSSSE"), {})), "edit.unequal");
  EXPECT_EQ(text(merge(tree("ONNNNNNNN"), {})), "edit.unequal");
  EXPECT_EQ(text(merge(tree("S"), {})), "edit.unequal");
}

TEST(Edit, TheDeepestLevelIsTheLast) {
  Path deepest;
  for (std::size_t level = 0; level < limits::octreeDepth; ++level) deepest = deepest.child(5);
  const auto deep = withCell(tree("E"), deepest, true);
  ASSERT_TRUE(deep);
  EXPECT_EQ(deep->counts().depth, limits::octreeDepth);
  EXPECT_EQ(text(split(*deep, deepest)), "edit.too_deep");
  EXPECT_EQ(text(withCell(tree("E"), deepest.child(0), true)), "edit.too_deep");
}

/// Child 0 is the half below on every axis; +x leads to child 4, +y to 2, +z to 1.
TEST(Edit, CellsThatTouchAFace) {
  const Path low = path({0});
  EXPECT_EQ(cell(low, Face::right, {0.5, 0.2, 0.2}, 1, Side::inside), "/0");
  EXPECT_EQ(cell(low, Face::right, {0.5, 0.2, 0.2}, 1, Side::outside), "/4");
  EXPECT_EQ(cell(low, Face::back, {0.2, 0.5, 0.2}, 1, Side::outside), "/2");
  EXPECT_EQ(cell(low, Face::top, {0.2, 0.2, 0.5}, 1, Side::outside), "/1");
  EXPECT_EQ(cell(path({7}), Face::left, {0.5, 0.7, 0.7}, 1, Side::outside), "/3");
}

TEST(Edit, CellsFinerAndCoarserThanTheCube) {
  // On the right face of child 0, in the second quarter of y and the first of z.
  EXPECT_EQ(cell(path({0}), Face::right, {0.5, 0.4, 0.1}, 2, Side::inside), "/0/6");
  EXPECT_EQ(cell(path({0}), Face::right, {0.5, 0.4, 0.1}, 2, Side::outside), "/4/2");
  EXPECT_EQ(cell(path({0, 4}), Face::right, {0.5, 0.1, 0.1}, 1, Side::outside), "/4");
  EXPECT_EQ(cell(path({0, 0}), Face::right, {0.25, 0.1, 0.1}, 1, Side::outside), "/0")
      << "a coarse cell may hold the cube itself";
  EXPECT_EQ(cell(path({0}), Face::right, {0.5, 0.2, 0.2}, 0, Side::inside), "/");
}

TEST(Edit, NothingLiesBeyondTheOctree) {
  EXPECT_EQ(cell({}, Face::left, {0, 0.5, 0.5}, 3, Side::outside), "none");
  EXPECT_EQ(cell({}, Face::top, {0.5, 0.5, 1}, 0, Side::outside), "none");
  EXPECT_EQ(cell(path({4}), Face::right, {1, 0.2, 0.2}, 5, Side::outside), "none");
  EXPECT_EQ(cell(path({4}), Face::right, {1, 0.2, 0.2}, 1, Side::inside), "/4");
}

TEST(Edit, APointBesideItsFaceCountsAsOnIt) {
  // Rounding, or an indented surface, may put the point out of the cube's reach.
  EXPECT_EQ(cell(path({0}), Face::right, {0.5, 0.5001, -0.1}, 2, Side::inside), "/0/6");
}

/// Also where the octree is turned: the cell on the other side of the face that is seen.
TEST(Edit, CellsOfAHit) {
  const glm::dquat turn = glm::angleAxis(glm::radians(90.0), glm::dvec3(0, 0, 1));
  const World world({{std::make_shared<const Octree>(tree("OSEEEEEEE")), {{0, 0, 0}, 2, turn}}});
  // Turned a quarter to the left, child 0 lies at +x, and its +y side looks to −x.
  const Ray ray{{-5, 0.3, 0.4}, {1, 0, 0}};
  const auto entry = castExact(world, ray);
  ASSERT_TRUE(entry);
  const Hit hit = describe(world, ray, *entry);
  EXPECT_EQ(hit.entry.face, Face::back);
  EXPECT_EQ(cellAt(world, hit, 1, Side::outside)->text(), "/2");
  EXPECT_EQ(cellAt(world, hit, 1, Side::inside)->text(), "/0");

  const Ray outer{{5, 0.3, 0.4}, {-1, 0, 0}};
  const Hit atBorder = describe(world, outer, *castExact(world, outer));
  EXPECT_EQ(cellAt(world, atBorder, 1, Side::outside).error().text.code, "edit.at_border");
  const Ray fromInside{{1.5, 0.5, 0.5}, {1, 0, 0}};
  const Hit inside = describe(world, fromInside, *castExact(world, fromInside));
  EXPECT_EQ(cellAt(world, inside, 1, Side::outside).error().text.code, "edit.no_face");
}

Path randomCell(test::Random& random) {
  Path cell;
  const int depth = test::below(random, 6);
  for (int level = 0; level < depth; ++level) cell = cell.child(test::below(random, childCount));
  return cell;
}

bool isIn(const Path& cell, const glm::dvec3& point) {
  glm::dvec3 corner(0);
  double size = 1;
  for (std::size_t level = 0; level < cell.depth(); ++level) {
    size /= 2;
    for (int axis = 0; axis < axisCount; ++axis)
      if (isPositive(cell[level], axis)) corner[axis] += size;
  }
  return holds(Box{corner, corner + size}, point);
}

bool isFilled(const Octree& octree, const glm::dvec3& point) {
  const World world({{std::make_shared<const Octree>(octree), {{0, 0, 0}, 1}}});
  return find(world, point).has_value();
}

RC_GTEST_PROP(EditProperty, PointsAreFilledAsTheCellSaysAndElseAsBefore, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {4, 25, 5, 40});
  const Path cell = randomCell(random);
  const bool isSolid = test::below(random, 2) == 0;
  const auto edited = withCell(*octree, cell, isSolid);
  RC_PRE(edited.has_value());
  for (int i = 0; i < 40; ++i) {
    // On no plane of a grid.
    const glm::dvec3 point(test::between(random, 0, 1), test::between(random, 0, 1),
                           test::between(random, 0, 1));
    RC_ASSERT(isFilled(*edited, point) == (isIn(cell, point) ? isSolid : isFilled(*octree, point)));
  }
}

/// Where a cell is all of one kind, setting it back restores the octree, once its equal children
/// are merged as they are after a change.
RC_GTEST_PROP(EditProperty, TheInverseRestores, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {4, 25, 5, 40});
  const Path cell = randomCell(random);
  const CubeKind kind = octree->kind(octree->at(cell));
  RC_PRE(kind == CubeKind::solid || kind == CubeKind::empty);
  const bool isSolid = kind == CubeKind::solid;
  const auto changed = withCell(*octree, cell, !isSolid);
  RC_ASSERT(changed.has_value());
  RC_ASSERT(!(*changed == *octree));
  const auto restored = withCell(*changed, cell, isSolid);
  RC_ASSERT(restored.has_value());
  const auto merged = withCell(*octree, cell, isSolid);
  RC_ASSERT(*restored == *merged);
}

RC_GTEST_PROP(EditProperty, MergingUndoesSplitting, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {4, 40, 5, 40});
  const Path cell = randomCell(random);
  const auto divided = split(*octree, cell);
  RC_PRE(divided.has_value());
  RC_ASSERT(divided->counts().all() > octree->counts().all());
  const auto merged = merge(*divided, cell);
  RC_ASSERT(merged.has_value());
  RC_ASSERT(merged->counts().all() <= octree->counts().all());
  for (int i = 0; i < 20; ++i) {
    const glm::dvec3 point(test::between(random, 0, 1), test::between(random, 0, 1),
                           test::between(random, 0, 1));
    RC_ASSERT(isFilled(*merged, point) == isFilled(*octree, point));
  }
}

}  // namespace
}  // namespace wb::octree

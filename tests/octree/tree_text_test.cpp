#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::octree {
namespace {

CubeCounts treeCounts(std::string_view text) {
  const auto octree = parseTree(text);
  EXPECT_TRUE(octree) << line(octree.error());
  return octree ? octree->counts() : CubeCounts{};
}

std::string treeError(std::string_view text) {
  const auto octree = parseTree(text);
  return octree ? "(no error)" : line(octree.error());
}

std::string nested(std::size_t octants) {
  std::string text;
  for (std::size_t i = 0; i < octants; ++i) text += 'O';
  text += "S";
  for (std::size_t i = 0; i < octants; ++i) text += "EEEEEEE";
  return text;
}

TEST(TreeText, OneCube) {
  EXPECT_EQ(treeCounts("E"), (CubeCounts{1, 0, 0, 0, 0}));
  EXPECT_EQ(treeCounts("S"), (CubeCounts{0, 1, 0, 0, 0}));
  EXPECT_EQ(treeCounts("N"), (CubeCounts{0, 0, 1, 0, 0}));
  EXPECT_EQ(Octree(), *parseTree("E"));
  EXPECT_EQ(Octree().counts(), treeCounts("E"));
}

TEST(TreeText, CubesStandInTheOrderOfChildren) {
  const auto octree = parseTree("OEOSEEEEEEENSNN{0,1,2,3,4,5,6,7,8,9,10,44}EE");
  ASSERT_TRUE(octree) << line(octree.error());
  EXPECT_EQ(octree->counts(), (CubeCounts{10, 2, 3, 2, 2}));
  const auto kindAt = [&](std::initializer_list<int> children) {
    Path path;
    for (const int child : children) path = path.child(child);
    return octree->kind(octree->at(path));
  };
  EXPECT_EQ(kindAt({}), CubeKind::octant);
  EXPECT_EQ(kindAt({0}), CubeKind::empty);
  EXPECT_EQ(kindAt({1}), CubeKind::octant);
  EXPECT_EQ(kindAt({1, 0}), CubeKind::solid);
  EXPECT_EQ(kindAt({1, 7}), CubeKind::empty);
  EXPECT_EQ(kindAt({2}), CubeKind::normal);
  EXPECT_EQ(kindAt({3}), CubeKind::solid);
  EXPECT_EQ(kindAt({5}), CubeKind::normal);
  EXPECT_EQ(octree->codes(octree->child(octree->root(), 4)), untouchedCodes);
  EXPECT_EQ(codeAt(octree->codes(octree->child(octree->root(), 5)), 11), 44);
}

TEST(TreeText, TheTightBoxAndSphere) {
  const auto corner = parseTree("OEEEEEEES");
  ASSERT_TRUE(corner);
  EXPECT_EQ(corner->extent().min, glm::dvec3(0.5));
  EXPECT_EQ(corner->extent().max, glm::dvec3(1));
  EXPECT_DOUBLE_EQ(corner->extent().radius, std::sqrt(3) / 4);
  EXPECT_TRUE(parseTree("OEEEEEEEE")->extent().isEmpty());
}

TEST(TreeText, SaysWhereItIsWrong) {
  EXPECT_EQ(treeError(""), "byte 0: the data ends inside the octree; expected another cube");
  EXPECT_EQ(treeError("OS"), "byte 2: the data ends inside the octree; expected another cube");
  EXPECT_EQ(treeError("SS"), "byte 1: there is unexpected data after the end of the octree");
  EXPECT_EQ(treeError("OEX"), "byte 2: expected E, S, N or O, found \"X\"");
  EXPECT_EQ(treeError("\x07"), "byte 0: expected E, S, N or O, found \"0x07\"");
  const std::string codes = ": expected twelve codes from 0 to 44 in braces after \"N\"";
  EXPECT_EQ(treeError("N{8,8,8,8,8,8,8,8,8,8,8,45}"), "byte 24" + codes);
  EXPECT_EQ(treeError("N{8,8}"), "byte 5" + codes);
  EXPECT_EQ(treeError("N{8,8,8,8,8,8,8,8,8,8,8,8"), "byte 25" + codes);
  EXPECT_EQ(treeError("N{-1,8}"), "byte 2" + codes);
  EXPECT_EQ(treeError("N{"), "byte 2" + codes);
}

TEST(TreeText, DepthIsLimited) {
  EXPECT_EQ(treeCounts(nested(limits::octreeDepth)).depth, limits::octreeDepth);
  EXPECT_EQ(treeError(nested(limits::octreeDepth + 1)),
            "byte 32: the octree is nested too deeply; the limit is 32 levels");
}

TEST(TreeText, EightEqualChildrenStay) {
  EXPECT_EQ(formatTree(*parseTree("OSSSSSSSS")), "OSSSSSSSS");
  EXPECT_EQ(formatTree(*parseTree("OEEEEEEEE")), "OEEEEEEEE");
}

TEST(TreeText, UntouchedCodesAreLeftOut) {
  EXPECT_EQ(formatTree(*parseTree("N{8,8,8,8,8,8,8,8,8,8,8,8}")), "N");
}

RC_GTEST_PROP(TreeTextProperty, WrittenAndReadAgainIsTheSame, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {});
  const std::string text = formatTree(*octree);
  const auto again = parseTree(text);
  RC_ASSERT(again);
  RC_ASSERT(*again == *octree);
  RC_ASSERT(formatTree(*again) == text);
}

/// Whatever the cubes are: even where all leaves are NORMAL.
RC_GTEST_PROP(OctreeProperty, TakesAtMostTenBytesACube, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  test::TreeMix mix;
  mix.normalOf100 = test::below(random, 71);
  mix.solidOf100 = 70 - mix.normalOf100;
  const auto octree = test::randomOctree(random, mix);
  RC_ASSERT(octree->counts().all() < 64 || octree->bytes() <= 10 * octree->counts().all());
}

/// NORMAL cubes are found again among many, whatever lies before them.
RC_GTEST_PROP(OctreeProperty, EveryNormalCubeHasItsOwnCodes, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  OctreeBuilder builder;
  std::vector<PackedCodes> told;
  const auto add = [&](auto& self, int depth) -> void {
    if (depth < 4 && test::below(random, 3) == 0) {
      builder.openOctant();
      for (int i = 0; i < childCount; ++i) self(self, depth + 1);
    } else {
      told.push_back(test::randomCodes(random));
      builder.addNormal(told.back());
    }
  };
  add(add, 0);
  const Octree octree = builder.take();
  std::vector<PackedCodes> found;
  forEachCube(octree,
              [&](Octree::Cube cube, CubeKind kind, const Path&, const glm::dvec3&, double) {
                if (kind == CubeKind::normal) found.push_back(octree.codes(cube));
              });
  RC_ASSERT(found == told);
}

}  // namespace
}  // namespace wb::octree

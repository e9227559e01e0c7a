#include "model/octree/edit.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

namespace wb::octree {
namespace {

constexpr CellBox wholeRoot{0, {}, {}};

World oneOctree(std::string_view text) {
  return World({{std::make_shared<const Octree>(*parseTree(text)), {{0, 0, 0}, 8}}});
}

Hit firstHit(const World& world, const glm::dvec3& origin, const glm::dvec3& direction) {
  const Ray ray{origin, direction};
  return describe(world, ray, *castExact(world, ray));
}

/// From +x at a point of the face there.
Hit hitAt(const World& world, double y, double z) {
  return firstHit(world, {99, y, z}, {-1, 0, 0});
}

std::string pushedText(const World& world, const Hit& hit, const CellBox& box, FacePart part,
                       int inwards) {
  const auto push = pushOf(world, hit, 0, box, part);
  if (!push) return std::string(push.error().text.code);
  const auto result = pushed(*world.octrees()[0].octree, *push, inwards);
  return result ? formatTree(result->octree) : std::string(result.error().text.code);
}

/// Edges along x are 0 (−y −z), 3 (+y −z), 6 (+y +z), 9 (−y +z); an end at 6 has the code 6.
TEST(Push, ACornerAnEdgeAndAFace) {
  const World world = oneOctree("S");
  const Hit hit = hitAt(world, 7, 5.5);  // Nearest: the corner +y +z, the edge at +y.
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::corner, 2), "N{8,8,8,8,8,8,6,8,8,8,8,8}");
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::edge, 2), "N{8,8,8,6,8,8,6,8,8,8,8,8}");
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::face, 2), "N{6,8,8,6,8,8,6,8,8,6,8,8}");
}

/// Of the face at −x starts move: (2, 8) has the code 10·2 + 6 − 3 = 23.
TEST(Push, TheOtherSideOfAnAxis) {
  const World world = oneOctree("S");
  const Hit hit = firstHit(world, {-9, 1, 1}, {1, 0, 0});
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::corner, 2), "N{23,8,8,8,8,8,8,8,8,8,8,8}");
}

TEST(Push, BackAgainItIsSolidAndThroughItIsEmpty) {
  const World world = oneOctree("N{6,8,8,6,8,8,6,8,8,6,8,8}");
  const Hit hit = hitAt(world, 4, 4);
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::face, -2), "S");
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::face, -9), "S") << "as far as it goes";
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::face, 6), "E");
}

TEST(Push, AsFarAsItGoes) {
  const World world = oneOctree("S");
  EXPECT_EQ(pushedText(world, hitAt(world, 4, 4), wholeRoot, FacePart::face, -1),
            "edit.pushed_out");
  // Edge 6 has no length: its end has met its start.
  const World cut = oneOctree("N{8,8,8,8,8,8,0,8,8,8,8,8}");
  const auto push = Push{wholeRoot, Face::right, 1 << 7};
  EXPECT_EQ(pushed(*cut.octrees()[0].octree, push, 1).error().text.code, "edit.pushed_in");
}

TEST(Push, ACellOfALargerCube) {
  const World world = oneOctree("S");
  const Hit hit = hitAt(world, 7, 7);
  EXPECT_EQ(pushedText(world, hit, boxOf(cellOf(world, hit, 1)), FacePart::corner, 8),
            "OSSSSSSSN{8,8,8,8,8,8,0,8,8,8,8,8}");
}

TEST(Push, OfABoxTheCellsAtItsFaceEdgeOrCorner) {
  const World world = oneOctree("S");
  const Hit hit = hitAt(world, 7, 5);  // Nearest the edge at +y and the corner +y +z of the box.
  const CellBox box{1, {0, 0, 0}, {1, 1, 1}};
  const auto half = std::string("N{4,8,8,4,8,8,4,8,8,4,8,8}");
  EXPECT_EQ(pushedText(world, hit, box, FacePart::face, 4), "OSSSS" + half + half + half + half);
  const auto edge = std::string("N{8,8,8,4,8,8,4,8,8,8,8,8}");
  EXPECT_EQ(pushedText(world, hit, box, FacePart::edge, 4), "OSSSSSS" + edge + edge);
  EXPECT_EQ(pushedText(world, hit, box, FacePart::corner, 4), "OSSSSSSSN{8,8,8,8,8,8,4,8,8,8,8,8}");
}

TEST(Push, HowManyCubesWereChanged) {
  const World world = oneOctree("OSSSSSSEE");
  const Push push{{1, {1, 0, 0}, {1, 1, 1}}, Face::right, 0xF0};
  EXPECT_EQ(pushed(*world.octrees()[0].octree, push, 1)->cubes, 2U) << "empty cubes stay";
}

TEST(Push, WhatCannotBePushed) {
  const Push push{{1, {1, 1, 1}, {1, 1, 1}}, Face::right, 0xF0};
  const auto why = [&](std::string_view text) {
    return std::string(pushed(*parseTree(text), push, 1).error().text.code);
  };
  EXPECT_EQ(why("E"), "edit.push_nothing");
  EXPECT_EQ(why("N"), "edit.part_of_indented");
  EXPECT_EQ(why("OEEEEEEEOSSSSSSSE"), "edit.push_divided");
  EXPECT_EQ(std::string(pushed(*parseTree("S"), {{0, {0, 0, 0}, {1, 0, 0}}, Face::right, 1}, 1)
                            .error()
                            .text.code),
            "edit.box_outside");
}

TEST(Push, AFaceOfAnotherOctreeIsNotMeant) {
  const World world = oneOctree("S");
  EXPECT_EQ(pushOf(world, hitAt(world, 4, 4), 1, wholeRoot, FacePart::face).error().text.code,
            "edit.push_outside");
}

TEST(Push, FromInsideThereIsNoFace) {
  const World world = oneOctree("S");
  const Hit inside = firstHit(world, {4, 4, 4}, {1, 0, 0});
  EXPECT_EQ(pushedText(world, inside, wholeRoot, FacePart::face, 1), "edit.no_face");
}

/// A NORMAL cube's corners have moved: the one that is marked is pushed.
TEST(Push, OfAnIndentedCubeWhatIsMarked) {
  const World world = oneOctree("N{8,8,8,8,8,8,6,8,8,8,8,8}");
  const Hit hit = hitAt(world, 7, 7.5);
  ASSERT_EQ(hit.corner->index, 7);
  EXPECT_EQ(pushedText(world, hit, wholeRoot, FacePart::corner, 1), "N{8,8,8,8,8,8,5,8,8,8,8,8}");
}

TEST(Push, WhatIsChangedAsOne) {
  const World world = oneOctree("ONEEEEEES");
  const Hit solid = hitAt(world, 7, 7);
  EXPECT_EQ(cellOf(world, solid, limits::octreeDepth).text(), "/7");
  EXPECT_EQ(cellOf(world, solid, 2).text(), "/7/7");
  EXPECT_EQ(cellOf(world, hitAt(world, 1, 1), 3).text(), "/0") << "indented: as a whole";
}

}  // namespace
}  // namespace wb::octree

#include "model/octree/cube_facts.h"

#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace wb::octree {
namespace {

Path pathTo(std::initializer_list<int> slots) {
  Path path;
  for (const int slot : slots) path = path.child(slot);
  return path;
}

/// Child 0 solid, child 6 indented (its edge 0 from 2 to 8 eighths), child 7 divided: solid at 0.
Octree someCubes() {
  Indentation spans{};
  spans[0].start = 2;
  std::string codes;
  for (const Span& span : spans) codes += (codes.empty() ? "" : ",") + std::to_string(codeOf(span));
  return *parseTree("OSEEEEEN{" + codes + "}OSEEEEEEE");
}

TEST(CubeFacts, TheWholeOctreeIsCountedAsItsRoot) {
  const Octree octree = someCubes();
  const CubeFacts facts = factsOf(octree, {{1, 2, 3}, 8}, {});
  EXPECT_EQ(facts.kind, CubeKind::octant);
  EXPECT_EQ(facts.counts, octree.counts());
  EXPECT_EQ(facts.bytes, octree.bytes());
  EXPECT_EQ(facts.min, glm::dvec3(1, 2, 3));
  EXPECT_EQ(facts.max, glm::dvec3(9, 10, 11));
  EXPECT_EQ(facts.size, 8);
  EXPECT_EQ(facts.children.solid, 1U);
  EXPECT_EQ(facts.children.normal, 1U);
  EXPECT_EQ(facts.children.octant, 1U);
  EXPECT_EQ(facts.children.empty, 5U);
  EXPECT_EQ(facts.triangles, 3U * 12U);
  for (const auto& neighbour : facts.neighbours) EXPECT_FALSE(neighbour.has_value());
}

TEST(CubeFacts, AnIndentedCubeHasItsEdgesInMetres) {
  const CubeFacts facts = factsOf(someCubes(), {{1, 2, 3}, 8}, pathTo({6}));
  EXPECT_EQ(facts.kind, CubeKind::normal);
  EXPECT_EQ(facts.size, 4);
  // Child 6 is on the positive side of x and y.
  EXPECT_EQ(facts.min, glm::dvec3(5, 6, 3));
  EXPECT_EQ(facts.edges[0].span, (Span{2, 8}));
  EXPECT_EQ(facts.edges[0].from, 6);  // 5 m and two eighths of 4 m.
  EXPECT_EQ(facts.edges[0].to, 9);
  EXPECT_EQ(facts.edges[3].from, 5);  // Along x as well, and untouched.
  EXPECT_EQ(facts.edges[1].from, 6);  // Along y.
  EXPECT_EQ(facts.edges[1].to, 10);
  EXPECT_EQ(facts.edges[2].from, 3);  // Along z.
  EXPECT_EQ(facts.edges[2].to, 7);
  EXPECT_EQ(facts.bytes, 9U);
  EXPECT_EQ(facts.children, CubeCounts());
  // Corner 0 alone is moved: a tetrahedron of a third of half a face and a quarter is missing.
  EXPECT_DOUBLE_EQ(facts.filled, 23.0 / 24);
}

TEST(CubeFacts, NeighboursAreOfTheSameSizeOrTheLargerLeaf) {
  const Octree octree = someCubes();
  const CubeFacts solid = factsOf(octree, {}, pathTo({7, 0}));
  const auto at = [&](Face face) { return solid.neighbours[static_cast<std::size_t>(face)]; };
  EXPECT_EQ(at(Face::left)->cube, pathTo({3}));  // An empty leaf, twice as large.
  EXPECT_EQ(at(Face::left)->kind, CubeKind::empty);
  EXPECT_EQ(at(Face::right)->cube, pathTo({7, 4}));
  EXPECT_EQ(at(Face::back)->cube, pathTo({7, 2}));
  EXPECT_EQ(at(Face::top)->cube, pathTo({7, 1}));
  EXPECT_EQ(at(Face::bottom)->cube, pathTo({6}));
  EXPECT_EQ(at(Face::bottom)->kind, CubeKind::normal);
  const CubeFacts corner = factsOf(octree, {}, pathTo({0}));
  EXPECT_FALSE(corner.neighbours[static_cast<std::size_t>(Face::left)].has_value());
  EXPECT_FALSE(corner.neighbours[static_cast<std::size_t>(Face::front)].has_value());
  EXPECT_FALSE(corner.neighbours[static_cast<std::size_t>(Face::bottom)].has_value());
  EXPECT_TRUE(corner.neighbours[static_cast<std::size_t>(Face::right)].has_value());
}

TEST(CubeFacts, BelowALeafTheLeafIsMeant) {
  const Octree octree = someCubes();
  EXPECT_EQ(cubeOn(octree, pathTo({0, 5, 5})), pathTo({0}));
  EXPECT_EQ(cubeOn(octree, pathTo({7, 3})), pathTo({7, 3}));
  EXPECT_EQ(factsOf(octree, {}, pathTo({0, 5, 5})).kind, CubeKind::solid);
  EXPECT_EQ(factsOf(octree, {}, pathTo({0, 5, 5})).size, usualSize / 2);
  const CubeFacts empty = factsOf(Octree(), {}, {});
  EXPECT_EQ(empty.kind, CubeKind::empty);
  EXPECT_EQ(empty.triangles, 0U);
  EXPECT_EQ(empty.filled, 0);
}

TEST(CubeFacts, CountsOfACubeAreThoseOfItAlone) {
  const CubeFacts facts = factsOf(someCubes(), {}, pathTo({7}));
  EXPECT_EQ(facts.counts, (CubeCounts{7, 1, 0, 1, 1}));
  EXPECT_EQ(facts.bytes, 8U);
  EXPECT_EQ(facts.filled, 1.0 / 8);
  EXPECT_EQ(facts.triangles, 12U);
}

/// A wedge: the four edges along z end at 8 or, on one side, where they begin.
TEST(CubeFacts, TrianglesWithoutAnAreaAreNotCounted) {
  Indentation spans{};
  // Corners 5 and 7, over 4 and 6, come down to the bottom.
  spans[5].end = 0;
  spans[8].end = 0;
  std::string codes;
  for (const Span& span : spans) codes += (codes.empty() ? "" : ",") + std::to_string(codeOf(span));
  const Octree wedge = *parseTree("N{" + codes + "}");
  const CubeFacts facts = factsOf(wedge, {}, {});
  // The face +x has no area, and those across y are one triangle each: 2·2 (−x, −z) + 2 (top) + 2.
  EXPECT_EQ(facts.triangles, 8U);
  EXPECT_EQ(facts.filled, 0.5);
}

TEST(CubeFacts, TheWayGoesFromTheRoot) {
  const std::vector<Path> way = wayTo(pathTo({7, 3}));
  ASSERT_EQ(way.size(), 3U);
  EXPECT_EQ(way[0], Path());
  EXPECT_EQ(way[1], pathTo({7}));
  EXPECT_EQ(way[2], pathTo({7, 3}));
  EXPECT_EQ(wayTo({}).size(), 1U);
  EXPECT_TRUE(isWithin(pathTo({7, 3}), pathTo({7})));
  EXPECT_TRUE(isWithin(pathTo({7}), pathTo({7})));
  EXPECT_TRUE(isWithin(pathTo({7}), {}));
  EXPECT_FALSE(isWithin(pathTo({7}), pathTo({7, 3})));
  EXPECT_FALSE(isWithin(pathTo({6, 3}), pathTo({7})));
}

}  // namespace
}  // namespace wb::octree

#include "model/octree/topology.h"

#include <gtest/gtest.h>

#include <vector>

namespace wb::octree {
namespace {

using Four = std::array<std::uint8_t, 4>;

/// As documents of the field list them: corners and edges of each face.
struct FaceRow {
  Face face;
  std::string_view name;
  int axis;
  bool isPositive;
  Four corners;
  Four edges;
};

constexpr std::array<FaceRow, faceCount> faceRows{{
    {Face::left, "-x", 0, false, {0, 1, 2, 3}, {1, 2, 4, 11}},
    {Face::right, "+x", 0, true, {4, 5, 6, 7}, {5, 7, 8, 10}},
    {Face::front, "-y", 1, false, {0, 1, 4, 5}, {0, 2, 5, 9}},
    {Face::back, "+y", 1, true, {2, 3, 6, 7}, {3, 6, 8, 11}},
    {Face::top, "+z", 2, true, {1, 3, 5, 7}, {4, 6, 7, 9}},
    {Face::bottom, "-z", 2, false, {0, 2, 4, 6}, {0, 1, 3, 10}},
}};

TEST(Topology, FacesAreTheDocumentedOnes) {
  for (std::size_t i = 0; i < faceRows.size(); ++i) {
    const FaceRow& row = faceRows[i];
    EXPECT_EQ(static_cast<std::size_t>(row.face), i);
    EXPECT_EQ(name(row.face), row.name);
    EXPECT_EQ(axisOf(row.face), row.axis) << row.name;
    EXPECT_EQ(isPositive(row.face), row.isPositive) << row.name;
    EXPECT_EQ(faceOf(row.axis, row.isPositive), row.face) << row.name;
    EXPECT_EQ(cornersOf(row.face), row.corners) << row.name;
    EXPECT_EQ(edgesOf(row.face), row.edges) << row.name;
  }
}

TEST(Topology, EdgesAreTheDocumentedOnes) {
  constexpr std::string_view axes = "xyzxyzxzzxyz";
  constexpr std::array<std::array<int, 2>, edgeCount> ends{{{0, 4},
                                                            {0, 2},
                                                            {0, 1},
                                                            {2, 6},
                                                            {1, 3},
                                                            {4, 5},
                                                            {3, 7},
                                                            {5, 7},
                                                            {6, 7},
                                                            {1, 5},
                                                            {4, 6},
                                                            {2, 3}}};
  for (std::size_t i = 0; i < edgeCount; ++i) {
    EXPECT_EQ(edges[i].start, ends[i][0]);
    EXPECT_EQ(edges[i].end, ends[i][1]);
    const int bit = ends[i][1] - ends[i][0];
    EXPECT_EQ(edges[i].axis(), bit == 4 ? 0 : bit == 2 ? 1 : 2) << axes[i];
    EXPECT_FALSE(isPositive(edges[i].start, edges[i].axis()));
    EXPECT_TRUE(isPositive(edges[i].end, edges[i].axis()));
  }
}

/// The edges that move each corner on x, y and z.
TEST(Topology, EdgesOfCorners) {
  constexpr std::array<std::array<int, 3>, cornerCount> table{
      {{0, 1, 2}, {9, 4, 2}, {3, 1, 11}, {6, 4, 11}, {0, 10, 5}, {9, 7, 5}, {3, 10, 8}, {6, 7, 8}}};
  for (int corner = 0; corner < cornerCount; ++corner)
    for (int axis = 0; axis < axisCount; ++axis)
      EXPECT_EQ(edgeAt(corner, axis),
                table[static_cast<std::size_t>(corner)][static_cast<std::size_t>(axis)])
          << corner << ' ' << axis;
}

/// Counter-clockwise from outside: the corners' cross product points along the face's axis.
TEST(Topology, RingsRunCounterClockwise) {
  const auto coordinate = [](int corner, int axis) { return isPositive(corner, axis) ? 1 : 0; };
  for (const FaceRow& row : faceRows) {
    const Four ring = ringOf(row.face);
    EXPECT_EQ(ring[0], row.corners[0]);
    const int u = (row.axis + 1) % 3;
    const int v = (row.axis + 2) % 3;
    int twiceArea = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const int a = ring[i];
      const int b = ring[(i + 1) % 4];
      EXPECT_TRUE(isOnFace(a, row.face));
      twiceArea += coordinate(a, u) * coordinate(b, v) - coordinate(a, v) * coordinate(b, u);
    }
    EXPECT_EQ(twiceArea, row.isPositive ? 2 : -2) << row.name;
  }
}

}  // namespace
}  // namespace wb::octree

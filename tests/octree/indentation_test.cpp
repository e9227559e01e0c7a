#include "model/octree/topology.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace wb::octree {
namespace {

Indentation anyIndentation() {
  Indentation indentation;
  for (Span& span : indentation) span = *spanOf(*rc::gen::inRange(0, greatestCode + 1));
  return indentation;
}

TEST(Indentation, CodesCountThePairsInOrder) {
  int next = 0;
  for (std::uint8_t start = 0; start <= 8; ++start)
    for (std::uint8_t end = start; end <= 8; ++end, ++next) {
      EXPECT_EQ(codeOf({start, end}), next);
      EXPECT_EQ(spanOf(next), (Span{start, end}));
    }
  EXPECT_EQ(next, 45);
  EXPECT_EQ(codeOf({0, 8}), 8);
  EXPECT_FALSE(spanOf(45));
}

TEST(Indentation, UntouchedIsPackedAsTheDocumentSays) {
  EXPECT_EQ(packed(Indentation{}), untouchedCodes);
  EXPECT_EQ(untouchedCodes, (PackedCodes{0x20, 0x82, 0x08, 0x20, 0x82, 0x08, 0x20, 0x82, 0x08}));
}

RC_GTEST_PROP(IndentationProperty, PackingLosesNothing, ()) {
  const Indentation indentation = anyIndentation();
  RC_ASSERT(unpacked(packed(indentation)) == indentation);
  for (int edge = 0; edge < edgeCount; ++edge)
    RC_ASSERT(codeAt(packed(indentation), edge) ==
              codeOf(indentation[static_cast<std::size_t>(edge)]));
}

/// Each corner on each axis by one end of one edge, as the published table lists them.
RC_GTEST_PROP(IndentationProperty, CornersMoveByTheirEdges, ()) {
  const Indentation e = anyIndentation();
  const auto corners = movedCorners(e);
  const std::array<glm::ivec3, 8> expected{{{e[0].start, e[1].start, e[2].start},
                                            {e[9].start, e[4].start, e[2].end},
                                            {e[3].start, e[1].end, e[11].start},
                                            {e[6].start, e[4].end, e[11].end},
                                            {e[0].end, e[10].start, e[5].start},
                                            {e[9].end, e[7].start, e[5].end},
                                            {e[3].end, e[10].end, e[8].start},
                                            {e[6].end, e[7].end, e[8].end}}};
  RC_ASSERT(corners == expected);
}

/// Sums of signed volumes over the surface do not depend on the point they are taken from, and
/// every edge is used once in each direction.
RC_GTEST_PROP(IndentationProperty, TheSurfaceIsClosed, ()) {
  const auto triangles = surfaceOf(movedCorners(anyIndentation()));
  std::multiset<std::pair<int, int>> directed;
  for (const CubeTriangle& triangle : triangles)
    for (std::size_t i = 0; i < 3; ++i)
      directed.emplace(triangle.corners[i], triangle.corners[(i + 1) % 3]);
  for (const auto& [a, b] : directed) {
    RC_ASSERT(directed.count({a, b}) == 1U);
    RC_ASSERT(directed.count({b, a}) == 1U);
  }
}

/// Six times the volume: of the convex choice of diagonals it is the largest.
int volume(const std::array<CubeTriangle, 12>& triangles,
           const std::array<glm::ivec3, cornerCount>& corners) {
  int sum = 0;
  for (const auto& [three, face] : triangles) {
    const glm::ivec3 a = corners[three[0]];
    const glm::ivec3 b = corners[three[1]];
    const glm::ivec3 c = corners[three[2]];
    sum += a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) +
           a.z * (b.x * c.y - b.y * c.x);
  }
  return sum;
}

RC_GTEST_PROP(IndentationProperty, BentQuadsAreConvex, ()) {
  const auto corners = movedCorners(anyIndentation());
  const auto triangles = surfaceOf(corners);
  for (std::size_t face = 0; face < faceCount; ++face) {
    auto others = triangles;
    const auto [a, b, c, d] = ringOf(static_cast<Face>(face));
    const bool throughSmallest = triangles[2 * face].corners[2] == c;
    using Three = std::array<std::uint8_t, 3>;
    others[2 * face].corners = throughSmallest ? Three{a, b, d} : Three{a, b, c};
    others[2 * face + 1].corners = throughSmallest ? Three{b, c, d} : Three{a, c, d};
    RC_ASSERT(volume(triangles, corners) >= volume(others, corners));
    if (volume(triangles, corners) == volume(others, corners)) RC_ASSERT(throughSmallest);
  }
}

TEST(Indentation, AnUntouchedCubeHasTheVolumeOfItsBox) {
  const auto corners = movedCorners(Indentation{});
  EXPECT_EQ(volume(surfaceOf(corners), corners), 6 * 8 * 8 * 8);
}

}  // namespace
}  // namespace wb::octree

#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <ostream>
#include <utility>

namespace wb::prim {
namespace {

struct ClosedCase {
  Kind kind;
  double detail;

  friend std::ostream& operator<<(std::ostream& stream, const ClosedCase& closed) {
    return stream << name(closed.kind) << " at detail " << closed.detail;
  }
};

std::vector<ClosedCase> everyKindAndDetail() {
  std::vector<ClosedCase> cases;
  for (const Kind kind : allKinds)
    for (const double detail : allDetails) cases.push_back({kind, detail});
  return cases;
}

std::size_t mostUsesOfAnEdge(const mesh::TriangleMesh& surface) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> uses;
  std::size_t most = 0;
  for (const auto& [a, b, c] : surface.triangles)
    for (const auto& edge : {std::minmax(a, b), std::minmax(b, c), std::minmax(c, a)})
      most = std::max(most, ++uses[edge]);
  return most;
}

class ClosedPrim : public testing::TestWithParam<ClosedCase> {
 protected:
  PrimShape shape = defaultShape(GetParam().kind);
  mesh::TriangleMesh made() const { return tessellate(shape, GetParam().detail); }
};

TEST_P(ClosedPrim, WholeUsesEveryEdgeTwiceAndFacesOut) {
  const mesh::TriangleMesh surface = made();
  EXPECT_EQ(unmatchedEdges(surface), 0U);
  EXPECT_EQ(mostUsesOfAnEdge(surface), 2U);
  EXPECT_GT(volume(surface), 0);
}

// Where flat sides are split, a hollow's cap may leave out a triangle whose corners are on a line:
// no gap, but a vertex on an edge.
TEST_P(ClosedPrim, HollowHasNoGap) {
  const bool split = GetParam().detail >= 2;
  for (const Hole hole : allHoles)
    for (const double hollow : {0.05, 0.5, 0.7, 0.95}) {
      shape.hole = hole;
      shape.hollow = hollow;
      const mesh::TriangleMesh surface = made();
      EXPECT_EQ(split ? unmatchedEdgesCutAtVertices(surface) : unmatchedEdges(surface), 0U)
          << "hole " << static_cast<int>(hole) << ", hollow " << hollow;
    }
}

TEST_P(ClosedPrim, CutProfileHasNoGap) {
  for (const glm::dvec2 cut : {glm::dvec2(0.1, 0.7), {0, 0.25}, {0.5, 1}})
    for (const double hollow : {0.0, 0.5}) {
      shape.profileCut = cut;
      shape.hollow = hollow;
      EXPECT_EQ(unmatchedEdgesCutAtVertices(made()), 0U) << cut.x << ".." << cut.y;
    }
}

TEST_P(ClosedPrim, CutPathHasCaps) {
  shape.pathCut = {0.2, 0.7};
  const double whole = volume(tessellate(defaultShape(GetParam().kind), GetParam().detail));
  const mesh::TriangleMesh surface = made();
  EXPECT_EQ(unmatchedEdges(surface), 0U);
  EXPECT_NEAR(volume(surface), whole / 2, 0.1 * whole);
}

TEST_P(ClosedPrim, TaperedToAnEdgeOrPoint) {
  for (const glm::dvec2 taper : {glm::dvec2(1, 0), {0, -1}, {1, 1}, {-1, -1}, {0.5, -0.5}}) {
    shape.taper = taper;
    EXPECT_EQ(unmatchedEdgesCutAtVertices(made()), 0U) << taper.x << ", " << taper.y;
  }
}

TEST_P(ClosedPrim, ShearedTwistedAndSkewed) {
  shape.shear = {0.5, -0.25};
  EXPECT_EQ(unmatchedEdges(made()), 0U);
  shape.twist = {-0.25, 0.5};
  EXPECT_EQ(unmatchedEdges(made()), 0U);
  shape.skew = 0.5;
  shape.radiusOffset = 0.25;
  EXPECT_EQ(unmatchedEdges(made()), 0U);
}

INSTANTIATE_TEST_SUITE_P(Kinds, ClosedPrim, testing::ValuesIn(everyKindAndDetail()));

}  // namespace
}  // namespace wb::prim

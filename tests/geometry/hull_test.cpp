#include "model/geometry/convex_hull.h"
#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>

namespace wb::prim {
namespace {

std::size_t hullVertices(Kind kind) {
  const auto hull = mesh::convexHull(tessellate(defaultShape(kind), 1).positions);
  return hull ? hull->vertices.size() : 0;
}

TEST(PrimHull, HasTheCornersOfStraightKinds) {
  EXPECT_EQ(hullVertices(Kind::box), 8U);
  EXPECT_EQ(hullVertices(Kind::prism), 6U);
  EXPECT_EQ(hullVertices(Kind::cylinder), 12U);
}

// At detail 1 a half circle of three sides turns through six: two poles and two rings of six.
TEST(PrimHull, HasTheRingsAndPolesOfASphere) { EXPECT_EQ(hullVertices(Kind::sphere), 14U); }

TEST(PrimHull, OfAWholeShapeHasItsVolume) {
  for (const Kind kind : {Kind::box, Kind::cylinder, Kind::prism, Kind::sphere}) {
    const mesh::TriangleMesh surface = tessellate(defaultShape(kind), 2);
    const auto hull = mesh::convexHull(surface.positions);
    ASSERT_TRUE(hull.has_value()) << name(kind);
    EXPECT_NEAR(hull->volume, volume(surface), 1e-6) << name(kind);
  }
}

}  // namespace
}  // namespace wb::prim

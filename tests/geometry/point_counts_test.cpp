#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>

namespace wb::prim {
namespace {

/// The viewer's estimate: 10 bytes a triangle of the grid and its caps.
std::size_t bytesAt(const PrimShape& shape, double detail) {
  const auto [profile, path] = pointCounts(shape, detail);
  return 10 * ((profile - 1) * 2 * (path - 1) + 2 * profile);
}

using Bytes = std::array<std::size_t, 4>;

Bytes bytesOf(Kind kind) {
  const PrimShape shape = defaultShape(kind);
  return {bytesAt(shape, 4), bytesAt(shape, 2.5), bytesAt(shape, 1.5), bytesAt(shape, 1)};
}

TEST(PrimPointCounts, GiveTheWorkedBytesOfEveryKind) {
  EXPECT_EQ(bytesOf(Kind::box), (Bytes{180, 180, 180, 180}));
  EXPECT_EQ(bytesOf(Kind::cylinder), (Bytes{980, 620, 380, 260}));
  EXPECT_EQ(bytesOf(Kind::prism), (Bytes{140, 140, 140, 140}));
  EXPECT_EQ(bytesOf(Kind::sphere), (Bytes{6260, 2420, 920, 500}));
  EXPECT_EQ(bytesOf(Kind::torus), (Bytes{11540, 4520, 1640, 740}));
  EXPECT_EQ(bytesOf(Kind::tube), (Bytes{1940, 1220, 740, 500}));
  EXPECT_EQ(bytesOf(Kind::ring), (Bytes{1460, 920, 560, 380}));
}

TEST(PrimPointCounts, HollowDoublesTheProfile) {
  PrimShape shape = defaultShape(Kind::box);
  shape.hollow = 0.5;
  EXPECT_EQ(pointCounts(shape, 4).profile, 10U);
}

TEST(PrimPointCounts, SquareHoleRoundsTheSidesOfACircleUp) {
  PrimShape shape = defaultShape(Kind::cylinder);
  shape.hollow = 0.5;
  shape.hole = Hole::square;
  EXPECT_EQ(pointCounts(shape, 1).profile, 18U);
}

TEST(PrimPointCounts, CutHasItsEndsAndACentre) {
  PrimShape shape = defaultShape(Kind::box);
  shape.profileCut = {0.1, 0.6};  // a point on the first side, two corners, a point on the third
  EXPECT_EQ(pointCounts(shape, 1).profile, 5U);
}

TEST(PrimPointCounts, TwistAddsToThePath) {
  PrimShape shape = defaultShape(Kind::box);
  shape.twist = {-1, 1};  // 2 * 3.5 * (4 - 0.5) = 24.5
  EXPECT_EQ(pointCounts(shape, 4).path, 26U);
  shape = defaultShape(Kind::torus);
  shape.twist = {-1, 1};
  EXPECT_EQ(pointCounts(shape, 4).path, 48U);
}

TEST(PrimPointCounts, RevolutionsMultiplyThePath) {
  PrimShape shape = defaultShape(Kind::torus);
  shape.revolutions = 1.5;
  EXPECT_EQ(pointCounts(shape, 1).path, 9U);
}

}  // namespace
}  // namespace wb::prim

#include "model/geometry/geometry.h"
#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace wb::prim {
namespace {

/// More than any shape makes: 26 points a ring, twice, over 193 points of a path.
constexpr std::size_t mostTriangles = 2 * 52 * 192 + 2 * 52;

bool isFinite(const glm::dvec3& p) {
  return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
}

bool indicesAreInRange(const mesh::TriangleMesh& surface) {
  for (const mesh::Triangle& triangle : surface.triangles)
    for (const std::uint32_t index : triangle)
      if (index >= surface.positions.size()) return false;
  return true;
}

bool everyPositionIsUsed(const mesh::TriangleMesh& surface) {
  std::set<std::uint32_t> used;
  for (const mesh::Triangle& triangle : surface.triangles)
    used.insert(triangle.begin(), triangle.end());
  return used.size() == surface.positions.size();
}

double narrowest(const mesh::TriangleMesh& surface) {
  double width = std::numeric_limits<double>::infinity();
  const auto& p = surface.positions;
  for (const auto& [a, b, c] : surface.triangles)
    width = std::min(width, mesh::triangleWidth(p[a], p[b], p[c]));
  return width;
}

bool isSound(const mesh::TriangleMesh& surface) {
  return std::all_of(surface.positions.begin(), surface.positions.end(), isFinite) &&
         indicesAreInRange(surface) && everyPositionIsUsed(surface) && narrowest(surface) >= 1e-6 &&
         surface.triangles.size() <= mostTriangles;
}

template <class Change>
void expectSound(Change change) {
  for (const Kind kind : allKinds)
    for (const double detail : allDetails)
      EXPECT_TRUE(isSound(tessellate(changed(kind, change), detail)))
          << name(kind) << " at detail " << detail;
}

TEST(ExtremePrim, CutsWithoutLength) {
  expectSound([](PrimShape& shape) { shape.profileCut = {0.5, 0.5}; });
  expectSound([](PrimShape& shape) { shape.pathCut = {1, 1}; });
  expectSound([](PrimShape& shape) { shape.profileCut = shape.pathCut = {0, 0}; });
}

TEST(ExtremePrim, ThinWalls) {
  for (const Hole hole : allHoles)
    expectSound([&](PrimShape& shape) {
      shape.hollow = 0.99;
      shape.hole = hole;
    });
}

TEST(ExtremePrim, HoleSizesOfNothing) {
  expectSound([](PrimShape& shape) { shape.holeSize = {0, 0}; });
  expectSound([](PrimShape& shape) { shape.holeSize = {1, 1}; });
}

TEST(ExtremePrim, TaperToNothingAtEitherEnd) {
  expectSound([](PrimShape& shape) { shape.taper = {1, 1}; });
  expectSound([](PrimShape& shape) { shape.taper = {-1, -1}; });
}

TEST(ExtremePrim, SkewOfAWholeWidth) {
  expectSound([](PrimShape& shape) { shape.skew = 1; });
  expectSound([](PrimShape& shape) { shape.skew = -1; });
}

TEST(ExtremePrim, EveryNumberAtItsEnd) {
  expectSound([](PrimShape& shape) {
    for (const NumberRange& range : numberRanges()) shape.*range.member = range.maximum;
    for (const PairRange& range : pairRanges())
      shape.*range.member = {range.minimum, range.maximum};
  });
}

TEST(ExtremePrim, OutOfRangeIsTakenAsTheNearest) {
  PrimShape shape = defaultShape(Kind::torus);
  shape.revolutions = 1e9;
  shape.twist = {-1e9, 1e9};
  const mesh::TriangleMesh surface = tessellate(shape, 1e9);
  EXPECT_TRUE(isSound(surface));
  EXPECT_EQ(surface.positions, tessellate(clamped(shape), 4).positions);
  EXPECT_TRUE(isSound(tessellate(shape, std::numeric_limits<double>::quiet_NaN())));
}

TEST(ExtremePrim, ACutThatMissesACornerByRoundingIsAtTheCorner) {
  PrimShape shape = defaultShape(Kind::prism);
  shape.profileCut = {0.333333333333, 1};
  EXPECT_EQ(unmatchedEdges(tessellate(shape, 1)), 0U);
  EXPECT_EQ(pointCounts(shape, 1).profile, 4U);
}

TEST(ExtremePrim, ACutOfLessThanAHundredthStaysClosed) {
  PrimShape shape = defaultShape(Kind::box);
  shape.profileCut = {0.005, 1};
  // Four sides of two triangles, two fans of four; no cut faces.
  EXPECT_EQ(tessellate(shape, 1).triangles.size(), 16U);
}

TEST(ExtremePrim, TheSecondCirclePathGoesFromSideToSide) {
  PrimShape shape = defaultShape(Kind::tube);
  shape.path = Path::circle2;
  shape.holeSize = {0.5, 0.25};
  const mesh::TriangleMesh surface = tessellate(shape, 1);
  EXPECT_TRUE(isSound(surface));
  EXPECT_NEAR(highestCorner(surface).x, 0.75, 1e-6);
  EXPECT_NEAR(lowestCorner(surface).x, -0.75, 1e-6);
}

rc::Gen<double> between(double minimum, double maximum) {
  constexpr int steps = 50'000;  // as finely as a prim's parameters are stored
  return rc::gen::map(rc::gen::inRange(0, steps + 1),
                      [=](int step) { return minimum + (maximum - minimum) * step / steps; });
}

PrimShape anyShape() {
  PrimShape shape;
  shape.profile = *rc::gen::element(Profile::circle, Profile::square, Profile::isosceles,
                                    Profile::equilateral, Profile::right, Profile::halfCircle);
  shape.path = *rc::gen::element(Path::line, Path::circle, Path::circle2);
  shape.hole = *rc::gen::elementOf(allHoles);
  for (const NumberRange& range : numberRanges())
    shape.*range.member = *between(range.minimum, range.maximum);
  for (const PairRange& range : pairRanges())
    shape.*range.member = {*between(range.minimum, range.maximum),
                           *between(range.minimum, range.maximum)};
  return clamped(shape);
}

RC_GTEST_PROP(AnyPrim, IsSoundAndTheSameTwice, ()) {
  const PrimShape shape = anyShape();
  const double detail = *rc::gen::elementOf(allDetails);
  const mesh::TriangleMesh surface = tessellate(shape, detail);
  RC_ASSERT(isSound(surface));
  const mesh::TriangleMesh again = tessellate(shape, detail);
  RC_ASSERT(again.positions == surface.positions);
  RC_ASSERT(again.triangles == surface.triangles);
}

RC_GTEST_PROP(AnyPrim, StaysWithinItsReach, ()) {
  const mesh::TriangleMesh surface = tessellate(anyShape(), 1);
  constexpr double reach = 3;  // half the width, the hole, the skew and the shear, all at once
  for (const glm::dvec3& p : surface.positions)
    RC_ASSERT(std::max({std::abs(p.x), std::abs(p.y), std::abs(p.z)}) < reach);
}

RC_GTEST_PROP(AnyPrim, ClampingTwiceChangesNothing, ()) {
  const PrimShape shape = anyShape();
  RC_ASSERT(clamped(shape) == shape);
}

RC_GTEST_PROP(AnyStraightSolid, IsClosedWhateverItsCut, ()) {
  PrimShape shape = defaultShape(*rc::gen::element(Kind::box, Kind::cylinder, Kind::prism));
  const int begin = *rc::gen::inRange(0, 98);
  shape.profileCut = {begin / 100.0, *rc::gen::inRange(begin + 1, 99) / 100.0};
  shape.twist = {*between(-1, 1), *between(-1, 1)};
  RC_ASSERT(unmatchedEdges(tessellate(shape, *rc::gen::elementOf(allDetails))) == 0U);
}

}  // namespace
}  // namespace wb::prim

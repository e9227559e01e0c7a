#include "tests/geometry/surface_checks.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace wb::prim {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double sixDigits = 1e-6;  // the radius of a square is given to six

double polygonArea(double sides, double radius) {
  return sides / 2 * radius * radius * std::sin(2 * pi / sides);
}

double volumeOf(const PrimShape& shape, double detail) { return volume(tessellate(shape, detail)); }

TEST(PrimVolume, BoxIsTheUnitCube) {
  const PrimShape box = defaultShape(Kind::box);
  for (const double detail : allDetails) EXPECT_NEAR(volumeOf(box, detail), 1, sixDigits) << detail;
}

TEST(PrimVolume, CylinderHasTheSidesOfItsDetail) {
  const PrimShape cylinder = defaultShape(Kind::cylinder);
  EXPECT_NEAR(volumeOf(cylinder, 1), polygonArea(6, 0.525), 1e-12);
  EXPECT_NEAR(volumeOf(cylinder, 1.5), polygonArea(9, 0.5), 1e-12);
  EXPECT_NEAR(volumeOf(cylinder, 4), polygonArea(24, 0.5), 1e-12);
}

TEST(PrimVolume, PrismIsATriangleInTheUnitCircle) {
  for (const double detail : allDetails)
    EXPECT_NEAR(volumeOf(defaultShape(Kind::prism), detail), polygonArea(3, 0.5), 1e-12);
}

TEST(PrimVolume, HoleIsTakenOut) {
  PrimShape shape = defaultShape(Kind::cylinder);
  shape.hollow = 0.5;
  EXPECT_NEAR(volumeOf(shape, 2), polygonArea(12, 0.5) * 0.75, 1e-12);
  shape.hole = Hole::triangle;
  EXPECT_NEAR(volumeOf(shape, 2), polygonArea(12, 0.5) - polygonArea(3, 0.25), 1e-12);
  shape.hole = Hole::square;
  EXPECT_NEAR(volumeOf(shape, 1), polygonArea(8, 0.5) - 0.25, sixDigits);
}

TEST(PrimVolume, HollowCountsHalfInATriangle) {
  PrimShape shape = defaultShape(Kind::prism);
  shape.hollow = 0.5;
  EXPECT_NEAR(volumeOf(shape, 1), polygonArea(3, 0.5) * (1 - 0.25 * 0.25), 1e-12);
}

TEST(PrimVolume, ProfileCutLeavesItsShareOfABox) {
  PrimShape shape = defaultShape(Kind::box);
  shape.profileCut = {0.25, 1};
  EXPECT_NEAR(volumeOf(shape, 1), 0.75, sixDigits);
  shape.profileCut = {0.125, 0.375};
  EXPECT_NEAR(volumeOf(shape, 1), 0.25, sixDigits);
}

TEST(PrimVolume, PathCutShortensABox) {
  PrimShape shape = defaultShape(Kind::box);
  shape.pathCut = {0.25, 0.75};
  EXPECT_NEAR(volumeOf(shape, 1), 0.5, sixDigits);
  EXPECT_EQ(lowestCorner(tessellate(shape, 1)).z, -0.25);
  EXPECT_EQ(highestCorner(tessellate(shape, 1)).z, 0.25);
}

TEST(PrimVolume, PyramidIsAThird) {
  PrimShape shape = defaultShape(Kind::box);
  shape.taper = {1, 1};
  EXPECT_NEAR(volumeOf(shape, 1), 1.0 / 3, sixDigits);
  shape.taper = {-1, -1};
  EXPECT_NEAR(volumeOf(shape, 1), 1.0 / 3, sixDigits);
}

TEST(PrimVolume, ShearMovesTheTopAndKeepsTheVolume) {
  PrimShape shape = defaultShape(Kind::box);
  shape.shear = {0.5, 0};
  EXPECT_NEAR(volumeOf(shape, 1), 1, sixDigits);
  EXPECT_NEAR(highestCorner(tessellate(shape, 1)).x, 1, sixDigits);
  EXPECT_NEAR(lowestCorner(tessellate(shape, 1)).x, -0.5, sixDigits);
}

TEST(PrimVolume, RoundKindsApproachTheirFormula) {
  const auto expectApproach = [](Kind kind, double formula, double tolerance) {
    const PrimShape shape = defaultShape(kind);
    EXPECT_LT(std::abs(volumeOf(shape, 4) - formula), std::abs(volumeOf(shape, 2) - formula));
    EXPECT_NEAR(volumeOf(shape, 4), formula, tolerance * formula) << name(kind);
  };
  expectApproach(Kind::cylinder, pi / 4, 0.02);
  expectApproach(Kind::sphere, pi / 6, 0.03);
  // An ellipse 1 wide and 0.25 high, around a circle of radius 0.5 * (1 - 0.25).
  expectApproach(Kind::torus, 2 * pi * 0.375 * (pi * 0.5 * 0.125), 0.03);
}

TEST(PrimExtent, ASphereTouchesTheUnitCubeAtItsPoles) {
  const mesh::TriangleMesh sphere = tessellate(defaultShape(Kind::sphere), 4);
  EXPECT_EQ(lowestCorner(sphere), glm::dvec3(-0.5));
  EXPECT_EQ(highestCorner(sphere), glm::dvec3(0.5));
}

TEST(PrimExtent, ATorusLiesAroundTheXAxis) {
  const mesh::TriangleMesh torus = tessellate(defaultShape(Kind::torus), 4);
  for (const glm::dvec3& position : torus.positions)
    EXPECT_GE(std::hypot(position.y, position.z), 0.25 - 1e-12);
  EXPECT_NEAR(highestCorner(torus).x, 0.5, 1e-12);
  EXPECT_NEAR(highestCorner(torus).z, 0.5, 1e-12);
}

TEST(PrimTwist, IsHalfATurnOnALine) {
  PrimShape shape = defaultShape(Kind::prism);
  shape.twist = {0, 1};
  const mesh::TriangleMesh surface = tessellate(shape, 1);
  double begin = -1;
  double end = 1;
  for (const glm::dvec3& p : surface.positions) {
    if (p.z == -0.5) begin = std::max(begin, p.x);
    if (p.z == 0.5) end = std::min(end, p.x);
  }
  EXPECT_NEAR(begin, 0.5, 1e-12);  // the triangle's corner is on +x, and half a turn later on -x
  EXPECT_NEAR(end, -0.5, 1e-12);
}

TEST(PrimTwist, QuarterTurnLiesTheBoxOnItself) {
  PrimShape shape = defaultShape(Kind::box);
  shape.twist = {0.5, 0.5};
  EXPECT_NEAR(volumeOf(shape, 1), 1, sixDigits);
  EXPECT_EQ(tessellate(shape, 1).triangles.size(),
            tessellate(defaultShape(Kind::box), 1).triangles.size());
}

}  // namespace
}  // namespace wb::prim

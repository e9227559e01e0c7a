#include "model/geometry/geometry.h"
#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>

#include <ostream>

namespace wb::prim {
namespace {

/// A worked prim: its triangles and its physics cost, 0.05 m * triangles / harmonic mean width.
struct WidthCase {
  std::string_view name;
  PrimShape shape;
  glm::dvec3 scale;
  double detail;
  std::size_t triangles;
  double cost;

  friend std::ostream& operator<<(std::ostream& stream, const WidthCase& width) {
    return stream << width.name;
  }
};

PrimShape hollowed(Kind kind, double hollow, Hole hole = Hole::same) {
  PrimShape shape = defaultShape(kind);
  shape.hollow = hollow;
  shape.hole = hole;
  return shape;
}

PrimShape cutBox() {
  return changed(Kind::box, [](PrimShape& shape) { shape.profileCut = {0.25, 1}; });
}

PrimShape cutTube() {
  return changed(Kind::tube, [](PrimShape& shape) { shape.pathCut = {0.1, 0.7}; });
}

PrimShape twistedRing() {
  return changed(Kind::ring, [](PrimShape& shape) { shape.twist = {0, 0.5}; });
}

PrimShape sliverSphere() {
  return changed(Kind::sphere, [](PrimShape& shape) {
    shape.hollow = 0.95;
    shape.profileCut = {0, 0.02};
    shape.twist = {-1, 1};
  });
}

class PrimWidth : public testing::TestWithParam<WidthCase> {};

TEST_P(PrimWidth, CostsWhatWasWorkedOut) {
  const WidthCase& expected = GetParam();
  const mesh::WidthStatistics found =
      widthStatistics(tessellate(expected.shape, expected.detail), expected.scale);
  EXPECT_EQ(found.triangles, expected.triangles);
  EXPECT_EQ(found.zeroWidth, 0U);
  EXPECT_NEAR(0.05 * found.inverseSum, expected.cost, 1e-9 * expected.cost);
}

INSTANTIATE_TEST_SUITE_P(
    Worked, PrimWidth,
    testing::Values(
        WidthCase{"hollow box", hollowed(Kind::box, 0.7), {1, 1, 1}, 1, 32, 7.217996337732764},
        WidthCase{
            "large hollow box", hollowed(Kind::box, 0.7), {12, 12, 12}, 2, 94, 2.1760694651332244},
        WidthCase{"cut box", cutBox(), {1, 2, 3}, 1, 16, 0.9283017122206858},
        WidthCase{"cylinder with a square hole",
                  hollowed(Kind::cylinder, 0.5, Hole::square),
                  {2, 2, 2},
                  1,
                  48,
                  6.3898288480220105},
        WidthCase{"torus", defaultShape(Kind::torus), {1, 1, 1}, 1, 72, 14.926746238372255},
        WidthCase{"cut tube", cutTube(), {1, 1, 1}, 1, 44, 14.900259781094531},
        WidthCase{"twisted ring", twistedRing(), {1, 1, 1}, 1, 42, 11.17175557796639},
        WidthCase{
            "sliver of a sphere", sliverSphere(), {0.5, 0.5, 0.5}, 1, 76, 430.88938813407077}));

TEST(PrimWidths, TheSliverSphereHasItsNamedWidth) {
  const auto statistics = widthStatistics(tessellate(sliverSphere(), 1), glm::dvec3(0.5));
  EXPECT_NEAR(mesh::harmonicMean(statistics), 0.00881896864, 1e-11);
}

TEST(PrimWidths, FollowTheScale) {
  const mesh::TriangleMesh box = tessellate(defaultShape(Kind::box), 1);
  const auto small = widthStatistics(box, {1, 1, 1});
  const auto large = widthStatistics(box, {2, 2, 2});
  EXPECT_DOUBLE_EQ(large.inverseSum, small.inverseSum / 2);
}

// 12 halves of unit squares: 2 * (1/2) / sqrt(2) wide.
TEST(PrimWidths, OfTheUnitBox) {
  const auto statistics = widthStatistics(tessellate(defaultShape(Kind::box), 1), glm::dvec3(1));
  EXPECT_EQ(statistics.triangles, 12U);
  EXPECT_NEAR(mesh::harmonicMean(statistics), 0.7071067811865476, 1e-6);
}

}  // namespace
}  // namespace wb::prim

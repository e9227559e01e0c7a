#include "model/geometry/geometry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace wb::mesh {
namespace {

constexpr double relative = 1e-12;

TEST(TriangleWidth, IsZeroWithoutArea) {
  EXPECT_EQ(triangleWidth({1, 2, 3}, {1, 2, 3}, {1, 2, 3}), 0);
  EXPECT_EQ(triangleWidth({0, 0, 0}, {1, 0, 0}, {1, 0, 0}), 0);
  EXPECT_EQ(triangleWidth({0, 0, 0}, {1, 0, 0}, {2, 0, 0}), 0);
}

// Twice the area over the longest edge, worked by hand.
TEST(TriangleWidth, IsTheHeightOverTheLongestEdge) {
  EXPECT_NEAR(triangleWidth({0, 0, 0}, {1, 0, 0}, {0, 1, 0}), std::sqrt(0.5), relative);
  EXPECT_NEAR(triangleWidth({0, 0, 0}, {2, 0, 0}, {0, 1, 0}), 2 / std::sqrt(5), relative);
  EXPECT_NEAR(triangleWidth({0, 0, 0}, {1, 0, 0}, {0.5, std::sqrt(0.75), 0}), std::sqrt(0.75),
              relative);
  EXPECT_NEAR(triangleWidth({0, 0, 0}, {10, 0, 0}, {5, 0.01, 0}), 0.01, relative);
  EXPECT_NEAR(triangleWidth({0, 0, 0}, {4, 0, 0}, {6, 1, 0}), 4 / std::sqrt(37), relative);
}

TEST(TriangleWidth, HoldsForTinyAndHugeTriangles) {
  for (const double size : {1e-12, 1e-6, 1e6, 1e9})
    EXPECT_NEAR(triangleWidth({0, 0, 0}, {size, 0, 0}, {0, size, 0}) / size, std::sqrt(0.5),
                relative)
        << size;
}

TriangleMesh boxOfTwelve() {
  TriangleMesh mesh;
  for (int corner = 0; corner < 8; ++corner)
    mesh.positions.emplace_back((corner & 4) / 4 - 0.5, (corner & 2) / 2 - 0.5, (corner & 1) - 0.5);
  mesh.triangles = {{0, 1, 3}, {0, 3, 2}, {4, 6, 7}, {4, 7, 5}, {0, 4, 5}, {0, 5, 1},
                    {2, 3, 7}, {2, 7, 6}, {1, 5, 7}, {1, 7, 3}, {0, 2, 6}, {0, 6, 4}};
  return mesh;
}

/// Half of an a by b rectangle has the width a b / hypot(a, b).
double boxMean(const glm::dvec3& s) {
  const auto inverse = [](double a, double b) { return std::hypot(a, b) / (a * b); };
  return 3 / (inverse(s.x, s.y) + inverse(s.y, s.z) + inverse(s.z, s.x));
}

TEST(WidthStatistics, OfABoxAtAScaleIsTheHarmonicMeanOfItsSides) {
  for (const glm::dvec3& scale : {glm::dvec3(1), glm::dvec3(0.5), glm::dvec3(10, 10, 0.5),
                                  glm::dvec3(4, 0.5, 3), glm::dvec3(0.51, 7, 3)}) {
    const auto statistics = widthStatistics(boxOfTwelve(), scale);
    EXPECT_EQ(statistics.triangles, 12u);
    EXPECT_EQ(statistics.zeroWidth, 0u);
    EXPECT_NEAR(harmonicMean(statistics), boxMean(scale), relative * boxMean(scale));
  }
}

TEST(WidthStatistics, OfAnEmptyMeshIsZero) {
  EXPECT_EQ(widthStatistics({}, glm::dvec3(1)), WidthStatistics{});
  EXPECT_EQ(harmonicMean({}), 0);
}

TEST(WidthStatistics, OneTriangleWithoutWidthMakesTheMeanZeroAndNothingInfinite) {
  TriangleMesh mesh = boxOfTwelve();
  mesh.triangles.push_back({0, 0, 1});
  const auto statistics = widthStatistics(mesh, glm::dvec3(1));
  EXPECT_EQ(statistics.zeroWidth, 1u);
  EXPECT_TRUE(std::isfinite(statistics.inverseSum));
  EXPECT_EQ(harmonicMean(statistics), 0);
}

TEST(HarmonicMean, OfATenthAndOneIsTwoElevenths) {
  EXPECT_NEAR(harmonicMean({2, 1 / 0.1 + 1 / 1.0, 0}), 2.0 / 11, relative);
}

// A tenth of a micrometre off a seam is a width, not rounding noise.
TEST(WidthStatistics, KeepsASliversWidth) {
  const TriangleMesh mesh{{{0.4, 0.3, 0}, {0.5, 0.3, 0}, {0.45, 0.3, 2e-7}}, {{0, 1, 2}}};
  EXPECT_NEAR(triangleWidths(mesh, glm::dvec3(1))[0], 2e-7, 1e-18);
  const WidthStatistics statistics = widthStatistics(mesh, glm::dvec3(1));
  EXPECT_EQ(statistics.zeroWidth, 0u);
  EXPECT_NEAR(statistics.inverseSum * 2e-7, 1, 1e-9);
}

using RandomCorner = std::array<std::int16_t, 3>;

glm::dvec3 at(const RandomCorner& corner) { return {corner[0], corner[1], corner[2]}; }

RC_GTEST_PROP(TriangleWidth, IsTheSameFromEveryCorner,
              (RandomCorner a, RandomCorner b, RandomCorner c)) {
  const double width = triangleWidth(at(a), at(b), at(c));
  RC_ASSERT(std::isfinite(width));
  RC_ASSERT(std::abs(triangleWidth(at(b), at(c), at(a)) - width) <= 1e-9 * width);
  RC_ASSERT(std::abs(triangleWidth(at(c), at(b), at(a)) - width) <= 1e-9 * width);
}

RC_GTEST_PROP(TriangleWidth, GrowsWithTheScale, (RandomCorner a, RandomCorner b, RandomCorner c)) {
  const double width = triangleWidth(at(a), at(b), at(c));
  RC_ASSERT(triangleWidth(4.0 * at(a), 4.0 * at(b), 4.0 * at(c)) == 4 * width);
}

}  // namespace
}  // namespace wb::mesh

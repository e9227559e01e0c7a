#include "model/import3d/triangulate.h"

#include "model/base/limits.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

namespace wb::import3d {
namespace {

using Polygon = std::vector<aiVector3D>;

/// Twice the area of a triangle, as a vector.
aiVector3D areaOf(const Polygon& corners, const FlatTriangle& t) {
  return (corners[t[1]] - corners[t[0]]) ^ (corners[t[2]] - corners[t[0]]);
}

/// Of all triangles, each without its sign: more than the polygon's where they lie over each other.
double areaOf(const Polygon& corners, const std::vector<FlatTriangle>& triangles) {
  double area = 0;
  for (const FlatTriangle& triangle : triangles) area += areaOf(corners, triangle).Length() / 2;
  return area;
}

std::vector<FlatTriangle> triangulated(const Polygon& corners) {
  return triangulate(corners, std::array{corners.size()});
}

TEST(Triangulate, aConvexPolygonIsAFan) {
  const Polygon flatSquare{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
  EXPECT_EQ(triangulated(flatSquare), (std::vector<FlatTriangle>{{0, 1, 2}, {0, 2, 3}}));
  EXPECT_TRUE(triangulated({{0, 0, 0}, {1, 0, 0}}).empty());
}

TEST(Triangulate, aConcaveOneIsNotCovered) {
  const Polygon dart{{0, 0, 0}, {2, -2, 0}, {0, 4, 0}, {-2, -2, 0}};  // The fan from 1 would miss.
  const Polygon turned{{2, -2, 0}, {0, 4, 0}, {-2, -2, 0}, {0, 0, 0}};
  for (const Polygon& polygon : {dart, turned})
    EXPECT_NEAR(areaOf(polygon, triangulated(polygon)), 8, 1e-6);
}

TEST(Triangulate, cornersThatAreNoneOrInALineStillCount) {
  const Polygon line{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}};
  EXPECT_EQ(triangulated(line).size(), 3U);
  EXPECT_EQ(triangulated({{0, 0, 0}, {1, 0, 0}, {1, NAN, 0}, {0, 1, 0}}).size(), 2U);
}

TEST(Triangulate, aPolygonThatCrossesItselfHasAsMany) {
  EXPECT_EQ(triangulated({{0, 0, 0}, {2, 2, 0}, {2, 0, 0}, {0, 2, 0}, {-1, 1, 0}}).size(), 3U);
}

TEST(Triangulate, severalHolesAreCutOut) {
  Polygon corners{{0, 0, 0}, {0, 9, 0}, {0, 9, 9}, {0, 0, 9}};
  std::vector<std::size_t> rings{4};
  for (const float at : {1.0F, 4.0F, 7.0F}) {
    for (const auto& [y, z] : {std::pair{0.0F, 0.0F}, {1.0F, 0.0F}, {1.0F, 1.0F}, {0.0F, 1.0F}})
      corners.emplace_back(0.0F, at + y, 9 - at + z - 1);
    rings.push_back(4);
  }
  const auto triangles = triangulate(corners, rings);
  EXPECT_EQ(triangles.size(), 16U + 2 * 3 - 2);
  EXPECT_NEAR(areaOf(corners, triangles), 81 - 3, 1e-4);
}

TEST(Triangulate, aVastPolygonIsAFan) {
  Polygon round;
  for (std::size_t i = 0; i <= limits::polygonCorners; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / 5000;
    round.emplace_back(static_cast<float>(1000 * std::cos(angle)),
                       static_cast<float>(1000 * std::sin(angle)), 0.0F);
  }
  EXPECT_EQ(triangulated(round).size(), round.size() - 2);
  round[7] = {0, 0, 0};
  EXPECT_EQ(triangulated(round).size(), round.size() - 2);
}

/// A star about the origin, turned anyhow: simple, and seldom convex.
RC_GTEST_PROP(TriangulateProperty, coversAStarOnce, ()) {
  const auto radii =
      *rc::gen::suchThat(rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 20)),
                         [](const std::vector<int>& numbers) { return numbers.size() >= 3; });
  const double tilt = *rc::gen::inRange(0, 628) / 100.0;
  Polygon star;
  double area = 0;
  const double step = 2 * std::numbers::pi / static_cast<double>(radii.size());
  for (std::size_t i = 0; i < radii.size(); ++i) {
    const double angle = step * static_cast<double>(i);
    const double x = radii[i] * std::cos(angle);
    const double y = radii[i] * std::sin(angle);
    star.emplace_back(static_cast<float>(x), static_cast<float>(y * std::cos(tilt)),
                      static_cast<float>(y * std::sin(tilt)));
    area += radii[i] * radii[(i + 1) % radii.size()] * std::sin(step) / 2;
  }
  const auto triangles = triangulated(star);
  RC_ASSERT(triangles.size() == star.size() - 2);
  RC_ASSERT(std::abs(areaOf(star, triangles) - area) < 1e-3 * area);
}

}  // namespace
}  // namespace wb::import3d

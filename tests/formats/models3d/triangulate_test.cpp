#include "model/formats/models3d/detail/triangulate.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/surface_maker.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

namespace wb::import3d {
namespace {

using Polygon = std::vector<Vector3>;

/// Twice the area of a triangle, as a vector.
Vector3 areaOf(const Polygon& corners, const FlatTriangle& t) {
  return cross(corners[t[1]] - corners[t[0]], corners[t[2]] - corners[t[0]]);
}

/// Of all triangles, each without its sign: more than the polygon's where they lie over each other.
double areaOf(const Polygon& corners, const std::vector<FlatTriangle>& triangles) {
  double area = 0;
  for (const FlatTriangle& triangle : triangles) {
    const Vector3 twice = areaOf(corners, triangle);
    area += std::hypot(twice.x, twice.y, twice.z) / 2;
  }
  return area;
}

std::vector<FlatTriangle> triangulated(const Polygon& corners) {
  return triangulate(corners, std::array{corners.size()});
}

double lostOf(const Polygon& corners, const std::vector<FlatTriangle>& triangles) {
  return StatedPolygon(corners, std::array{corners.size()}).lostBy(triangles);
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

/// In rows and columns, so that corners of many lie in one line.
TEST(Triangulate, holesInRowsAreCutOut) {
  for (const int side : {2, 10, 30}) {
    const auto width = static_cast<float>(2 * side);
    Polygon corners{{0, 0, 0}, {width, 0, 0}, {width, width, 0}, {0, width, 0}};
    std::vector<std::size_t> rings{4};
    for (int i = 0; i < side * side; ++i) {
      const auto x = static_cast<float>(i % side * 2);
      const auto y = static_cast<float>(i / side * 2);
      corners.insert(
          corners.end(),
          {{x + 0.5F, y + 0.5F, 0.0F}, {x + 1, y + 1.5F, 0.0F}, {x + 1.5F, y + 0.5F, 0.0F}});
      rings.push_back(3);
    }
    const auto triangles = triangulate(corners, rings);
    const double right = width * width - 0.5 * side * side;
    EXPECT_EQ(triangles.size(), corners.size() + 2 * (rings.size() - 1) - 2);
    EXPECT_NEAR(areaOf(corners, triangles), right, 1e-6 * right) << side;
    EXPECT_EQ(StatedPolygon(corners, rings).lostBy(triangles), 0) << side;
  }
}

TEST(Triangulate, aVastPolygonLosesNothing) {
  Polygon round;
  for (std::size_t i = 0; i <= limits::polygonCorners; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / 5000;
    round.emplace_back(static_cast<float>(1000 * std::cos(angle)),
                       static_cast<float>(1000 * std::sin(angle)), 0.0F);
  }
  EXPECT_EQ(triangulated(round).size(), round.size() - 2);
  round[7] = {0, 0, 0};
  const auto triangles = triangulated(round);
  EXPECT_EQ(triangles.size(), round.size() - 2);
  EXPECT_EQ(lostOf(round, triangles), 0);
}

/// A spiral of two arms a unit apart, of `count` corners on each.
Polygon spiral(std::size_t count) {
  Polygon corners;
  for (const double side : {0.0, 0.5})
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t along = side == 0 ? i : count - 1 - i;
      const double angle =
          40 * std::numbers::pi * static_cast<double>(along) / static_cast<double>(count);
      const double radius = 1 + side + angle / (2 * std::numbers::pi);
      corners.emplace_back(static_cast<float>(radius * std::cos(angle)),
                           static_cast<float>(radius * std::sin(angle)), 0.0F);
    }
  return corners;
}

/// A comb of so many teeth, a star of so many points: what turns back and forth at each corner.
Polygon comb(std::size_t teeth) {
  Polygon corners{{static_cast<float>(teeth), -1, 0}, {0, -1, 0}};
  for (std::size_t i = 0; i < teeth; ++i) {
    corners.emplace_back(static_cast<float>(i), 5.0F, 0.0F);
    corners.emplace_back(static_cast<float>(i) + 0.5F, 0.0F, 0.0F);
  }
  return corners;
}

Polygon starOf(std::size_t points) {
  Polygon corners;
  for (std::size_t i = 0; i < 2 * points; ++i) {
    const double angle = std::numbers::pi * static_cast<double>(i) / static_cast<double>(points);
    const double radius = i % 2 == 0 ? 10 : 7;
    corners.emplace_back(static_cast<float>(radius * std::cos(angle)), 3.0F,
                         static_cast<float>(radius * std::sin(angle)));
  }
  return corners;
}

/// Past what was a fan before: a quarter of such a polygon's surface was lost.
TEST(Triangulate, vastConcavePolygonsLoseNothing) {
  for (const Polygon& polygon : {spiral(12'561), comb(12'560), starOf(12'561)}) {
    const auto triangles = triangulated(polygon);
    EXPECT_EQ(triangles.size(), polygon.size() - 2);
    EXPECT_EQ(lostOf(polygon, triangles), 0) << polygon.size();
    const StatedPolygon stated(polygon, std::array{polygon.size()});
    EXPECT_NEAR(areaOf(polygon, triangles), stated.area(), 1e-3 * stated.area());
  }
}

/// Newell's sum knows nothing of triangles.
TEST(StatedPolygon, knowsWhatTrianglesDoNotCover) {
  const Polygon dart{{2, -2, 0}, {0, 4, 0}, {-2, -2, 0}, {0, 0, 0}};  // 8 square metres
  EXPECT_DOUBLE_EQ(StatedPolygon(dart, std::array<std::size_t, 1>{4}).area(), 8);
  EXPECT_EQ(lostOf(dart, triangulated(dart)), 0);
  EXPECT_DOUBLE_EQ(lostOf(dart, {{3, 0, 1}}), 4) << "half of it";
  EXPECT_DOUBLE_EQ(lostOf(dart, {{0, 1, 2}, {0, 2, 3}}), 4) << "a fan across the dent";
  EXPECT_EQ(lostOf({{0, 0, 0}, {3, 2, 0}, {3, 0, 0}, {0, 2, 0}}, {{0, 1, 2}, {0, 2, 3}}), 0)
      << "it crosses itself";
  const Polygon folded{{0, 0, 0}, {1, 0, 1}, {1, 1, 0}, {0, 1, 1}};
  EXPECT_EQ(lostOf(folded, triangulated(folded)), 0);
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

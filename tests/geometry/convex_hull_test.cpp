#include "model/geometry/convex_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

namespace wb::mesh {
namespace {

using Points = std::vector<glm::dvec3>;

Points cubeCorners(double half) {
  Points points;
  for (const double x : {-half, half})
    for (const double y : {-half, half})
      for (const double z : {-half, half}) points.emplace_back(x, y, z);
  return points;
}

/// Points of a spiral over the unit sphere: all extreme.
Points spherePoints(int count) {
  Points points;
  for (int i = 0; i < count; ++i) {
    const double z = 1 - (2.0 * i + 1) / count;
    const double angle = 2 * std::numbers::pi * i / std::numbers::phi;
    const double radius = std::sqrt(1 - z * z);
    points.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return points;
}

double diagonalOf(const Points& points) {
  glm::dvec3 low = points.front();
  glm::dvec3 high = points.front();
  for (const auto& point : points) {
    low = glm::min(low, point);
    high = glm::max(high, point);
  }
  return glm::length(high - low);
}

/// How far a point is outside the hull's faces, in the points' unit.
double outside(const ConvexHull& hull, const glm::dvec3& point) {
  double most = -1e300;
  for (const auto& [a, b, c] : hull.triangles) {
    const glm::dvec3 normal =
        glm::cross(hull.vertices[b] - hull.vertices[a], hull.vertices[c] - hull.vertices[a]);
    const double length = glm::length(normal);
    if (length > 1e-12) most = std::max(most, glm::dot(normal, point - hull.vertices[a]) / length);
  }
  return most;
}

bool isClosed(const ConvexHull& hull) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
  for (const auto& [a, b, c] : hull.triangles)
    for (const auto& edge : {std::pair{a, b}, std::pair{b, c}, std::pair{c, a}}) ++edges[edge];
  return std::ranges::all_of(edges, [&](const auto& edge) {
    return edge.second == 1 && edges.contains({edge.first.second, edge.first.first});
  });
}

TEST(ConvexHull, RefusesWhatHasNoVolume) {
  EXPECT_FALSE(convexHull({}));
  EXPECT_FALSE(convexHull(Points(7, {1, 2, 3})));
  EXPECT_FALSE(convexHull(Points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}));
  EXPECT_FALSE(convexHull(Points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0.5, 0.2, 0}}));
  EXPECT_FALSE(convexHull(Points{{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {4, 4, 4}}));
  EXPECT_FALSE(convexHull(Points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 1e-9}}));
}

TEST(ConvexHull, SaysHowManyPointsThereAre) {
  const auto few = convexHull(Points{{0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  ASSERT_FALSE(few);
  EXPECT_EQ(few.error().text.code, "mesh.hull_few_points");
  EXPECT_EQ(message(few.error()),
            "has too few distinct points (3); a hull needs at least four points that are not in "
            "one plane");
}

TEST(ConvexHull, OfATetrahedronIsTheTetrahedron) {
  const auto hull = convexHull(Points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  ASSERT_TRUE(hull);
  EXPECT_EQ(hull->vertices.size(), 4u);
  EXPECT_EQ(hull->triangles.size(), 4u);
  EXPECT_NEAR(hull->volume, 1.0 / 6, 1e-15);
}

TEST(ConvexHull, LeavesOutPointsInsideOnFacesAndOnEdges) {
  Points points = cubeCorners(0.5);
  for (int i = -4; i <= 4; ++i)
    for (int k = -4; k <= 4; ++k)
      for (int axis = 0; axis < 3; ++axis)
        for (const double side : {-0.5, 0.5}) {
          glm::dvec3 point(0.125 * i, 0.125 * k, 0);
          point[2] = side;
          std::swap(point[2], point[axis]);
          points.push_back(point);
        }
  points.emplace_back(0.1, 0.2, 0.3);
  const auto hull = convexHull(points);
  ASSERT_TRUE(hull);
  EXPECT_EQ(hull->vertices.size(), 8u);
  EXPECT_NEAR(hull->volume, 1, 1e-12);
  EXPECT_TRUE(isClosed(*hull));
}

TEST(ConvexHull, KeepsABulgeAboveTheToleranceAndNotOneBelow) {
  const double diagonal = std::sqrt(3.0);
  for (const auto& [bulge, vertices] : {std::pair{0.3, 8u}, std::pair{3.0, 9u}}) {
    Points points = cubeCorners(0.5);
    points.emplace_back(0.1, 0.1, 0.5 + bulge * hullTolerance * diagonal);
    const auto hull = convexHull(points);
    ASSERT_TRUE(hull);
    EXPECT_EQ(hull->vertices.size(), vertices) << "bulge of " << bulge << " tolerances";
  }
}

TEST(ConvexHull, TakesNearDuplicatesAsOne) {
  Points points = cubeCorners(0.5);
  for (const auto& corner : cubeCorners(0.5)) points.push_back(corner * (1 + 1e-8));
  const auto hull = convexHull(points);
  ASSERT_TRUE(hull);
  EXPECT_EQ(hull->vertices.size(), 8u);
}

TEST(ConvexHull, CountsEveryPointOfASphere) {
  const auto hull = convexHull(spherePoints(500));
  ASSERT_TRUE(hull);
  EXPECT_EQ(hull->vertices.size(), 500u);
  EXPECT_EQ(hull->triangles.size(), 996u);
}

Points randomPoints(const std::vector<std::array<std::int16_t, 3>>& raw) {
  Points points;
  for (const auto& [x, y, z] : raw) points.emplace_back(x / 65535.0, y / 65535.0, z / 65535.0);
  return points;
}

RC_GTEST_PROP(ConvexHull, ContainsItsPointsAndIsClosed,
              (const std::vector<std::array<std::int16_t, 3>>& raw)) {
  const Points points = randomPoints(raw);
  const auto hull = convexHull(points);
  RC_PRE(hull.has_value());
  RC_ASSERT(isClosed(*hull));
  RC_ASSERT(hull->volume > 0);
  const double tolerance = 4 * hullTolerance * diagonalOf(points);
  for (const auto& point : points) RC_ASSERT(outside(*hull, point) <= tolerance);
  for (const auto& vertex : hull->vertices)
    RC_ASSERT(std::ranges::find(points, vertex) != points.end());
}

RC_GTEST_PROP(ConvexHull, HasAsManyVerticesAtAnyScaleAndPlace,
              (const std::vector<std::array<std::int16_t, 3>>& raw)) {
  const Points points = randomPoints(raw);
  const auto hull = convexHull(points);
  RC_PRE(hull.has_value());
  Points moved;
  for (const auto& point : points) moved.push_back(point * 1024.0 + glm::dvec3(64, -32, 16));
  const auto same = convexHull(moved);
  RC_ASSERT(same.has_value());
  RC_ASSERT(same->vertices.size() == hull->vertices.size());
}

void expectEncloses(const Points& points, std::size_t limit, double largestExcess) {
  const auto exact = convexHull(points);
  const auto hull = enclosingHull(points, limit);
  ASSERT_TRUE(exact && hull);
  EXPECT_LE(hull->vertices.size(), limit);
  EXPECT_TRUE(isClosed(*hull));
  const double tolerance = 4 * hullTolerance * diagonalOf(points);
  for (const auto& point : points) ASSERT_LE(outside(*hull, point), tolerance);
  glm::dvec3 low = points.front();
  glm::dvec3 high = points.front();
  for (const auto& point : points) {
    low = glm::min(low, point);
    high = glm::max(high, point);
  }
  for (const auto& vertex : hull->vertices)
    EXPECT_TRUE(glm::all(glm::lessThanEqual(low, vertex)) &&
                glm::all(glm::lessThanEqual(vertex, high)));
  EXPECT_GE(hull->volume, exact->volume * (1 - 1e-6));
  EXPECT_LE(hull->volume, exact->volume * (1 + largestExcess));
}

TEST(EnclosingHull, OfFewPointsIsTheirHull) {
  const auto hull = enclosingHull(cubeCorners(2), 256);
  ASSERT_TRUE(hull);
  EXPECT_EQ(hull->vertices.size(), 8u);
  EXPECT_NEAR(hull->volume, 64, 1e-9);
}

// 130 planes around a sphere leave 1 + about 2 pi / (sqrt(3) 130) of its volume at best.
TEST(EnclosingHull, OfASphereIsLittleLarger) {
  expectEncloses(spherePoints(5000), 256, 0.05);
  expectEncloses(spherePoints(20'000), 256, 0.05);
}

TEST(EnclosingHull, CanBeCoarse) {
  expectEncloses(spherePoints(300), 32, 0.5);
  expectEncloses(spherePoints(300), 8, 1.0);
}

TEST(EnclosingHull, OfAThinSheetStaysThin) {
  Points points = spherePoints(3000);
  for (auto& point : points) point.z *= 1e-3;
  expectEncloses(points, 256, 0.05);
}

/// From -0.3 to 0.1, where the lower end and the size make more than the upper end.
TEST(EnclosingHull, StaysInTheBoxToTheLastBit) {
  const double low = -0.3;
  const double high = 0.1;
  ASSERT_GT(low + (high - low), high);
  Points points = spherePoints(500);
  glm::dvec3 least(2);
  for (const auto& point : points) least = glm::min(least, point);
  for (auto& point : points)
    point = glm::clamp(low + (point - least) / (-2.0 * least) * (high - low), low, high);
  for (int axis = 0; axis < 3; ++axis)
    (*std::ranges::max_element(points, {}, [axis](const glm::dvec3& p) { return p[axis]; }))[axis] =
        high;
  expectEncloses(points, 64, 0.5);
}

TEST(EnclosingHull, IsTheSameEveryTime) {
  const auto first = enclosingHull(spherePoints(2000));
  const auto second = enclosingHull(spherePoints(2000));
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->vertices, second->vertices);
}

TEST(DistinctPoints, KeepsTheFirstOfEachAndTakesZerosAsOne) {
  const Points points{{0, 0, 0}, {1, 0, 0}, {-0.0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  EXPECT_EQ(distinctPoints(points), (Points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}));
}

}  // namespace
}  // namespace wb::mesh

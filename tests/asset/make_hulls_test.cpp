#include "model/asset/make_blocks.h"
#include "model/core/limits.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace wb::asset {
namespace {

using Points = std::vector<glm::dvec3>;

/// Points of a sphere of radius 0.5 along a spiral: all extreme, none on the grid of stored values.
Points sphere(std::size_t count) {
  Points points;
  for (std::size_t i = 0; i < count; ++i) {
    const double z = 1 - 2 * (static_cast<double>(i) + 0.5) / static_cast<double>(count);
    const double angle = 2.4 * static_cast<double>(i);
    const double radius = std::sqrt(1 - z * z);
    points.push_back(0.5 * glm::dvec3(radius * std::cos(angle), radius * std::sin(angle), z));
  }
  return points;
}

Points box(const glm::dvec3& half) {
  Points points;
  for (int i = 0; i < 8; ++i)
    points.push_back(half * glm::dvec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1));
  return points;
}

/// Its point lies on the side of the unit cube, between stored values.
Points pyramid() {
  constexpr double off = 0.1234567;
  return {{0.5, off, off}, {0, -0.3, -0.3}, {0, 0.3, -0.3}, {0, -0.3, 0.3}, {0, 0.3, 0.3}};
}

/// How far the worst point sticks out of a hull, in units of the hull's diagonal. Independent of
/// the hull's triangles: support planes in many directions.
double overhang(const Points& points, const HullPoints& stored, const Domain3& domain) {
  const Points hull = toPoints(stored, domain);
  const auto furthest = [](const Points& all, const glm::dvec3& direction) {
    double most = glm::dot(all[0], direction);
    for (const glm::dvec3& point : all) most = std::max(most, glm::dot(point, direction));
    return most;
  };
  double worst = 0;
  for (const glm::dvec3& direction : sphere(500)) {
    const glm::dvec3 unit = glm::normalize(direction);
    worst = std::max(worst, furthest(points, unit) - furthest(hull, unit));
  }
  return worst;
}

constexpr double tolerance = 2 * mesh::hullTolerance;

TEST(QuantisedOutward, ABoxOfStoredValuesStaysItself) {
  const Points corners = box(glm::dvec3(0.5));
  HullPoints stored = quantisedOutward(corners, corners, {});
  std::ranges::sort(stored);
  ASSERT_EQ(stored.size(), 8u);
  EXPECT_EQ(stored.front(), (Quantised3{0, 0, 0}));
  EXPECT_EQ(stored.back(), (Quantised3{65535, 65535, 65535}));
}

TEST(QuantisedOutward, KeepsTheNumberOfVerticesWhereThereIsRoom) {
  const Points points = sphere(100);
  const Domain3 roomy{glm::dvec3(-0.505), glm::dvec3(0.505)};
  const HullPoints stored = quantisedOutward(points, points, roomy);
  EXPECT_EQ(stored.size(), 100u);
  EXPECT_LE(overhang(points, stored, roomy), tolerance);
}

TEST(QuantisedOutward, WithoutRoomToGrowTheHullStillContainsItsPoints) {
  const Points points = pyramid();
  const HullPoints stored = quantisedOutward(points, points, {});
  EXPECT_LE(overhang(points, stored, {}), tolerance);
  EXPECT_LE(stored.size(), 20u);
}

TEST(QuantisedOutward, ASheetThinnerThanAStepStaysThin) {
  const Points points = box({0.4, 0.3, 2e-6});
  const HullPoints stored = quantisedOutward(points, points, {});
  EXPECT_LE(overhang(points, stored, {}), tolerance);
  for (const glm::dvec3& point : toPoints(stored, {})) EXPECT_LE(std::abs(point.z), 1e-3);
}

RC_GTEST_PROP(QuantisedOutwardProperty, ContainsEveryPointAndStaysInTheDomain, ()) {
  Points points;
  const auto count = *rc::gen::inRange<std::size_t>(4, 40);
  for (std::size_t i = 0; i < count; ++i) {
    glm::dvec3& point = points.emplace_back();
    for (glm::length_t axis = 0; axis < 3; ++axis)
      point[axis] = *rc::gen::inRange(-500'000, 500'001) * 1e-6;
  }
  const auto hull = mesh::convexHull(points);
  RC_PRE(hull.has_value());
  const HullPoints stored = quantisedOutward(hull->vertices, points, {});
  RC_ASSERT(stored.size() <= 256u);
  RC_ASSERT(overhang(points, stored, {}) <= tolerance);
}

TEST(MakePhysicsConvex, EveryHullIsRoundedOutward) {
  const auto convex = makePhysicsConvex(sphere(400), {box(glm::dvec3(0.25)), sphere(50)});
  ASSERT_TRUE(convex);
  EXPECT_LE(convex->baseHull->size(), 256u);
  ASSERT_EQ(convex->hulls.size(), 2u);
  EXPECT_EQ(convex->hulls[0].size(), 8u);
  EXPECT_EQ(convex->hulls[1].size(), 50u);
  EXPECT_LE(overhang(sphere(400), *convex->baseHull, convex->domain), tolerance);
  EXPECT_LE(overhang(sphere(50), convex->hulls[1], convex->domain), tolerance);
}

TEST(MakePhysicsConvex, TheDomainGrowsByOnePercentWhereAHullNeedsRoom) {
  const auto convex = makePhysicsConvex(sphere(50), {pyramid()});
  ASSERT_TRUE(convex);
  EXPECT_EQ(convex->domain, (Domain3{glm::dvec3(-0.505), glm::dvec3(0.505)}));
  EXPECT_EQ(convex->hulls[0].size(), 5u);
  EXPECT_LE(overhang(pyramid(), convex->hulls[0], convex->domain), tolerance);
}

TEST(MakePhysicsConvex, ABoxNeedsNoLargerDomain) {
  const auto convex = makePhysicsConvex(box(glm::dvec3(0.5)));
  ASSERT_TRUE(convex);
  EXPECT_EQ(convex->domain, Domain3{});
  EXPECT_EQ(convex->baseHull->size(), 8u);
  EXPECT_TRUE(convex->hulls.empty());
}

TEST(MakePhysicsConvex, NamesTheHullThatHasNoVolume) {
  EXPECT_EQ(makePhysicsConvex({}).error().place, "base hull");
  EXPECT_EQ(makePhysicsConvex(sphere(9), {sphere(9), box({1, 1, 0})}).error().place, "hull 2");
}

/// Rounding outward would take more of so thin a hull.
TEST(MakeNearestConvex, KeepsTheNumberOfVertices) {
  const Points panel{{-0.5, -0.5, 0}, {0.5, -0.5, 0.002}, {0.5, 0.5, 0}, {-0.5, 0.5, 0.002}};
  const auto made = makeNearestConvex(box(glm::dvec3(0.5)), {panel});
  ASSERT_TRUE(made);
  ASSERT_EQ(made->hulls.size(), 1u);
  const Points stored = toPoints(made->hulls[0], made->domain);
  ASSERT_EQ(stored.size(), panel.size());
  for (const glm::dvec3& point : panel)
    EXPECT_TRUE(std::ranges::any_of(
        stored, [&](const glm::dvec3& other) { return glm::distance(point, other) < 2e-5; }));
}

TEST(SourceHull, HoldsThePositionsOfAllFaces) {
  mesh::TriangleMesh low{box(glm::dvec3(0.25)), {}};
  mesh::TriangleMesh high{box(glm::dvec3(0.5)), {}};
  const auto hull = sourceHull({makeFace(low), Face{}, makeFace(high)});
  ASSERT_TRUE(hull);
  EXPECT_EQ(hull->vertices.size(), 8u);
  EXPECT_NEAR(hull->volume, 1, 1e-9);
}

TEST(SourceHull, HasAtMost256Vertices) {
  const auto hull = sourceHull({makeFace({sphere(1000), {}})});
  ASSERT_TRUE(hull);
  EXPECT_LE(hull->vertices.size(), 256u);
}

TEST(SourceHull, OfManyPositionsIsRememberedForThoseAlone) {
  const Face small = makeFace({sphere(5000), {}});
  Face large = small;
  large.positionDomain = {small.positionDomain.min * 2.0, small.positionDomain.max * 2.0};
  for (const Faces& faces : {Faces{small}, Faces{large}, Faces{small, large}, Faces{small}}) {
    const auto hull = sourceHull(faces);
    const auto expected = mesh::enclosingHull(positionsOf(faces), limits::verticesPerHull);
    ASSERT_TRUE(hull && expected);
    EXPECT_EQ(hull->vertices, expected->vertices);
    EXPECT_EQ(hull->triangles, expected->triangles);
  }
}

TEST(SourceHull, FlatFacesHaveNone) {
  EXPECT_FALSE(sourceHull({}));
  EXPECT_FALSE(sourceHull({makeFace({box({1, 1, 0}), {}})}));
}

}  // namespace
}  // namespace wb::asset

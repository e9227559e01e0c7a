#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting.h"
#include "tests/shapes/boxes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::shape {
namespace {

using namespace test;

/// A room of 4 m with walls 0.2 m thick and a slit of some width all along a side.
mesh::TriangleMesh roomWithSlit(double width) {
  return meshOfBoxes({{{0, 0, 0}, {4, 4, 0.2}},
                      {{0, 0, 3.8}, {4, 4, 4}},
                      {{0, 0, 0.2}, {0.2, 4, 3.8}},
                      {{3.8, 0, 0.2}, {4, 4, 3.8}},
                      {{0.2, 0, 0.2}, {3.8, 0.2, 3.8}},
                      {{0.2, 3.8, 0.2}, {3.8, 4, 3.8 - width}}});
}

TEST(Solid, IsWhatCannotBeReached) {
  const auto solid = Solid::of(meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}}));
  ASSERT_TRUE(solid);
  EXPECT_EQ(solid->distance({0.5, 0.5, 0.5}), 0);
  EXPECT_NEAR(solid->distance({0.5, 0.5, 1.05}), 0.05, 1e-9);
  EXPECT_NEAR(solid->distance({1.03, 1.04, 0.5}), 0.05, 1e-9);
  EXPECT_NEAR(solid->surfaceDistance({0.5, 0.5, 0.9}), 0.1, 1e-9);
  EXPECT_NEAR(solid->outward({0.5, 0.5, 1}).z, 1, 1e-6);
}

/// The closing width of so large a room is 2 % of its diagonal, 0.139 m.
TEST(Solid, ClosesOnlyNarrowHoles) {
  const glm::dvec3 middle(2, 2, 2);
  const auto narrow = Solid::of(roomWithSlit(0.13));
  const auto wide = Solid::of(roomWithSlit(0.4));
  ASSERT_TRUE(narrow && wide);
  EXPECT_EQ(narrow->distance(middle), 0);
  EXPECT_FALSE(narrow->isOuter({2, 2, 0.2}));
  EXPECT_FALSE(narrow->closedPlaces().empty());
  EXPECT_NEAR(wide->distance(middle), 1.8, 0.1);
  EXPECT_TRUE(wide->isOuter({2, 2, 0.2}));
  const auto asked = Solid::of(roomWithSlit(0.4), {.closing = 0.5});
  EXPECT_EQ(asked->distance(middle), 0);
}

/// Something 0.6 m wide does not reach into the corners of a room: in the edges between two walls
/// it ends 0.3 m times (the root of 2 less 1) before them, 0.12 m. Nobody meets that surface.
TEST(Solid, CornersThatAreRoundedAreNoDeviationOfTheMeshItself) {
  const mesh::TriangleMesh room = roomWithSlit(3.5);
  const auto solid = Solid::of(room, {.closing = 0.6});
  ASSERT_TRUE(solid);
  ASSERT_FALSE(solid->closedPlaces().empty());
  for (const ClosedPlace& closed : solid->closedPlaces()) {
    double nearest = 10;
    for (const auto& [a, b, c] : room.triangles)
      nearest = std::min(
          nearest,
          glm::distance(closed.place, mesh::nearestPoint(closed.place, room.positions[a],
                                                         room.positions[b], room.positions[c])));
    EXPECT_NEAR(closed.depth, nearest, 1e-5);
  }
  EXPECT_LT(shortfallOf(*solid, room).distance, 0.01);
  // Of a room without its floor only the floor is missed, at a corner of it.
  const mesh::TriangleMesh open = meshOfBoxes({{{0, 0, 3.8}, {4, 4, 4}},
                                               {{0, 0, 0.2}, {0.2, 4, 3.8}},
                                               {{3.8, 0, 0.2}, {4, 4, 3.8}},
                                               {{0.2, 0, 0.2}, {3.8, 0.2, 3.8}},
                                               {{0.2, 3.8, 0.2}, {3.8, 4, 0.3}}});
  EXPECT_GT(shortfallOf(*solid, open).distance, 1.5);
}

TEST(Solid, OfASheetHasNoThickness) {
  mesh::TriangleMesh sheet;
  sheet.positions = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
  sheet.triangles = {{0, 1, 2}, {0, 2, 3}};
  const auto solid = Solid::of(sheet);
  ASSERT_TRUE(solid);
  EXPECT_NEAR(solid->distance({0.4, 0.6, 0.03}), 0.03, 1e-9);
  EXPECT_NEAR(solid->distance({0.4, 0.6, -0.03}), 0.03, 1e-9);
}

TEST(Solid, WhichWayTrianglesLookMakesNoDifference) {
  mesh::TriangleMesh cube = meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  for (mesh::Triangle& triangle : cube.triangles) std::swap(triangle[0], triangle[1]);
  EXPECT_EQ(Solid::of(cube)->distance({0.5, 0.5, 0.5}), 0);
}

TEST(Solid, OfOnePointIsRefused) {
  mesh::TriangleMesh point;
  point.positions = {{1, 2, 3}};
  point.triangles = {{0, 0, 0}};
  const auto solid = Solid::of(point);
  ASSERT_FALSE(solid);
  EXPECT_EQ(solid.error().text.code, "shape.one_point");
}

/// A strip of so many triangles.
mesh::TriangleMesh stripOf(std::size_t triangles) {
  mesh::TriangleMesh strip;
  for (std::size_t i = 0; i < triangles + 2; ++i)
    strip.positions.emplace_back(0.001 * static_cast<double>(i), i % 2, std::sin(i));
  for (std::uint32_t i = 0; i < triangles; ++i) strip.triangles.push_back({i, i + 1, i + 2});
  return strip;
}

/// Whoever cancels waits for a hundred triangles, not for all of them.
TEST(Solid, AsksWhetherToGoOnForEveryFewTriangles) {
  constexpr std::size_t triangles = 5'000;
  StepCount steps;
  Task task;
  task.steps = &steps;
  const auto solid = Solid::of(stripOf(triangles), {}, task);
  ASSERT_TRUE(solid);
  EXPECT_GE(steps.made, triangles / 100);
  steps.made = 0;
  surfaceSamples(*solid, 0.05, task);
  EXPECT_GE(steps.made, triangles / 100);
  steps.most = steps.made + 10;
  EXPECT_FALSE(Solid::of(stripOf(triangles), {}, task));
}

/// What is hidden in a box is passed over, and none of what is seen.
TEST(SurfaceSamples, AreThoseOfTheOuterSurface) {
  const mesh::TriangleMesh box = meshOfBoxes({{glm::dvec3(0), glm::dvec3(4)}});
  mesh::TriangleMesh filled = box;
  for (std::uint32_t i = 0; i < 50; ++i) {
    const double at = 0.5 + 0.06 * i;
    filled.positions.insert(filled.positions.end(), {{at, 0.5, 0.5}, {0.5, 3.5, at}, {3.5, at, 3}});
    filled.triangles.push_back({8 + 3 * i, 9 + 3 * i, 10 + 3 * i});
  }
  const auto alone = surfaceSamples(*Solid::of(box), 0.1);
  const auto all = surfaceSamples(*Solid::of(filled), 0.1);
  EXPECT_GT(alone.size(), 6 * 30 * 30U);
  ASSERT_EQ(all.size(), alone.size());
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i].place, alone[i].place);
}

/// Files have the same triangle twice, and sheets one for each side.
TEST(UsablePart, HasEachTriangleOnce) {
  mesh::TriangleMesh box = meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  const auto triangles = box.triangles;
  for (const auto& [a, b, c] : triangles) {
    box.triangles.push_back({b, c, a});
    box.triangles.push_back({b, a, c});
  }
  EXPECT_EQ(usablePart(box).triangles.size(), triangles.size());
}

}  // namespace
}  // namespace wb::shape

#include "model/shape/solid.h"

#include "tests/shape/boxes.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace wb::shape

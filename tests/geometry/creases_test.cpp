#include "model/geometry/geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace wb::mesh {
namespace {

/// Two triangles that share the edge from the first to the second position, folded by an angle: 0
/// is flat.
TriangleMesh folded(double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {{{0, 0, 0}, {1, 0, 0}, {0.5, -1, 0}, {0.5, std::cos(angle), std::sin(angle)}},
          {{0, 1, 3}, {1, 0, 2}}};
}

/// Opposite the third corner of each.
constexpr std::uint8_t shared = 4;

TEST(SmoothEdges, AreThoseWhereASurfaceHardlyBends) {
  for (const double degrees : {0.0, 10.0, -10.0, 29.0, -29.0})
    EXPECT_EQ(smoothEdges(folded(degrees)), (std::vector<std::uint8_t>{shared, shared})) << degrees;
  for (const double degrees : {31.0, -31.0, 90.0, -90.0, 150.0, 180.0})
    EXPECT_EQ(smoothEdges(folded(degrees)), (std::vector<std::uint8_t>{0, 0})) << degrees;
}

TEST(SmoothEdges, DoNotDependOnTheWinding) {
  TriangleMesh mesh = folded(10);
  std::swap(mesh.triangles[1][0], mesh.triangles[1][1]);
  EXPECT_EQ(smoothEdges(mesh), (std::vector<std::uint8_t>{shared, shared}));
}

/// As seams of textures part them.
TEST(SmoothEdges, AreToldByPlacesNotByNumbers) {
  TriangleMesh mesh = folded(10);
  mesh.positions.push_back(mesh.positions[0]);
  mesh.positions.push_back(mesh.positions[1]);
  mesh.triangles[1] = {5, 4, 2};
  EXPECT_EQ(smoothEdges(mesh), (std::vector<std::uint8_t>{shared, shared}));
}

TEST(SmoothEdges, EndWhereOneTriangleIsAloneOrThreeMeet) {
  EXPECT_EQ(smoothEdges({{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}}),
            (std::vector<std::uint8_t>{0}));
  TriangleMesh three = folded(0);
  three.positions.push_back({0.5, 0, 1});
  three.triangles.push_back({0, 1, 4});
  EXPECT_EQ(smoothEdges(three), (std::vector<std::uint8_t>{0, 0, 0}));
  EXPECT_TRUE(smoothEdges({}).empty());
}

/// A fan about a corner where triangles without area stand between others.
TEST(SmoothEdges, OfTrianglesWithoutAreaAreNoCreases) {
  const TriangleMesh mesh{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {1, 1, 0}}, {{0, 1, 3}, {0, 2, 1}}};
  EXPECT_EQ(smoothEdges(mesh)[0], shared);
}

}  // namespace
}  // namespace wb::mesh

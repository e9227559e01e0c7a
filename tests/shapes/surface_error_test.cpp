#include "model/geometry/geometry.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/triangle_tree.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <random>

namespace wb::shape {
namespace {

mesh::TriangleMesh square(double z) {
  return {{{0, 0, z}, {1, 0, z}, {1, 1, z}, {0, 1, z}}, {{0, 1, 2}, {0, 2, 3}}};
}

Solid unitCube() {
  return *Solid::of(test::meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}}), {.cells = 96});
}

TEST(SurfaceError, OfAFaceIsTheDepthBehindIt) {
  const ShapeError error = errorOf(unitCube(), square(1));
  EXPECT_NEAR(error.overfill.distance, 0, 1e-9);
  EXPECT_NEAR(error.shortfall.distance, 1, 1e-9);
  EXPECT_NEAR(error.surface, 1, 1e-9);
}

TEST(SurfaceError, OfAPanelInTheAirIsItsHeight) {
  const ShapeError error = errorOf(unitCube(), square(1.05));
  EXPECT_NEAR(error.overfill.distance, 0.05, 1e-9);
  EXPECT_NEAR(error.shortfall.distance, 1.05, 1e-9);
}

/// Half a wall's thickness is all that a panel within it is away.
TEST(SurfaceError, OfAPanelInAWallIsHalfOfItsThickness) {
  const Solid wall = *Solid::of(test::meshOfBoxes({{{0, 0, 0}, {1, 1, 0.1}}}), {.cells = 96});
  EXPECT_NEAR(errorOf(wall, square(0.05)).error(), 0.05, 1e-9);
}

TEST(SurfaceError, DistancesAreThoseToAllTriangles) {
  std::mt19937_64 random(1);
  const auto next = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  const auto point = [&] { return glm::dvec3(next(), next(), next()); };
  mesh::TriangleMesh mesh;
  for (std::uint32_t i = 0; i < 300; ++i) {
    const glm::dvec3 place = point();
    for (int corner = 0; corner < 3; ++corner) mesh.positions.push_back(place + 0.1 * point());
    mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
  }
  const TriangleTree tree(mesh);
  for (int i = 0; i < 300; ++i) {
    const glm::dvec3 place = 2.0 * point() - 0.5;
    double nearest = 1e300;
    for (const auto& [a, b, c] : mesh.triangles)
      nearest = std::min(
          nearest, glm::distance(place, mesh::nearestPoint(place, mesh.positions[a],
                                                           mesh.positions[b], mesh.positions[c])));
    EXPECT_DOUBLE_EQ(tree.distance(place), nearest);
    EXPECT_DOUBLE_EQ(tree.distances({place, place, place}).found.distance, nearest);
    EXPECT_GE(tree.distances({place, place, place}).bound, nearest);
  }
}

}  // namespace
}  // namespace wb::shape

#include "model/geometry/simplify.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace wb::mesh {
namespace {

/// A ball of radius 1 in rings, with `2 * rings * rings` sides of two triangles.
TriangleMesh ball(std::uint32_t rings) {
  TriangleMesh mesh;
  const std::uint32_t around = 2 * rings;
  for (std::uint32_t ring = 0; ring <= rings; ++ring)
    for (std::uint32_t step = 0; step < around; ++step) {
      const double polar = std::numbers::pi * ring / rings;
      const double turn = 2 * std::numbers::pi * step / around;
      mesh.positions.emplace_back(std::sin(polar) * std::cos(turn),
                                  std::sin(polar) * std::sin(turn), std::cos(polar));
    }
  for (std::uint32_t ring = 0; ring < rings; ++ring)
    for (std::uint32_t step = 0; step < around; ++step) {
      const std::uint32_t next = (step + 1) % around;
      const std::uint32_t a = ring * around + step;
      const std::uint32_t b = ring * around + next;
      mesh.triangles.push_back({a, a + around, b + around});
      mesh.triangles.push_back({a, b + around, b});
    }
  return mesh;
}

TEST(Coarser, AHandfulHasNone) {
  EXPECT_TRUE(coarserMeshes({}).empty());
  EXPECT_TRUE(coarserMeshes({{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}}).empty());
}

TEST(Coarser, EachIsFewerAndFartherOff) {
  const TriangleMesh mesh = ball(40);
  const auto levels = coarserMeshes(mesh);
  ASSERT_GE(levels.size(), 3U);
  std::size_t triangles = mesh.triangles.size();
  double error = 0;
  for (const Coarser& level : levels) {
    EXPECT_LE(level.part.mesh.triangles.size() * 4, triangles * 3);
    EXPECT_GE(level.error, error);
    triangles = level.part.mesh.triangles.size();
    error = level.error;
  }
  EXPECT_LT(triangles, 100U);
}

/// Of a ball the surface is as far off as its triangles' middles are from the radius.
TEST(Coarser, TheErrorIsAboutHowFarOffTheSurfaceIs) {
  for (const Coarser& level : coarserMeshes(ball(40))) {
    double farthest = 0;
    for (const auto& [a, b, c] : level.part.mesh.triangles) {
      const auto& at = level.part.mesh.positions;
      farthest = std::max(farthest, 1 - glm::length((at[a] + at[b] + at[c]) / 3.0));
    }
    EXPECT_LT(farthest, 3 * level.error + 0.01);
  }
}

TEST(Coarser, CornersAreThoseOfTheMesh) {
  const TriangleMesh mesh = ball(20);
  for (const Coarser& level : coarserMeshes(mesh))
    for (std::size_t i = 0; i < level.part.vertices.size(); ++i)
      EXPECT_EQ(level.part.mesh.positions[i], mesh.positions[level.part.vertices[i]]);
}

/// Not a number, coincident, far away: levels may be missing, nothing worse.
TEST(Coarser, ManyTrianglesInOnePlaceEnd) {
  TriangleMesh mesh;
  mesh.positions.assign(300, glm::dvec3(1e6));
  for (std::uint32_t i = 0; i + 2 < 300; ++i) mesh.triangles.push_back({i, i + 1, i + 2});
  for (const Coarser& level : coarserMeshes(mesh))
    EXPECT_LT(level.part.mesh.triangles.size(), mesh.triangles.size());
}

}  // namespace
}  // namespace wb::mesh

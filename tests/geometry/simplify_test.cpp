#include "model/geometry/simplify.h"

#include "model/geometry/uploader_levels.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wb::mesh {
namespace {

/// A flat sheet of 2 × side² triangles, `size` metres wide.
TriangleMesh sheet(std::uint32_t side, double size) {
  TriangleMesh mesh;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x)
      mesh.positions.emplace_back(size * x / side, size * y / side, 0);
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      const std::uint32_t b = a + side + 1;
      mesh.triangles.push_back({a, a + 1, b});
      mesh.triangles.push_back({a + 1, b + 1, b});
    }
  return mesh;
}

TEST(Simplify, NothingStaysNothing) {
  const Simplified made = simplified({}, 1);
  EXPECT_TRUE(made.mesh.triangles.empty());
  EXPECT_TRUE(made.vertices.empty());
}

TEST(Simplify, TheLastTriangleIsKept) {
  const TriangleMesh point{{{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {{0, 1, 2}}};
  EXPECT_EQ(simplified(point, 1).mesh.triangles.size(), 1U);
}

TEST(Simplify, KeepsAsManyTrianglesAsToldOnVerticesOfTheMesh) {
  const TriangleMesh mesh = sheet(16, 1);
  const Simplified made = simplified(mesh, 100);
  EXPECT_LE(made.mesh.triangles.size(), 100U);
  EXPECT_FALSE(made.mesh.triangles.empty());
  ASSERT_EQ(made.vertices.size(), made.mesh.positions.size());
  for (std::size_t i = 0; i < made.vertices.size(); ++i)
    EXPECT_EQ(made.mesh.positions[i], mesh.positions[made.vertices[i]]);
}

TEST(Simplify, SizeMakesNoDifference) {
  EXPECT_EQ(simplified(sheet(16, 1), 50).mesh.triangles,
            simplified(sheet(16, 1024), 50).mesh.triangles);
}

/// An open tube of 48 triangles vanishes within less than its extent. What is left is as little as
/// within a fifth of that: no more is needed where more is allowed.
TEST(Simplify, WhatWouldVanishIsNotWholeAgain) {
  TriangleMesh tube;
  constexpr std::uint32_t sides = 24;
  for (std::uint32_t i = 0; i < 2 * sides; ++i) {
    const double turn = 6.283185307179586 * (i % sides) / sides;
    tube.positions.emplace_back(0.5 * std::cos(turn), 0.5 * std::sin(turn), i < sides ? 0 : 1);
  }
  for (std::uint32_t i = 0; i < sides; ++i) {
    const std::uint32_t next = (i + 1) % sides;
    tube.triangles.push_back({i, next, next + sides});
    tube.triangles.push_back({i, next + sides, i + sides});
  }
  const auto left = [&](double error) {
    return simplifiedWithin(tube, error).mesh.triangles.size();
  };
  const std::size_t few = left(0.2);
  ASSERT_LT(few, 2 * sides);
  for (const double error : {0.3, 0.5, 1.0, 4.0}) {
    EXPECT_GT(left(error), 0U) << error;
    EXPECT_LE(left(error), few) << error;
  }
}

/// As many triangles as would take minutes if each of them looked at all others.
TEST(Simplify, TrianglesThatAllMeetInOnePointTakeNoTime) {
  TriangleMesh fan{{{0, 0, 0}}, {}};
  constexpr std::uint32_t count = 400'000;
  for (std::uint32_t i = 0; i <= count; ++i) {
    const double turn = 6.28 * i / count;
    fan.positions.emplace_back(std::cos(turn), std::sin(turn), 0.1 * std::sin(7 * turn));
    if (i > 0) fan.triangles.push_back({0, i, i + 1});
  }
  EXPECT_LE(simplified(fan, 100).mesh.triangles.size(), count);
  EXPECT_EQ(simplifiedWithin(fan, 1e-3).mesh.triangles.size(), count);
  UploaderLevels levels;
  levels.add(fan, {});
  EXPECT_FALSE(levels.make(1, count).empty());
}

}  // namespace
}  // namespace wb::mesh

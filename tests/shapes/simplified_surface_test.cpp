#include "model/shapes/detail/simplified_surface.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/collapse.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/triangle_tree.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

namespace wb::shape {
namespace {

using namespace test;

/// Half a pipe of 4 m, 2 m wide, its wall 0.1 m thick: both sides and the rims, finely divided.
mesh::TriangleMesh halfPipe(std::uint32_t around = 24, std::uint32_t along = 12) {
  mesh::TriangleMesh mesh;
  for (const double radius : {1.0, 0.9})
    for (std::uint32_t i = 0; i <= around; ++i)
      for (std::uint32_t j = 0; j <= along; ++j) {
        const double angle = 3.141592653589793 * i / around;
        mesh.positions.emplace_back(radius * std::cos(angle), 4.0 * j / along,
                                    radius * std::sin(angle));
      }
  const auto at = [&](std::uint32_t side, std::uint32_t i, std::uint32_t j) {
    return side * (around + 1) * (along + 1) + i * (along + 1) + j;
  };
  const auto quad = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    mesh.triangles.push_back({a, b, c});
    mesh.triangles.push_back({a, c, d});
  };
  for (std::uint32_t i = 0; i < around; ++i)
    for (std::uint32_t j = 0; j < along; ++j) {
      quad(at(0, i, j), at(0, i, j + 1), at(0, i + 1, j + 1), at(0, i + 1, j));
      quad(at(1, i, j), at(1, i + 1, j), at(1, i + 1, j + 1), at(1, i, j + 1));
    }
  for (std::uint32_t i = 0; i < around; ++i) {
    quad(at(0, i, 0), at(0, i + 1, 0), at(1, i + 1, 0), at(1, i, 0));
    quad(at(0, i, along), at(1, i, along), at(1, i + 1, along), at(0, i + 1, along));
  }
  for (std::uint32_t j = 0; j < along; ++j) {
    quad(at(0, 0, j), at(1, 0, j), at(1, 0, j + 1), at(0, 0, j + 1));
    quad(at(0, around, j), at(0, around, j + 1), at(1, around, j + 1), at(1, around, j));
  }
  return mesh;
}

/// A round table of 1.6 m, 0.1 m thick and finely divided, on a foot.
mesh::TriangleMesh roundTable() {
  constexpr std::uint32_t around = 36;
  mesh::TriangleMesh mesh = meshOfBoxes({{{-0.2, -0.2, 0}, {0.2, 0.2, 0.7}}});
  const auto first = static_cast<std::uint32_t>(mesh.positions.size());
  for (const double height : {0.7, 0.8}) {
    mesh.positions.emplace_back(0, 0, height);
    for (std::uint32_t i = 0; i < around; ++i) {
      const double angle = 2 * 3.141592653589793 * i / around;
      mesh.positions.emplace_back(0.8 * std::cos(angle), 0.8 * std::sin(angle), height);
    }
  }
  const std::uint32_t low = first + 1;
  const std::uint32_t high = low + around + 1;
  for (std::uint32_t i = 0; i < around; ++i) {
    const std::uint32_t next = (i + 1) % around;
    mesh.triangles.push_back({first, low + next, low + i});
    mesh.triangles.push_back({high - 1, high + i, high + next});
    mesh.triangles.push_back({low + i, low + next, high + next});
    mesh.triangles.push_back({low + i, high + next, high + i});
  }
  return mesh;
}

FitOptions pipeOptions() {
  FitOptions options;
  options.tolerance = 0.12;
  options.surfaces = {.perInverseWidth = 0.05, .least = 0.5};
  return options;
}

double toSurface(const mesh::TriangleMesh& surface, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const auto& [a, b, c] : surface.triangles) {
    const auto& at = surface.positions;
    nearest =
        std::min(nearest, glm::distance(point, mesh::nearestPoint(point, at[a], at[b], at[c])));
  }
  return nearest;
}

/// One side of the wall, of half a dozen strips.
TEST(SimplifiedSurface, IsOneSideOfAThinWall) {
  const mesh::TriangleMesh pipe = halfPipe();
  const FitOptions options = pipeOptions();
  const auto solid = solidFor(pipe, options.tolerance);
  ASSERT_TRUE(solid);
  const auto made = simplifiedSurface(*solid, options, {});
  ASSERT_TRUE(made);
  EXPECT_LE(made->triangles.size(), 24U);
  EXPECT_LE(options.surfaces.costOf(*made), 1.5);
  for (const glm::dvec3& point : pointsOn(pipe.positions, pipe.triangles, 4))
    EXPECT_LE(toSurface(*made, point), 1.05 * options.tolerance);
  for (const glm::dvec3& point : pointsOn(made->positions, made->triangles, 24))
    EXPECT_LE(toSurface(pipe, point), 1.05 * options.tolerance);
}

TEST(SimplifiedSurface, IsTheSameAgain) {
  const auto solid = solidFor(halfPipe(12, 6), pipeOptions().tolerance);
  ASSERT_TRUE(solid);
  const auto first = simplifiedSurface(*solid, pipeOptions(), {});
  const auto second = simplifiedSurface(*solid, pipeOptions(), {});
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->positions, second->positions);
  EXPECT_EQ(first->triangles, second->triangles);
}

TEST(SimplifiedSurface, CancelledWorkIsRefused) {
  const auto solid = solidFor(halfPipe(), pipeOptions().tolerance);
  ASSERT_TRUE(solid);
  StepCount steps;
  steps.most = 20;
  Task task;
  task.steps = &steps;
  EXPECT_FALSE(simplifiedSurface(*solid, pipeOptions(), task));
}

/// A wall of 6 m with a gap of 1.4 m under a lintel, divided into squares; rough by 2 cm.
mesh::TriangleMesh roughWall() {
  mesh::TriangleMesh wall;
  const auto rough = [](const glm::dvec3& place) {
    return 0.01 * glm::dvec3(std::sin(37 * place.y + 23 * place.z),
                             std::sin(31 * place.z + 29 * place.x),
                             std::sin(41 * place.x + 19 * place.y));
  };
  for (const TestBox& box : {TestBox{{0, 0, 0}, {2.3, 0.3, 3}}, TestBox{{3.7, 0, 0}, {6, 0.3, 3}},
                             TestBox{{2.3, 0, 2.3}, {3.7, 0.3, 3}}})
    for (int side = 0; side < 6; ++side) {
      const int axis = side / 2;
      const bool isUpper = side % 2 != 0;
      const glm::dvec3 size = box.high - box.low;
      constexpr double longest = 0.4;  // Of a square, m.
      const int u = (axis + (isUpper ? 1 : 2)) % 3;
      const int v = (axis + (isUpper ? 2 : 1)) % 3;
      const auto columns = static_cast<std::uint32_t>(std::ceil(size[u] / longest));
      const auto rows = static_cast<std::uint32_t>(std::ceil(size[v] / longest));
      const auto first = static_cast<std::uint32_t>(wall.positions.size());
      for (std::uint32_t row = 0; row <= rows; ++row)
        for (std::uint32_t column = 0; column <= columns; ++column) {
          glm::dvec3 place = box.low;
          if (isUpper) place[axis] = box.high[axis];
          place[u] += size[u] * column / columns;
          place[v] += size[v] * row / rows;
          wall.positions.push_back(place + rough(place));
        }
      for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
          const std::uint32_t a = first + row * (columns + 1) + column;
          wall.triangles.push_back({a, a + 1, a + columns + 2});
          wall.triangles.push_back({a, a + columns + 2, a + columns + 1});
        }
    }
  return wall;
}

/// A way that is kept within the error is kept: three boxes have 36 triangles.
TEST(SimplifiedSurface, GivesNoMoreForAGapThatStaysWideEnough) {
  FitOptions options;
  options.tolerance = 0.15;
  options.surfaces = {.perInverseWidth = 0.05, .least = 0.5};
  options.avatar = Avatar();
  const auto solid = solidFor(roughWall(), options.tolerance);
  ASSERT_TRUE(solid);
  const auto made = simplifiedSurface(*solid, options, {});
  ASSERT_TRUE(made);
  EXPECT_LE(made->triangles.size(), 72U);
  EXPECT_TRUE(Passage(*solid, Avatar()).lostIn(*made, options.tolerance).empty());
}

/// Triangles that hang together by single corners: when one vanishes, two of its corners may have
/// no other between them.
TEST(Collapse, HoldsWhatHangsTogetherByCorners) {
  std::mt19937_64 random(0);
  const auto next = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  for (int round = 0; round < 20; ++round) {
    mesh::TriangleMesh mesh;
    for (int i = 0; i < 60; ++i) mesh.positions.emplace_back(next(), next(), 0.1 * next());
    while (mesh.triangles.size() < 50) {
      const std::array corners{static_cast<std::uint32_t>(random() % 60),
                               static_cast<std::uint32_t>(random() % 60),
                               static_cast<std::uint32_t>(random() % 60)};
      if (corners[0] != corners[1] && corners[1] != corners[2] && corners[2] != corners[0])
        mesh.triangles.push_back(corners);
    }
    const TriangleTree tree(mesh);
    Collapse collapse(mesh, tree);
    for (const double distance : {0.1, 0.2, 0.3}) collapse.reduceWithin(distance, Task());
    const mesh::TriangleMesh left = collapse.result().mesh;
    ASSERT_FALSE(left.triangles.empty());
    EXPECT_LT(left.triangles.size(), mesh.triangles.size());
    const TriangleTree after(left);
    for (const auto& [a, b, c] : mesh.triangles)
      EXPECT_LE(after.distance((mesh.positions[a] + mesh.positions[b] + mesh.positions[c]) / 3.0),
                3 * 0.3);
  }
}

/// Its rim would be 9 cm off and more by the looser tolerance alone, which keeps the whole mesh.
TEST(SimplifiedSurface, ByZoneIsNoMoreExpensiveThanWithinTheTighterOne) {
  const mesh::TriangleMesh tabletop = roundTable();
  FitOptions options = pipeOptions();
  options.tolerance = 0.05;
  const auto costWithin = [&](const FitOptions& one) {
    const Solid solid = *solidFor(usablePart(tabletop), one, {});
    const auto surface = simplifiedSurface(solid, one, {});
    return surface ? options.surfaces.costOf(*surface) : 1e300;
  };
  const double tight = costWithin(options);
  options.zones = ZoneTolerances{0.05, 0.3};
  options.tolerance = 0.3;
  EXPECT_LE(costWithin(options), tight);
  EXPECT_LT(tight, options.surfaces.costOf(tabletop) / 4);
}

}  // namespace
}  // namespace wb::shape

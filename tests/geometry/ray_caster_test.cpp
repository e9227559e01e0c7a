#include "model/geometry/ray_caster.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace wb::mesh {
namespace {

TEST(RayCaster, MeetsNothingInAnEmptyMesh) {
  EXPECT_FALSE(RayCaster(TriangleMesh{}).cast({0, 0, 1}, {0, 0, -1}));
}

TriangleMesh twoSheets() {
  return {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 2}, {0, 1, 2}, {1, 0, 2}},
          {{0, 1, 2}, {3, 4, 5}}};
}

TEST(RayCaster, FindsTheFirstTriangleFromEitherSide) {
  const RayCaster caster(twoSheets());
  const auto above = caster.cast({0.25, 0.25, 5}, {0, 0, -10});
  ASSERT_TRUE(above);
  EXPECT_EQ(above->triangle, 1u);
  EXPECT_NEAR(above->distance, 3, 1e-6);
  EXPECT_NEAR(above->point.z, 2, 1e-6);
  const auto below = caster.cast({0.25, 0.25, -5}, {0, 0, 0.01});
  ASSERT_TRUE(below);
  EXPECT_EQ(below->triangle, 0u);
}

TEST(RayCaster, FindsNothingBehindOrBeside) {
  const RayCaster caster(twoSheets());
  EXPECT_FALSE(caster.cast({0.25, 0.25, 5}, {0, 0, 1}));
  EXPECT_FALSE(caster.cast({0.75, 0.75, 5}, {0, 0, -1}));
}

TEST(RayCaster, MayBeMoved) {
  RayCaster first(twoSheets());
  const RayCaster second = std::move(first);
  EXPECT_TRUE(second.cast({0.25, 0.25, 5}, {0, 0, -1}));
}

/// Turned a quarter about z, twice as high, and away by ten along x.
TEST(RayCaster, MeetsBodiesWhereTheyStand) {
  const RayCaster sheets(twoSheets());
  const glm::dmat4x3 turned{{0, 1, 0}, {-1, 0, 0}, {0, 0, 2}, {10, 0, 0}};
  const RayCaster both({{&sheets, glm::dmat4x3(1)}, {&sheets, turned}});
  const auto first = both.cast({0.25, 0.25, 9}, {0, 0, -1});
  ASSERT_TRUE(first);
  EXPECT_EQ(first->instance, 0u);
  EXPECT_NEAR(first->distance, 7, 1e-6);
  const auto second = both.cast({9.75, 0.25, 9}, {0, 0, -3});
  ASSERT_TRUE(second);
  EXPECT_EQ(second->instance, 1u);
  EXPECT_EQ(second->triangle, 1u);
  EXPECT_NEAR(second->distance, 5, 1e-6);
  EXPECT_NEAR(second->point.z, 4, 1e-6);
  EXPECT_FALSE(both.cast({10.25, 0.25, 9}, {0, 0, -1}));
}

TEST(RayCaster, FlattenedBodiesAreNeverMet) {
  const RayCaster sheets(twoSheets());
  const glm::dmat4x3 flat{{1, 0, 0}, {0, 1, 0}, {0, 0, 0}, {0, 0, 0}};
  const RayCaster both({{&sheets, flat}, {&sheets, glm::dmat4x3(1)}});
  EXPECT_EQ(both.cast({0.25, 0.25, 9}, {0, 0, -1})->instance, 1u);
  EXPECT_FALSE(RayCaster(std::vector<RayCaster::Instance>{}).cast({0, 0, 1}, {0, 0, -1}));
}

TEST(RayCaster, BodiesNeedNotOutliveTheirInstances) {
  auto sheets = std::make_unique<RayCaster>(twoSheets());
  const RayCaster one({{sheets.get(), glm::dmat4x3(1)}});
  sheets.reset();
  EXPECT_TRUE(one.cast({0.25, 0.25, 5}, {0, 0, -1}));
}

using Corner = std::array<std::int8_t, 3>;

TriangleMesh meshOf(const std::vector<std::array<Corner, 3>>& triangles) {
  TriangleMesh mesh;
  for (const auto& corners : triangles) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const auto& [x, y, z] : corners) mesh.positions.emplace_back(x, y, z);
    mesh.triangles.push_back({first, first + 1, first + 2});
  }
  return mesh;
}

/// Moeller and Trumbore's test in double precision: the distance, for rays well inside an edge.
std::optional<double> distanceTo(const TriangleMesh& mesh, const Triangle& triangle,
                                 const glm::dvec3& origin, const glm::dvec3& direction,
                                 double margin) {
  const glm::dvec3 a = mesh.positions[triangle[0]];
  const glm::dvec3 ab = mesh.positions[triangle[1]] - a;
  const glm::dvec3 ac = mesh.positions[triangle[2]] - a;
  const glm::dvec3 p = glm::cross(direction, ac);
  const double determinant = glm::dot(ab, p);
  if (std::abs(determinant) < 1e-3) return {};
  const double u = glm::dot(origin - a, p) / determinant;
  const glm::dvec3 q = glm::cross(origin - a, ab);
  const double v = glm::dot(direction, q) / determinant;
  const double t = glm::dot(ac, q) / determinant;
  if (u < margin || v < margin || u + v > 1 - margin || t <= 0) return {};
  return t;
}

RC_GTEST_PROP(RayCaster, AgreesWithATestOfEveryTriangle,
              (const std::vector<std::array<Corner, 3>>& triangles, Corner aim)) {
  const TriangleMesh mesh = meshOf(triangles);
  const glm::dvec3 origin(400, 31.7, -290.3);
  const glm::dvec3 target(aim[0] + 0.31, aim[1] - 0.17, aim[2] + 0.23);
  const glm::dvec3 direction = glm::normalize(target - origin);
  std::optional<double> surely;
  std::optional<double> perhaps;
  for (const Triangle& triangle : mesh.triangles) {
    const auto inside = distanceTo(mesh, triangle, origin, direction, 1e-3);
    const auto around = distanceTo(mesh, triangle, origin, direction, -1e-3);
    if (inside && (!surely || *inside < *surely)) surely = inside;
    if (around && (!perhaps || *around < *perhaps)) perhaps = around;
  }
  RC_PRE(surely == perhaps);
  const auto hit = RayCaster(mesh).cast(origin, direction);
  if (surely) {
    RC_ASSERT(hit.has_value());
    RC_ASSERT(std::abs(hit->distance - *surely) < 1e-3);
  }
}

}  // namespace
}  // namespace wb::mesh

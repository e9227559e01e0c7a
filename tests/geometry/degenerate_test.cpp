#include "model/geometry/geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace wb::mesh {
namespace {

/// Whether one triangle of the unit cube is refused.
bool isRefused(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  return !degenerateTriangles({{a, b, c}, {{0, 1, 2}}}).empty();
}

TEST(DegenerateTriangles, AreThoseWithoutArea) {
  EXPECT_TRUE(isRefused({0, 0, 0}, {0, 0, 0}, {0, 0, 0}));
  EXPECT_TRUE(isRefused({0, 0, 0}, {0.5, 0, 0}, {0.5, 0, 0}));
  EXPECT_TRUE(isRefused({0, 0, 0}, {0.25, 0, 0}, {0.5, 0, 0}));
  EXPECT_FALSE(isRefused({0, 0, 0}, {0.5, 0, 0}, {0, 0.5, 0}));
}

// Even edges: |cross|^2 of the halved corners is (s / 2)^4 for legs s, and the limit 1e-11:
// s = 2 * 1e-11^(1/4) = 3.5566e-3.
TEST(DegenerateTriangles, OfEvenEdgesMayBeSmall) {
  const double limit = 2 * std::pow(1e-11, 0.25);
  EXPECT_TRUE(isRefused({0, 0, 0}, {limit * 0.99, 0, 0}, {0, limit * 0.99, 0}));
  EXPECT_FALSE(isRefused({0, 0, 0}, {limit * 1.01, 0, 0}, {0, limit * 1.01, 0}));
}

// Uneven edges: legs of 1 and h halved make |cross|^2 = (h / 4)^2 against 1e-7: h = 1.26491e-3.
TEST(DegenerateTriangles, OfUnevenEdgesMustBeLarger) {
  const double limit = 4 * std::sqrt(1e-7);
  EXPECT_TRUE(isRefused({-0.5, 0, 0}, {0.5, 0, 0}, {-0.5, limit * 0.99, 0}));
  EXPECT_FALSE(isRefused({-0.5, 0, 0}, {0.5, 0, 0}, {-0.5, limit * 1.01, 0}));
}

// Legs of l and s: the longest edge is the hypotenuse. Edges are even up to a ratio of ten; halved
// legs make |cross|^2 = (l s / 4)^2, here between the two limits, 1e-11 and 1e-7.
TEST(DegenerateTriangles, EdgesAreEvenUpToTenToOne) {
  constexpr double shorter = 0.004;
  const auto isRefusedOf = [](double ratio) {
    const double longer = shorter * std::sqrt(ratio * ratio - 1);
    const double squared = std::pow(longer * shorter / 4, 2);
    EXPECT_TRUE(squared > 1e-11 && squared < 1e-7) << ratio;
    return isRefused({0, 0, 0}, {longer, 0, 0}, {0, shorter, 0});
  };
  for (const double ratio : {2.0, 5.0, 9.99}) EXPECT_FALSE(isRefusedOf(ratio)) << ratio;
  for (const double ratio : {10.01, 20.0}) EXPECT_TRUE(isRefusedOf(ratio)) << ratio;
}

TEST(DegenerateTriangles, AreAllListed) {
  const TriangleMesh mesh{{{0, 0, 0}, {0.5, 0, 0}, {0, 0.5, 0}, {0.25, 0, 0}},
                          {{0, 3, 1}, {0, 1, 2}, {2, 2, 0}, {1, 1, 1}}};
  EXPECT_EQ(degenerateTriangles(mesh), (std::vector<std::uint32_t>{0, 2, 3}));
  EXPECT_TRUE(degenerateTriangles({}).empty());
}

}  // namespace
}  // namespace wb::mesh

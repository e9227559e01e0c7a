#include "model/geometry/geometry.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace wb::mesh {
namespace {

class NearestPoint : public testing::Test {
 protected:
  const glm::dvec3 a{0, 0, 0};
  const glm::dvec3 b{2, 0, 0};
  const glm::dvec3 c{0, 2, 0};
};

TEST_F(NearestPoint, IsOnTheFaceAnEdgeOrACorner) {
  EXPECT_EQ(nearestPoint({0.5, 0.5, 3}, a, b, c), glm::dvec3(0.5, 0.5, 0));
  EXPECT_EQ(nearestPoint({1, -4, 1}, a, b, c), glm::dvec3(1, 0, 0));
  EXPECT_EQ(nearestPoint({-1, -1, 1}, a, b, c), a);
  EXPECT_NEAR(glm::distance(nearestPoint({2, 2, 0}, a, b, c), glm::dvec3(1, 1, 0)), 0, 1e-12);
}

TEST_F(NearestPoint, OfATriangleWithoutArea) {
  EXPECT_EQ(nearestPoint({1, 5, 0}, a, b, b), glm::dvec3(1, 0, 0));
  EXPECT_EQ(nearestPoint({1, 5, 0}, a, b, 2.0 * b), glm::dvec3(1, 0, 0));
  EXPECT_EQ(nearestPoint({1, 5, 0}, c, c, c), c);
}

/// By many places of the triangle; the second is as narrow as a splinter.
TEST_F(NearestPoint, IsNearerThanAnyOtherPlace) {
  constexpr int steps = 60;
  for (const glm::dvec3& third : {glm::dvec3(-3, 1, 0), glm::dvec3(-3, 1e-7, 0)})
    for (int i = 0; i < 400; ++i) {
      const glm::dvec3 point(static_cast<double>(i % 20) / 2 - 6,
                             static_cast<double>(i / 20) / 4 - 2, 0.5);
      const double found = glm::distance(point, nearestPoint(point, a, b, third));
      for (int v = 0; v <= steps; ++v)
        for (int w = 0; v + w <= steps; ++w) {
          const glm::dvec3 place = (b * static_cast<double>(v) + third * static_cast<double>(w)) /
                                   static_cast<double>(steps);
          ASSERT_LE(found, glm::distance(point, place) + 1e-9);
        }
    }
}

}  // namespace
}  // namespace wb::mesh

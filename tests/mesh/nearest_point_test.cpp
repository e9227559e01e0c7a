#include "model/mesh/nearest_point.h"

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

}  // namespace
}  // namespace wb::mesh

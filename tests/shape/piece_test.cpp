#include "model/shape/piece.h"

#include "tests/shape/boxes.h"

#include <gtest/gtest.h>

namespace wb::shape {
namespace {

using namespace test;

const TestBox unitBox{glm::dvec3(0), glm::dvec3(1)};

TEST(Piece, OfABoxHasItsCornersAndVolume) {
  std::vector<glm::dvec3> points = cornersOfBox({{-1, 0, 2}, {1, 3, 6}});
  points.emplace_back(0, 1, 3);  // Inside.
  points.emplace_back(1, 1, 3);  // On a side.
  const auto piece = Piece::of(points);
  ASSERT_TRUE(piece);
  EXPECT_EQ(piece->corners().size(), 8U);
  EXPECT_EQ(piece->triangles().size(), 12U);
  EXPECT_NEAR(piece->volume(), 24, 1e-9);
  EXPECT_NEAR(piece->area(), 2 * (6 + 8 + 12), 1e-9);
}

TEST(Piece, KnowsHowFarAPointIs) {
  const auto piece = Piece::of(cornersOfBox(unitBox));
  ASSERT_TRUE(piece);
  for (double x = -1.1; x < 2.2; x += 0.3)
    for (double y = -1.1; y < 2.2; y += 0.3)
      for (double z = -1.1; z < 2.2; z += 0.3) {
        const glm::dvec3 point(x, y, z);
        const double distance = distanceToBoxes({unitBox}, point);
        EXPECT_NEAR(piece->distance(point), distance, 1e-12);
        EXPECT_EQ(piece->isWithin(point, 0.5), distance <= 0.5);
        EXPECT_LE(piece->height(point), distance + 1e-12);
      }
  EXPECT_NEAR(piece->surfaceDistance({0.5, 0.5, 0.9}), 0.1, 1e-12);
}

TEST(Piece, ThereIsNoneWithoutVolume) {
  const glm::dvec3 x(1, 0, 0);
  const glm::dvec3 y(0, 1, 0);
  const glm::dvec3 o(0);
  for (const std::vector<glm::dvec3>& points : {std::vector<glm::dvec3>{},
                                                {o, x, y},
                                                {o, o, o, o},
                                                {o, x, 2.0 * x, 3.0 * x},
                                                {o, x, y, x + y},
                                                {o, x, y, x + y, {0.5, 0.5, 1e-9}}})
    EXPECT_FALSE(Piece::of(points));
}

}  // namespace
}  // namespace wb::shape

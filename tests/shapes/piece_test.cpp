#include "model/shapes/fitting_hull.h"
#include "tests/shapes/boxes.h"

#include <glm/gtc/quaternion.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

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

/// Faces in one plane are so but for rounding, and the plane of each goes on beyond it: what is
/// hardly above one of these is still on the piece.
TEST(Piece, WithManyFacesInAPlaneIsNowhereFarFromItsOwn) {
  const glm::dquat turn = glm::angleAxis(0.7, glm::normalize(glm::dvec3(1, 2, 3)));
  std::vector<glm::dvec3> rim;
  for (int i = 0; i < 100; ++i)
    rim.push_back(turn * glm::dvec3(std::cos(0.0628 * i), std::sin(0.0628 * i), 0.3));
  std::vector<glm::dvec3> corners = rim;
  corners.push_back(turn * glm::dvec3(0, 0, -1));
  const auto piece = Piece::of(corners);
  ASSERT_TRUE(piece);
  for (std::size_t i = 0; i < rim.size(); ++i)
    for (std::size_t k = 0; k < rim.size(); ++k) {
      const glm::dvec3 between = rim[i] * 0.6 + rim[k] * 0.4;
      EXPECT_LT(piece->distance(between), 1e-6);
      EXPECT_TRUE(piece->isWithin(between, 1e-6));
    }
}

/// Where rounding decides what the hull is, faces would go on forever.
TEST(Piece, EndsWhereRoundingDecides) {
  std::vector<glm::dvec3> corners = cornersOfBox({{-0.2, -0.2, -1}, {0.2, 0.2, -0.5}});
  for (int i = 0; i < 240; ++i) {
    const double away = 0.5 + 0.5 * (i % 3 == 0 ? 1.0 : 0.999 * (i % 7) / 7);
    corners.emplace_back(away * std::cos(2.399963 * i), away * std::sin(2.399963 * i),
                         4e-9 * (i * 37 % 100) / 100);
  }
  const auto piece = Piece::of(corners);
  EXPECT_TRUE(!piece || piece->corners().size() <= corners.size());
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

TEST(Piece, IsTheSameAgainOfItsCornersAndTriangles) {
  const std::vector<glm::dvec3> points = cornersOfBox({{-1, 0, 2}, {1, 3, 6}});
  std::vector<glm::dvec3> roof = points;
  roof.emplace_back(0.1, 1.3, 7.7);
  for (const auto& of : {points, roof}) {
    const auto piece = Piece::of(of);
    ASSERT_TRUE(piece);
    const auto again = Piece::again(piece->corners(), piece->triangles());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->corners(), piece->corners());
    EXPECT_EQ(again->triangles(), piece->triangles());
    EXPECT_EQ(again->low(), piece->low());
    EXPECT_EQ(again->high(), piece->high());
    for (const glm::dvec3& point :
         {glm::dvec3(5, 1, 1), glm::dvec3(0, 1, 3), glm::dvec3(1, 3, 6)}) {
      EXPECT_EQ(again->distance(point), piece->distance(point));
      EXPECT_EQ(again->height(point), piece->height(point));
    }
  }
}

TEST(Piece, IsNotAgainWhatIsNoClosedConvexBody) {
  const auto piece = Piece::of(cornersOfBox(unitBox));
  ASSERT_TRUE(piece);
  const std::vector<glm::dvec3>& corners = piece->corners();
  const std::vector<mesh::Triangle>& triangles = piece->triangles();
  const auto isAgain = [](std::vector<glm::dvec3> points, std::vector<mesh::Triangle> faces) {
    return Piece::again(std::move(points), std::move(faces)).has_value();
  };
  ASSERT_TRUE(isAgain(corners, triangles));
  EXPECT_FALSE(isAgain({}, {}));
  EXPECT_FALSE(isAgain(corners, {}));
  auto open = triangles;
  open.pop_back();
  EXPECT_FALSE(isAgain(corners, open));
  auto twice = triangles;
  twice.push_back(twice.front());
  EXPECT_FALSE(isAgain(corners, twice));
  auto beyond = triangles;
  beyond[0][0] = 8;
  EXPECT_FALSE(isAgain(corners, beyond));
  auto insideOut = triangles;
  for (mesh::Triangle& face : insideOut) std::swap(face[0], face[1]);
  EXPECT_FALSE(isAgain(corners, insideOut));
  auto unused = corners;
  unused.emplace_back(0.5, 0.5, 0.5);
  EXPECT_FALSE(isAgain(unused, triangles));
  auto dented = corners;
  dented[3] = glm::dvec3(0.5);
  EXPECT_FALSE(isAgain(dented, triangles));
  auto flat = corners;
  for (glm::dvec3& corner : flat) corner.z = 0;
  EXPECT_FALSE(isAgain(flat, triangles));
  auto notFinite = corners;
  notFinite[0].x = std::nan("");
  EXPECT_FALSE(isAgain(notFinite, triangles));
}

}  // namespace
}  // namespace wb::shape

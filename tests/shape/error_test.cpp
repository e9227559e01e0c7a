#include "model/shape/error.h"

#include "tests/shape/boxes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wb::shape {
namespace {

using namespace test;

Piece boxPiece(const TestBox& box) { return *Piece::of(cornersOfBox(box)); }

Solid solidOfBoxes(const std::vector<TestBox>& boxes) { return *Solid::of(meshOfBoxes(boxes)); }

TEST(ShapeError, IsNoneOfTheSolidItself) {
  const TestBox box{glm::dvec3(0), glm::dvec3(1)};
  const ShapeError error = errorOf(solidOfBoxes({box}), {boxPiece(box)});
  EXPECT_NEAR(error.error(), 0, 0.002);
  EXPECT_NEAR(error.surface, 0, 0.01);
  EXPECT_NEAR(error.missing, 0, 0.07);
  EXPECT_EQ(error.overlap, 0);
}

/// Corners are farthest: by the root of three.
TEST(ShapeError, TellsTooMuchFromTooLittle) {
  const Solid solid = solidOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  const double corner = 0.05 * std::sqrt(3.0);
  const ShapeError less = errorOf(solid, {boxPiece({glm::dvec3(0.05), glm::dvec3(0.95)})});
  EXPECT_NEAR(less.shortfall.distance, corner, 0.05 * corner);
  EXPECT_LE(less.overfill.distance, 0.011);  // A step of the grid.
  EXPECT_NEAR(glm::length(glm::abs(less.shortfall.place - 0.5)), std::sqrt(0.75), 0.05);
  const ShapeError more = errorOf(solid, {boxPiece({glm::dvec3(-0.05), glm::dvec3(1.05)})});
  EXPECT_NEAR(more.overfill.distance, corner, 0.05 * corner);
  EXPECT_EQ(more.shortfall.distance, 0);
  EXPECT_GE(more.overfill.bound, more.overfill.distance);
  EXPECT_LE(more.overfill.bound, 1.06 * corner);
}

/// Nobody meets a surface inside another piece.
TEST(ShapeError, HiddenOverlapsCountForTheSurfaceDistanceOnly) {
  const Solid solid = solidOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  const ShapeError error = errorOf(
      solid, {boxPiece({glm::dvec3(0), {0.7, 1, 1}}), boxPiece({{0.3, 0, 0}, glm::dvec3(1)})});
  EXPECT_NEAR(error.error(), 0, 0.002);
  EXPECT_NEAR(error.surface, 0.3, 0.03);
  EXPECT_NEAR(error.overlap, 0.4, 0.05);
}

TEST(ShapeError, WithoutPiecesIsTheDiagonal) {
  const Solid solid = solidOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  EXPECT_NEAR(errorOf(solid, {}).error(), std::sqrt(3.0), 1e-12);
}

}  // namespace
}  // namespace wb::shape

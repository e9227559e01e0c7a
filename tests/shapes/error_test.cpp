#include "model/shapes/detail/shape_error.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
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

/// One piece that bridges two posts is farthest from both in the middle, 4.5 m away, where none of
/// its triangles has a corner or its own middle.
TEST(ShapeError, IsFoundBetweenTwoPostsThatOnePieceBridges) {
  const Solid posts = solidOfBoxes({{{0, 0, 0}, {1, 1, 1}}, {{10, 0, 0}, {11, 1, 1}}});
  const Deviation found = overfillOf(posts, {boxPiece({{0, 0, 0}, {11, 1, 1}})});
  EXPECT_NEAR(found.distance, 4.5, 0.06 * 4.5);
  EXPECT_GE(found.bound, 4.5 - 1e-9);
}

/// A rod goes through the lid of a hollow box: what of it is inside cannot be touched, and need
/// not be near any piece.
TEST(ShapeError, IsOfWhatCanBeTouched) {
  const std::vector<TestBox> boxes{{{0, 0, 0}, {2, 2, 2}}, {{0.9, 0.9, 1}, {1.1, 1.1, 2.5}}};
  const Solid solid = *Solid::of(meshOfBoxes(boxes), {.cells = 64});
  std::vector<Piece> pieces{boxPiece({{0.9, 0.9, 2}, {1.1, 1.1, 2.5}})};
  for (int axis = 0; axis < 3; ++axis)
    for (const double low : {0.0, 1.95}) {
      TestBox wall{glm::dvec3(0), glm::dvec3(2)};
      wall.low[axis] = low;
      wall.high[axis] = low + 0.05;
      pieces.push_back(boxPiece(wall));
    }
  EXPECT_LE(shortfallOf(solid, pieces).distance, 0.05);
}

/// A plate; a rod along the diagonal of its faces, whose box holds all of it, and a small box at
/// each of the other corners: every corner of a triangle is touched, and its middle far from all.
TEST(ShapeError, IsFoundBetweenPiecesThatTouchAllCorners) {
  const TestBox plate{{0, 0, 0}, {1, 1, 0.1}};
  std::vector<Piece> pieces{boxPiece({{0, 0.95, 0}, {0.05, 1, 0.1}}),
                            boxPiece({{0.95, 0, 0}, {1, 0.05, 0.1}})};
  std::vector<glm::dvec3> rod;
  for (const double along : {0, 1})
    for (const double across : {-0.01, 0.01})
      for (const double z : {0.0, 0.1}) rod.emplace_back(along - across, along + across, z);
  pieces.push_back(*Piece::of(rod));
  double farthest = 0;
  const mesh::TriangleMesh mesh = meshOfBoxes({plate});
  for (const glm::dvec3& point : pointsOn(mesh.positions, mesh.triangles, 20))
    farthest = std::max(farthest, distanceToPieces(pieces, point));
  const Deviation found = shortfallOf(solidOfBoxes({plate}), pieces);
  EXPECT_GT(farthest, 0.25);
  EXPECT_GE(found.distance * 1.06, farthest);
  EXPECT_GE(found.bound, farthest);
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
  EXPECT_NEAR(errorOf(solid, std::vector<Piece>()).error(), std::sqrt(3.0), 1e-12);
}

}  // namespace
}  // namespace wb::shape

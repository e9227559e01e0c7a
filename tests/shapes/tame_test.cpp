#include "model/shapes/detail/repair_hulls.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace wb::shape {
namespace {

using namespace test;

const std::vector<TestBox> slab{{{0, 0, 0}, {2, 1, 1}}};
constexpr double allowedError = 0.1;

PieceRules hullRules() {
  PieceRules rules;
  rules.perHull = 0.04;
  rules.perCorner = 0.04;
  return rules;
}

/// Around the slab, and by so much more.
Piece grownBy(double more) {
  return *Piece::of(cornersOfBox({glm::dvec3(-more), glm::dvec3(2, 1, 1) + more}));
}

/// With a spike.
Piece spiked(double height) {
  std::vector<glm::dvec3> corners = cornersOfBox(slab.front());
  corners.emplace_back(1, 0.5, 1 + height);
  return *Piece::of(corners);
}

double overfill(const Piece& piece) {
  double most = 0;
  for (const glm::dvec3& point : pointsOn(piece.corners(), piece.triangles(), 12))
    most = std::max(most, distanceToBoxes(slab, point));
  return most;
}

TEST(Tame, LeavesWhatIsCloseEnough) {
  const Piece piece = spiked(0.09);
  const auto made = clampOverfill(solidFromBoxes(slab), piece, hullRules(), allowedError);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->corners(), piece.corners());
}

TEST(Tame, MovesInWhatIsTooFarOut) {
  const Piece piece = spiked(0.14);
  ASSERT_GT(overfill(piece), allowedError);
  const auto made = clampOverfill(solidFromBoxes(slab), piece, hullRules(), allowedError);
  ASSERT_TRUE(made);
  EXPECT_LE(overfill(*made), allowedError);
  EXPECT_GT(overfill(*made), 0.8 * allowedError) << "moved in farther than it had to be";
  EXPECT_EQ(made->corners().size(), piece.corners().size());
}

TEST(Tame, TakesAwayOnlyWhatStaysTooFarOut) {
  const mesh::TriangleMesh mesh = meshOfBoxes(slab);
  Coverage coverage(
      std::make_shared<const Places>(pointsOn(mesh.positions, mesh.triangles, 12), allowedError));
  coverage.add(spiked(0.14));
  coverage.add(grownBy(0.02));
  coverage.add(grownBy(3));
  EXPECT_FALSE(clampAllOverfill(solidFromBoxes(slab), coverage, hullRules(), allowedError));
  ASSERT_EQ(coverage.size(), 2U);
  for (const Piece& piece : coverage.pieces()) EXPECT_LE(overfill(piece), allowedError);
  EXPECT_TRUE(clampAllOverfill(solidFromBoxes(slab), coverage, hullRules(), allowedError));
}

}  // namespace
}  // namespace wb::shape

#include "model/shapes/detail/repair_hulls.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <memory>

namespace wb::shape {
namespace {

using namespace test;

const std::vector<TestBox> slabBoxes{{{0, 0, 0}, {2, 1, 1}}};
constexpr double slabReach = 0.1;

PieceRules rulesOfSlab() {
  PieceRules rules;
  rules.perHull = 0.04;
  rules.perCorner = 0.04;
  rules.fill = slabReach;
  return rules;
}

std::vector<glm::dvec3> cornersOfSlab() {
  std::vector<glm::dvec3> corners;
  for (const double x : {0.0, 2.0})
    for (const double y : {0.0, 1.0})
      for (const double z : {0.0, 1.0}) corners.emplace_back(x, y, z);
  return corners;
}

Coverage slabCoverage(const std::vector<glm::dvec3>& corners) {
  const mesh::TriangleMesh mesh = meshOfBoxes(slabBoxes);
  Coverage coverage(
      std::make_shared<const Places>(pointsOn(mesh.positions, mesh.triangles, 12), slabReach));
  coverage.add(*Piece::of(corners));
  return coverage;
}

/// All but one of its corners.
Coverage brokenSlab() {
  std::vector<glm::dvec3> corners = cornersOfSlab();
  corners.pop_back();
  return slabCoverage(corners);
}

Coverage mended(int times, double mostCost) {
  const Solid solid = solidFromBoxes(slabBoxes);
  Coverage coverage = brokenSlab();
  Random random;
  for (int i = 0; i < times; ++i) repair(solid, coverage, rulesOfSlab(), mostCost, random);
  return coverage;
}

constexpr double costOfEight = 9 * 0.04;

TEST(Mend, CoversWhatIsOpenForTheCost) {
  ASSERT_FALSE(brokenSlab().uncovered().empty());
  const Coverage coverage = mended(20, costOfEight);
  EXPECT_TRUE(coverage.uncovered().empty());
  EXPECT_LE(costOf(coverage, rulesOfSlab()), costOfEight + 1e-9);
}

TEST(Mend, AddsNoCornerWithoutTheMoneyForIt) {
  EXPECT_LE(mended(20, costOfEight - 0.04).corners(), 7U);
}

TEST(Mend, StaysCloseToTheSolid) {
  for (const Piece& piece : mended(20, costOfEight).pieces())
    for (const glm::dvec3& point : pointsOn(piece.corners(), piece.triangles(), 12))
      EXPECT_LE(distanceToBoxes(slabBoxes, point), 1.05 * slabReach);
}

TEST(Mend, MakesTheSameEachTime) {
  EXPECT_EQ(mended(2, costOfEight).piece(0).corners(), mended(2, costOfEight).piece(0).corners());
}

TEST(MendFor, CoversForWhatItCostsOrAFewCornersMore) {
  const Solid solid = solidFromBoxes(slabBoxes);
  Coverage coverage = brokenSlab();
  Random random;
  EXPECT_TRUE(repairAll(solid, coverage, rulesOfSlab(), random, {}));
  EXPECT_TRUE(coverage.uncovered().empty());
  EXPECT_LE(costOf(coverage, rulesOfSlab()), costOfEight + 3 * 0.04 + 1e-9);
}

TEST(MendFor, SaysWhereItCannot) {
  const Solid solid = solidFromBoxes(slabBoxes);
  Coverage coverage(
      std::make_shared<const Places>(std::vector{glm::dvec3(0.5), glm::dvec3(20)}, slabReach));
  coverage.add(*Piece::of(cornersOfSlab()));
  Random random;
  EXPECT_FALSE(repairAll(solid, coverage, rulesOfSlab(), random, {}));
}

TEST(Spare, TakesCornersThatNothingNeeds) {
  const Solid solid = solidFromBoxes(slabBoxes);
  std::vector<glm::dvec3> corners = cornersOfSlab();
  corners.emplace_back(1, -0.05, 0.5);
  corners.emplace_back(1, 1.05, 0.5);
  Coverage coverage = slabCoverage(corners);
  ASSERT_EQ(coverage.corners(), 10U);
  Random random;
  for (int i = 0; i < 20; ++i) {
    Coverage tried = coverage;
    prune(solid, tried, 0, rulesOfSlab(), random);
    if (tried.uncovered().empty()) coverage = tried;
  }
  EXPECT_LE(coverage.corners(), 8U);
}

}  // namespace
}  // namespace wb::shape

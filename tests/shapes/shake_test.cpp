#include "model/shapes/detail/repair_hulls.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <memory>

namespace wb::shape {
namespace {

using namespace test;

const std::vector<TestBox> barBoxes{{{0, 0, 0}, {2, 1, 1}}};
constexpr double reach = 0.1;

PieceRules rulesOfBar() {
  PieceRules rules;
  rules.perHull = 0.04;
  rules.perCorner = 0.04;
  rules.fill = reach;
  return rules;
}

/// The bar with its long edges cut off, which takes twice its corners.
Piece bevelledBar() {
  std::vector<glm::dvec3> corners;
  for (const double x : {0.0, 2.0})
    for (const double y : {0.0, 1.0})
      for (const double z : {0.0, 1.0}) {
        corners.emplace_back(x, y < 0.5 ? 0.05 : 0.95, z);
        corners.emplace_back(x, y, z < 0.5 ? 0.05 : 0.95);
      }
  return *Piece::of(corners);
}

Coverage barCoverage() {
  const mesh::TriangleMesh mesh = meshOfBoxes(barBoxes);
  Coverage coverage(
      std::make_shared<const Places>(pointsOn(mesh.positions, mesh.triangles, 12), reach));
  coverage.add(bevelledBar());
  return coverage;
}

Coverage shaken(int times) {
  const Solid solid = solidFromBoxes(barBoxes);
  Coverage coverage = barCoverage();
  Random random;
  for (int i = 0; i < times; ++i) perturb(solid, coverage, 0, rulesOfBar(), random);
  return coverage;
}

TEST(Shake, SparesCornersAndCoversAllThatWasCovered) {
  ASSERT_EQ(barCoverage().corners(), 16U);
  ASSERT_TRUE(barCoverage().uncovered().empty());
  const Coverage coverage = shaken(10);
  EXPECT_TRUE(coverage.uncovered().empty());
  EXPECT_LE(coverage.corners(), 8U);
}

TEST(Shake, StaysCloseToTheSolid) {
  for (const Piece& piece : shaken(10).pieces())
    for (const glm::dvec3& point : pointsOn(piece.corners(), piece.triangles(), 12))
      EXPECT_LE(distanceToBoxes(barBoxes, point), 1.05 * reach);
}

TEST(Shake, MakesTheSameEachTime) {
  EXPECT_EQ(shaken(3).piece(0).corners(), shaken(3).piece(0).corners());
}

}  // namespace
}  // namespace wb::shape

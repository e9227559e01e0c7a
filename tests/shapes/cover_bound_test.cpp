#include "model/shapes/detail/cover_bound.h"

#include "model/shapes/fitting.h"
#include "tests/shapes/boxes.h"
#include "tests/support/long_sizes.h"

#include <gtest/gtest.h>

#include <variant>
#include <vector>

namespace wb::shape {
namespace {

using namespace test;

PieceRules boundRules() {
  PieceRules rules;
  rules.perHull = 0.04;
  rules.perCorner = 0.04;
  return rules;
}

double boundOf(const std::vector<TestBox>& boxes, double tolerance) {
  return leastCoverCost(solidFromBoxes(boxes), tolerance, boundRules());
}

TEST(CoverBound, ACubeNeedsAVertexForEachOfItsCorners) {
  EXPECT_NEAR(boundOf({{glm::dvec3(0), glm::dvec3(1)}}, 0.08), 0.04 * (8 + 1), 1e-12);
}

TEST(CoverBound, NoHullHasFewerThanFourVertices) {
  // Any four points near the cube's middle are near all of it.
  EXPECT_NEAR(boundOf({{glm::dvec3(0), glm::dvec3(1)}}, 2), 0.04 * (4 + 1), 1e-12);
  // A slab as thin as the tolerance needs one for each corner of a rectangle.
  EXPECT_NEAR(boundOf({{{0, 0, 0}, {1, 1, 0.01}}}, 0.05), 0.04 * (4 + 1), 1e-12);
}

TEST(CoverBound, WhatIsFarApartNeedsHullsOfItsOwn) {
  const TestBox one{glm::dvec3(0), glm::dvec3(1)};
  EXPECT_NEAR(boundOf({one, {{3, 0, 0}, {4, 1, 1}}}, 0.1), 2 * 0.04 * (8 + 1), 1e-12);
  // One hull around both is within the tolerance of either.
  EXPECT_NEAR(boundOf({one, {{1.1, 0, 0}, {2.1, 1, 1}}}, 0.1), 0.04 * (8 + 1), 1e-12);
}

/// Each solid within 10 % or 20 %; with WEIGHBRIDGE_LONG set within both, and within 4 %, which is
/// searched for long.
TEST(CoverBound, NothingWithinTheToleranceCostsLess) {
  const std::vector<std::vector<TestBox>> solids{
      {{{0, 0, 0}, {1, 1, 4}}, {{3, 0, 0}, {4, 1, 4}}, {{0, 0, 3.2}, {4, 1, 4}}},
      {{{0, 0, 0}, {2, 2, 1}}, {{0, 0, 1}, {2, 1, 2}}},
      {{{0, 0, 0}, {3, 0.1, 2}}}};
  for (std::size_t number = 0; number < solids.size(); ++number)
    for (const double share : {0.04, 0.1, 0.2}) {
      const double asked = number % 2 == 0 ? 0.1 : 0.2;
      if (share != asked && !wb::test::isLong()) continue;
      const auto& boxes = solids[number];
      const mesh::TriangleMesh mesh = meshOfBoxes(boxes);
      FitOptions options;
      options.tolerance = share * boxDiagonal(mesh);
      options.rules = boundRules();
      const auto solid = solidFor(mesh, options.tolerance);
      ASSERT_TRUE(solid);
      for (const FitMethod& method : fitMethods()) {
        if (!std::holds_alternative<FitPieces>(method.fit) || method.name == "existing") continue;
        // Its hulls are the uploader's, which a search for covers never makes.
        if (method.name == analyzeMethod) continue;
        const auto shape = fitted(*solid, method, options);
        if (!shape || !shape->isWithin()) continue;
        EXPECT_GE(costOf(*shape, options) + 1e-9,
                  leastCoverCost(*solid, options.tolerance, options.rules))
            << method.name << " at " << share;
      }
    }
}

}  // namespace
}  // namespace wb::shape

#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <random>

namespace wb::shape {
namespace {

using namespace test;

constexpr double reducedReach = 0.1;

/// Two blocks with a gap of 2 m between them.
const std::vector<TestBox> blocksApart{{{0, 0, 0}, {1, 1, 1}}, {{3, 0, 0}, {4, 1, 1}}};
/// A block that holds all the hulls here.
const std::vector<TestBox> wholeBlock{{{0, 0, 0}, {4, 4, 4}}};

PieceRules rulesFor(double perHull) {
  PieceRules rules;
  rules.perHull = perHull;
  rules.perCorner = 0.04;
  rules.fill = reducedReach;
  return rules;
}

Coverage reducedCoverage(const std::vector<Piece>& hulls, const std::vector<glm::dvec3>& places) {
  Coverage coverage(std::make_shared<const Places>(places, reducedReach));
  for (const Piece& hull : hulls) coverage.add(hull);
  return coverage;
}

std::vector<glm::dvec3> cornersOfAll(const std::vector<TestBox>& boxes) {
  std::vector<glm::dvec3> corners;
  for (const TestBox& box : boxes)
    for (const glm::dvec3& corner : cornersOfBox(box)) corners.push_back(corner);
  return corners;
}

/// The farthest that places are from the hulls, by an independent search.
double farthestOf(const Coverage& coverage) {
  double farthest = 0;
  for (const glm::dvec3& place : coverage.places().all())
    farthest = std::max(farthest, distanceToPieces(coverage.pieces(), place));
  return farthest;
}

double farthestOnTriangle(const std::vector<TestBox>& boxes,
                          const std::array<glm::dvec3, 3>& corners) {
  double farthest = 0;
  const std::vector<glm::dvec3> all(corners.begin(), corners.end());
  for (const glm::dvec3& point : pointsOn(all, {{0, 1, 2}}, 60))
    farthest = std::max(farthest, distanceToBoxes(boxes, point));
  return farthest;
}

/// Whichever of its corners comes first, and wherever on it the gap is.
TEST(Contained, IsATriangleOfWhichNothingIsFartherOut) {
  const Solid solid = solidFromBoxes(blocksApart);
  const double step = 2 * solid.grid().step;
  std::mt19937 random(7);
  const auto anyIn = [&](const TestBox& box) {
    const auto share = [&] { return static_cast<double>(random() % 1000) / 999; };
    const double x = share();
    const double y = share();
    return box.low + (box.high - box.low) * glm::dvec3(x, y, share());
  };
  int crossing = 0;
  for (int i = 0; i < 300; ++i) {
    const std::array corners{anyIn(blocksApart[random() % 2]), anyIn(blocksApart[random() % 2]),
                             anyIn(blocksApart[random() % 2])};
    const double farthest = farthestOnTriangle(blocksApart, corners);
    if (std::abs(farthest - reducedReach) < step) continue;
    EXPECT_EQ(isContained(solid, corners, reducedReach), farthest < reducedReach) << i;
    crossing += farthest > reducedReach ? 1 : 0;
  }
  EXPECT_GT(crossing, 100);
}

/// A slender triangle in a block, of which one tip alone is farther out, by 0.5 m and 0.05 m.
TEST(Contained, ATipIsFoundWhicheverWayTheTriangleIsTurned) {
  const Solid solid = solidFromBoxes(wholeBlock);
  for (const auto& [x, isWithin] : {std::pair(4.5, false), std::pair(4.05, true)}) {
    std::array<glm::dvec3, 3> corners{{{x, 2, 2}, {0.5, 1.9, 2}, {0.6, 2.1, 2}}};
    std::ranges::sort(corners, {}, &glm::dvec3::y);
    do {
      EXPECT_EQ(isContained(solid, corners, reducedReach), isWithin) << x;
    } while (std::ranges::next_permutation(corners, {}, &glm::dvec3::y).found);
  }
}

/// A tip that is seen from 15 cm away is not dropped where 10 cm are allowed, but where 20 cm are.
TEST(Reduce, KeepsAVertexThatAPlaceNeeds) {
  std::vector<glm::dvec3> corners = cornersOfBox({{1, 1, 1}, {2, 2, 2}});
  const glm::dvec3 tip(1.5, 1.5, 2.15);
  std::vector<glm::dvec3> places = corners;
  places.push_back(tip);
  corners.push_back(tip);
  Coverage coverage = reducedCoverage({*Piece::of(corners)}, places);
  dropVertices(coverage, 0, rulesFor(0.04));
  EXPECT_EQ(coverage.corners(), 9U);
  Coverage withinMore(
      std::make_shared<const Places>(std::vector{tip, corners[0]}, 2 * reducedReach));
  withinMore.add(*Piece::of(corners));
  dropVertices(withinMore, 0, rulesFor(0.04));
  EXPECT_LT(withinMore.corners(), 9U);
  EXPECT_TRUE(withinMore.uncovered().empty());
}

/// What was within reach before is so after, by distances that no grid knows.
TEST(Reduce, LeavesAllWithinReachAndCostsNoMore) {
  const Solid solid = solidFromBoxes(wholeBlock);
  const PieceRules rules = rulesFor(0.04);
  std::mt19937 random(11);
  const auto any = [&] { return 0.5 + 3.0 * static_cast<double>(random() % 1000) / 999; };
  for (int i = 0; i < 6; ++i) {
    std::vector<Piece> hulls;
    std::vector<glm::dvec3> places;
    for (int hull = 0; hull < 3; ++hull) {
      std::vector<glm::dvec3> points;
      while (points.size() < 12) {
        const double x = any();
        const double y = any();
        points.emplace_back(x, y, any());
      }
      hulls.push_back(*Piece::of(points));
      for (const glm::dvec3& point : pointsOn(hulls.back().corners(), hulls.back().triangles(), 2))
        places.push_back(point);
    }
    Coverage coverage = reducedCoverage(hulls, places);
    ASSERT_TRUE(coverage.uncovered().empty());
    const double before = costOf(coverage, rules);
    reduce(solid, coverage, rules, {});
    EXPECT_LE(costOf(coverage, rules), before);
    EXPECT_LE(farthestOf(coverage), reducedReach + 1e-3) << i;
  }
}

/// Two slabs that cross: the hull around both has all sixteen corners.
TEST(Reduce, MergesWhereThatIsCheaperAndNotElse) {
  const std::vector<TestBox> crossing{{{0.5, 1.5, 1}, {3.5, 2.5, 2}},
                                      {{1.5, 0.5, 1}, {2.5, 3.5, 2}}};
  const Solid solid = solidFromBoxes(wholeBlock);
  const std::vector<glm::dvec3> places = cornersOfAll(crossing);
  Coverage free = reducedCoverage(piecesOfBoxes(crossing), places);
  EXPECT_FALSE(mergePieces(solid, free, rulesFor(0), {}));
  EXPECT_EQ(free.size(), 2U);
  Coverage saving = reducedCoverage(piecesOfBoxes(crossing), places);
  EXPECT_TRUE(mergePieces(solid, saving, rulesFor(0.04), {}));
  EXPECT_EQ(saving.size(), 1U);
  PieceRules few = rulesFor(0.04);
  few.mostCorners = 15;
  Coverage limited = reducedCoverage(piecesOfBoxes(crossing), places);
  EXPECT_FALSE(mergePieces(solid, limited, few, {}));
}

/// Not through what is to stay free.
TEST(Reduce, MergesNothingAcrossAGap) {
  const Solid solid = solidFromBoxes(blocksApart);
  PieceRules rules = rulesFor(0.04);
  rules.fill = 1.05;  // So that they count as near each other.
  Coverage near = reducedCoverage(piecesOfBoxes(blocksApart), cornersOfAll(blocksApart));
  EXPECT_TRUE(mergePieces(solid, near, rules, {}));
  rules.fill = 0.9;
  Coverage far = reducedCoverage(piecesOfBoxes(blocksApart), cornersOfAll(blocksApart));
  EXPECT_FALSE(mergePieces(solid, far, rules, {}));
}

TEST(Reduce, TakesAwayTheMostExpensiveOfWhatOthersCover) {
  std::vector<glm::dvec3> round = cornersOfBox({{1, 1, 1}, {2, 2, 2}});
  round.emplace_back(1.5, 1.5, 2.05);
  const std::vector<Piece> hulls{*Piece::of(cornersOfBox({{1, 1, 1}, {2, 2, 2}})),
                                 *Piece::of(round),
                                 *Piece::of(cornersOfBox({{3, 3, 3}, {3.5, 3.5, 3.5}}))};
  Coverage coverage = reducedCoverage(hulls, {{1.5, 1.5, 1.5}, {3.2, 3.2, 3.2}});
  removeSuperfluous(coverage, rulesFor(0.04));
  ASSERT_EQ(coverage.size(), 2U);
  EXPECT_EQ(coverage.corners(), 16U);
  EXPECT_TRUE(coverage.uncovered().empty());
}

/// The grid is not exact: what fills by its measure as much as allowed would be found to be more.
TEST(Reduce, LeavesRoomForTheInexactnessOfTheGrid) {
  const Solid solid = solidFromBoxes(wholeBlock);
  const PieceRules rules = rulesWithin(solid, rulesFor(0.04), 0.2);
  EXPECT_LT(rules.fill, 0.2);
  EXPECT_GT(rules.fill, 0.15);
  EXPECT_FALSE(rules.isInBox({4.2, 1, 1}));
}

}  // namespace
}  // namespace wb::shape

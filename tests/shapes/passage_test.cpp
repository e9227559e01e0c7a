#include "model/shapes/detail/passage.h"

#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/fitting.h"
#include "tests/shapes/boxes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace wb::shape {
namespace {

using namespace test;

std::vector<LostPassage> lostIn(const std::vector<TestBox>& boxes,
                                const std::vector<TestBox>& shape, double error) {
  const Solid solid = solidFromBoxes(boxes);
  return Passage(solid, Avatar()).lostIn(piecesOfBoxes(shape), error);
}

/// A wall of 6 m with a gap of that width in it, under a lintel.
std::vector<TestBox> wallWithGap(double width) {
  return {{{0, 0, 0}, {3 - width / 2, 0.3, 3}},
          {{3 + width / 2, 0, 0}, {6, 0.3, 3}},
          {{0, 0, 2.3}, {6, 0.3, 3}}};
}

const TestBox wholeWall{{0, 0, 0}, {6, 0.3, 3}};
/// A deck on two posts.
const std::vector<TestBox> bridge{
    {{0, 0, 2.4}, {6, 2, 2.7}}, {{0, 0, 0}, {0.5, 2, 2.4}}, {{5.5, 0, 0}, {6, 2, 2.4}}};

TEST(Passage, IsLostWhereADoorIsFilled) {
  const auto lost = lostIn(wallWithGap(1), {wholeWall}, 0.1);
  ASSERT_FALSE(lost.empty());
  EXPECT_EQ(lost[0].loss, Loss::way);
  EXPECT_NEAR(lost[0].place.x, 3, 0.6);
  EXPECT_LT(lost[0].place.z, 2.3);
}

TEST(Passage, IsAllKeptByWhatIsTheSame) {
  EXPECT_TRUE(lostIn(wallWithGap(1), wallWithGap(1), 0.01).empty());
  EXPECT_TRUE(lostIn(bridge, bridge, 0.01).empty());
}

TEST(Passage, TooNarrowAGapWasNoWay) {
  EXPECT_TRUE(lostIn(wallWithGap(0.3), {wholeWall}, 0.1).empty());
}

TEST(Passage, StaysWhereADoorIsALittleNarrower) {
  EXPECT_TRUE(lostIn(wallWithGap(1.4), wallWithGap(1.1), 0.15).empty());
}

TEST(Passage, BelowABridgeIsOne) {
  auto filled = bridge;
  filled.push_back({{0, 0, 0}, {6, 2, 2.7}});
  const auto lost = lostIn(bridge, filled, 0.2);
  ASSERT_FALSE(lost.empty());
  EXPECT_EQ(lost[0].loss, Loss::way);
}

TEST(Passage, AFloorThatIsLeftOutCarriesNobody) {
  const auto lost = lostIn(bridge, {bridge[1], bridge[2]}, 0.2);
  ASSERT_FALSE(lost.empty());
  EXPECT_EQ(lost[0].loss, Loss::floor);
  EXPECT_NEAR(lost[0].place.z, 2.7, 0.3);
}

TEST(Passage, AFloorALittleLowerCarriesStill) {
  EXPECT_TRUE(lostIn(bridge, {{{0, 0, 2.3}, {6, 2, 2.6}}, bridge[1], bridge[2]}, 0.12).empty());
}

/// Boxes laid on their backs: what was above is along -y.
std::vector<TestBox> lyingDown(std::vector<TestBox> boxes) {
  for (auto& [low, high] : boxes) {
    const glm::dvec3 from = low;
    const glm::dvec3 to = high;
    low = {from.x, -to.z, from.y};
    high = {to.x, -from.z, to.y};
  }
  return boxes;
}

/// In a region where the part is put up.
std::vector<LostPassage> lostPutUp(const std::vector<TestBox>& boxes,
                                   const std::vector<TestBox>& shape, double error) {
  const double half = std::sqrt(0.5);
  Avatar avatar;
  avatar.up = upIn(glm::dquat(half, -half, 0, 0));  // By -90 degrees about x.
  const Solid solid = solidFromBoxes(lyingDown(boxes));
  return Passage(solid, avatar).lostIn(piecesOfBoxes(lyingDown(shape)), error);
}

TEST(Passage, IsLookedForUprightHoweverThePartIsTurned) {
  const auto lost = lostPutUp(wallWithGap(1), {wholeWall}, 0.1);
  ASSERT_FALSE(lost.empty());
  EXPECT_EQ(lost[0].loss, Loss::way);
  EXPECT_NEAR(lost[0].place.x, 3, 0.6);
  EXPECT_GT(lost[0].place.y, -2.3);
  EXPECT_TRUE(lostPutUp(wallWithGap(1), wallWithGap(1), 0.01).empty());
  EXPECT_TRUE(lostPutUp(bridge, bridge, 0.01).empty());
}

TEST(Passage, AFloorCarriesOnlyTheWayUpThatItStands) {
  const auto lost = lostPutUp(bridge, {bridge[1], bridge[2]}, 0.2);
  ASSERT_FALSE(lost.empty());
  EXPECT_EQ(lost[0].loss, Loss::floor);
  EXPECT_NEAR(lost[0].place.y, -2.7, 0.3);
}

TEST(Passage, UpIsTheRegionsInTheFrameOfThePart) {
  const auto isNear = [](const glm::dvec3& a, const glm::dvec3& b) {
    return glm::distance(a, b) < 1e-12;
  };
  const double half = std::sqrt(0.5);
  EXPECT_TRUE(isNear(upIn({1, 0, 0, 0}), {0, 0, 1}));
  EXPECT_TRUE(isNear(upIn({half, 0, 0, half}), {0, 0, 1}));  // About the upright.
  EXPECT_TRUE(isNear(upIn({half, half, 0, 0}), {0, 1, 0}));  // By 90 degrees about x.
  EXPECT_TRUE(isNear(upIn({0, 1, 0, 0}), {0, 0, -1}));
  const glm::dquat turned = glm::normalize(glm::dquat(0.3, 0.5, -0.2, 0.7));
  EXPECT_TRUE(isNear(turned * upIn(turned), {0, 0, 1}));
  const Upright upright(upIn(turned));
  EXPECT_TRUE(isNear(upright.standing(upIn(turned)), {0, 0, 1}));
  EXPECT_TRUE(isNear(upright.own(upright.standing({1, 2, 3})), {1, 2, 3}));
}

Ways waysOf(const std::vector<TestBox>& boxes, const std::vector<TestBox>& shape, double error) {
  const Solid solid = solidFromBoxes(boxes);
  return Passage(solid, Avatar()).waysWith(piecesOfBoxes(shape), error);
}

bool isAnyIn(const std::vector<glm::dvec3>& places, const TestBox& box) {
  return std::ranges::any_of(
      places, [&](const glm::dvec3& place) { return distanceToBoxes({box}, place) == 0; });
}

TEST(Ways, AreAllKeptByWhatIsTheSame) {
  const Ways ways = waysOf(wallWithGap(1), wallWithGap(1), 0.01);
  EXPECT_TRUE(ways.taken.empty() && ways.cut.empty());
  EXPECT_TRUE(isAnyIn(ways.kept, {{2.8, 0, -0.1}, {3.2, 0.3, 0.1}})) << "through the door";
  EXPECT_FALSE(isAnyIn(ways.kept, {{0, 0, -0.1}, {2.3, 0.3, 0.1}})) << "in the wall";
}

TEST(Ways, AreCutWhereADoorIsFilled) {
  const Ways ways = waysOf(wallWithGap(1), {wholeWall}, 0.1);
  const TestBox door{{2.6, -0.2, -0.2}, {3.4, 0.5, 1}};
  EXPECT_TRUE(isAnyIn(ways.taken, door));
  EXPECT_TRUE(isAnyIn(ways.cut, door));
  EXPECT_FALSE(isAnyIn(ways.kept, {{2.8, 0.1, -0.1}, {3.2, 0.2, 0.1}}));
}

TEST(Ways, LeadOverWhatCarries) {
  const Ways ways = waysOf(bridge, bridge, 0.01);
  EXPECT_TRUE(isAnyIn(ways.kept, {{1, 0.5, 2.65}, {5, 1.5, 2.75}})) << "on the deck";
  EXPECT_TRUE(isAnyIn(ways.kept, {{1, 0.5, -0.05}, {5, 1.5, 0.05}})) << "below it";
}

/// A seat of that width, half a metre high and 0.8 m deep, with a back; arm rests beside it.
std::vector<TestBox> chair(double width, bool hasArms) {
  std::vector<TestBox> boxes{{{0, 0, 0}, {width, 0.8, 0.5}}, {{0, 0.7, 0}, {width, 0.8, 1.1}}};
  if (!hasArms) return boxes;
  boxes.push_back({{-0.1, 0, 0}, {0, 0.8, 0.8}});
  boxes.push_back({{width, 0, 0}, {width + 0.1, 0.8, 0.8}});
  return boxes;
}

/// A cylinder 0.6 m wide stands on a seat that leaves it room, and on none between narrow arm
/// rests.
TEST(Ways, LeadOntoASeatThatIsWideEnough) {
  const TestBox seat{{0.05, 0, 0.4}, {0.5, 0.4, 0.6}};
  for (const auto& [width, hasArms, isStoodOn] :
       {std::tuple(0.55, false, true), {1.0, true, true}, {0.45, true, false}}) {
    const std::vector<TestBox> boxes = chair(width, hasArms);
    const Ways ways = waysOf(boxes, boxes, 0.01);
    EXPECT_EQ(isAnyIn(ways.kept, seat), isStoodOn) << width;
    EXPECT_TRUE(ways.taken.empty()) << width;
  }
}

/// Whether a body a little thinner than an avatar fits in the gap somewhere, by points.
bool isOpen(const std::vector<Piece>& pieces) {
  for (double x = 2.5; x <= 3.5; x += 0.05) {
    bool isFree = true;
    for (double z = 0.15; z < 1.8; z += 0.1)
      for (double side = -0.25; side <= 0.25; side += 0.05)
        isFree = isFree && unionDistance(pieces, {x + side, 0.15, z}) > 0;
    if (isFree) return true;
  }
  return false;
}

/// Within half a metre, hulls may fill a door of a metre; where an avatar is to get through, not.
TEST(Passage, IsKeptByWhatIsFitted) {
  FitOptions options;
  options.tolerance = 0.55;
  options.rules.perHull = options.rules.perCorner = 0.04;
  options.avatar = Avatar();
  options.effort = 0.1;  // It need not be cheap.
  const auto solid = solidFor(meshOfBoxes(wallWithGap(1)), options, {});
  ASSERT_TRUE(solid);
  for (const FitMethod& method : fitMethods()) {
    if (method.needsOwn) continue;
    const auto shape = fitted(*solid, method, options);
    ASSERT_TRUE(shape) << method.name;
    ASSERT_TRUE(shape->lost) << method.name;
    if (method.name == "base" || method.name == "box") {
      EXPECT_FALSE(shape->keepsPassage());
      continue;
    }
    // The uploader's Analyze pays no attention to passages.
    if (method.name == analyzeMethod) continue;
    EXPECT_TRUE(shape->keepsPassage()) << method.name;
    EXPECT_TRUE(shape->isSurface() || isOpen(shape->pieces)) << method.name;
  }
}

}  // namespace
}  // namespace wb::shape

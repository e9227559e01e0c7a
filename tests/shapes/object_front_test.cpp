#include "model/shapes/object_front.h"

#include "model/shapes/apply_shapes.h"
#include "tests/shapes/ball.h"
#include "tests/shapes/boxes.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace wb::making {
namespace {

using test::sceneOfBall;
using test::statisticsOf;

Combination combinationOf(double landImpact, double pixels, double deviation, bool isExact = true,
                          double physics = 0) {
  Combination one{.pixels = pixels, .deviation = deviation, .isExact = isExact};
  one.cost.landImpact = landImpact;
  one.cost.physics = physics;
  return one;
}

using Criteria = std::tuple<double, double, double, bool>;

Criteria criteriaOf(const Combination& one) {
  return {one.cost.landImpact, one.pixels, one.deviation, one.isExact};
}

std::vector<Criteria> frontOf(std::vector<Combination> combinations) {
  std::vector<Criteria> front;
  for (const Combination& one : findFront(std::move(combinations)))
    front.push_back(criteriaOf(one));
  return front;
}

TEST(ObjectFront, OfNothingIsEmpty) { EXPECT_TRUE(findFront({}).empty()); }

TEST(ObjectFront, OfOneIsThatOne) {
  EXPECT_EQ(frontOf({combinationOf(3, 2, 0.5)}), (std::vector<Criteria>{{3, 2, 0.5, true}}));
}

/// Where nothing that counts differs, the one whose physics costs less stays.
TEST(ObjectFront, OfEqualOnesHasOne) {
  const auto front = findFront({combinationOf(3, 2, 0.5, true, 2.5),
                                combinationOf(3, 2, 0.5, true, 1), combinationOf(3, 2, 0.5)});
  ASSERT_EQ(front.size(), 1U);
  EXPECT_EQ(front[0].cost.physics, 0);
}

TEST(ObjectFront, LeavesOutWhatIsLessAccurateAndSavesNothing) {
  EXPECT_EQ(frontOf({combinationOf(3, 4, 0.5), combinationOf(3, 2, 0.5), combinationOf(2, 4, 0.5),
                     combinationOf(2, 4, 0.7), combinationOf(9, 0.5, 0.1)}),
            (std::vector<Criteria>{{2, 4, 0.5, true}, {3, 2, 0.5, true}, {9, 0.5, 0.1, true}}));
}

/// Nobody knows how far off the uploader's own hulls are.
TEST(ObjectFront, WhatDoesNotArriveAsItIsBeatsNothingThatDoes) {
  EXPECT_EQ(frontOf({combinationOf(1, 1, 0.1, false), combinationOf(2, 2, 0.5, true)}),
            (std::vector<Criteria>{{1, 1, 0.1, false}, {2, 2, 0.5, true}}));
  EXPECT_EQ(frontOf({combinationOf(1, 1, 0.1, false), combinationOf(1, 1, 0.1, true)}),
            (std::vector<Criteria>{{1, 1, 0.1, true}}));
}

bool beats(const Combination& one, const Combination& other) {
  const std::array<std::pair<double, double>, 4> pairs{
      {{one.cost.landImpact, other.cost.landImpact},
       {one.pixels, other.pixels},
       {one.deviation, other.deviation},
       {one.isExact ? 0 : 1, other.isExact ? 0 : 1}}};
  return std::ranges::all_of(pairs, [](const auto& pair) { return pair.first <= pair.second; }) &&
         std::ranges::any_of(pairs, [](const auto& pair) { return pair.first < pair.second; });
}

/// Few values, so that many are equal.
RC_GTEST_PROP(ObjectFront, HasAllThatNoOtherBeats, ()) {
  const auto few = rc::gen::inRange(0, 5);
  const auto numbers = *rc::gen::container<std::vector<std::tuple<int, int, int, bool>>>(
      rc::gen::tuple(few, few, few, rc::gen::arbitrary<bool>()));
  std::vector<Combination> all;
  for (const auto& [landImpact, pixels, deviation, isExact] : numbers)
    all.push_back(combinationOf(landImpact, pixels, deviation, isExact));
  std::set<Criteria> unbeaten;
  for (const Combination& one : all)
    if (std::ranges::none_of(all, [&](const Combination& other) { return beats(other, one); }))
      unbeaten.insert(criteriaOf(one));
  const std::vector<Criteria> front = frontOf(all);
  RC_ASSERT(std::set<Criteria>(front.begin(), front.end()) == unbeaten);
  RC_ASSERT(front.size() == unbeaten.size());
  RC_ASSERT(
      std::ranges::is_sorted(front, {}, [](const Criteria& one) { return std::get<0>(one); }));
}

/// Of so many boxes, which the uploader replaces with as many, so far off.
shape::MadeShape boxesOf(std::size_t boxes, double error) {
  const auto box = shape::Piece::of(shape::test::cornersOfBox({glm::dvec3(0), glm::dvec3(1)}));
  shape::MadeShape made;
  made.shape.method = "cover";
  made.shape.pieces.assign(boxes, *box);
  made.shape.error.overfill.distance = error;
  made.diagonal = 1;
  made.physicsNow = 0.36 * static_cast<double>(boxes);
  const cost::Decomposition hulls{boxes, 8 * boxes};
  made.analyzed = shape::AnalyzedPhysics{{hulls, hulls}, *made.physicsNow, *made.physicsNow};
  return made;
}

LevelsAtPixels levelsAt(const PlannedObject& object, double pixels) {
  const cost::Profile profile;
  constexpr std::size_t parts[] = {0};
  const shape::FittedPart part{object.linkset.linkset, 0, object.meshes[0].get(),
                               object.linkset.statistics, profile};
  auto levels = shape::weighedLevels(part, parts, {.pixels = pixels});
  EXPECT_TRUE(levels);
  LevelsAtPixels at{pixels};
  at.levels.meshes.push_back(levelsOf(object, {0}, std::move(levels->front().made), profile));
  return at;
}

/// Within 0.1 m, levels of the object as they are.
FoundForObject foundFor(const scene::Scene& scene) {
  FoundForObject found{plannedObject(scene, statisticsOf(scene), 0),
                       {LevelsAtPixels{2}},
                       test::orderFor(scene, {{0, {}}})};
  found.order.request.within = {0.1, false};
  return found;
}

TEST(ObjectFront, DeviationIsAMultipleOfWhatIsAllowed) {
  shape::MadeShape made = boxesOf(1, 0.2);
  EXPECT_DOUBLE_EQ(deviationRatio({shape::Tolerance{0.1, false}, {}}, made), 2);
  EXPECT_DOUBLE_EQ(deviationRatio({shape::Tolerance{0.4, true}, {}}, made), 0.5);
  EXPECT_EQ(deviationRatio({}, made), 0) << "as far off as it likes";
  const Within zones{
      {}, shape::TolerancesByZone{shape::Tolerance{0.05, false}, shape::Tolerance{0.4, false}}};
  EXPECT_DOUBLE_EQ(deviationRatio(zones, made), 4) << "not measured by zone: of the stricter one";
  made.shape.error.zones = shape::ZoneErrors{};
  made.shape.error.zones->contact.distance = 0.06;
  made.shape.error.zones->elsewhere.distance = 0.2;
  EXPECT_DOUBLE_EQ(deviationRatio(zones, made), 1.2);
}

TEST(ObjectFront, HasOnlyShapesThatAreKnownToHold) {
  FoundForObject found = foundFor(sceneOfBall());
  std::vector<shape::MadeShape> shapes(4, boxesOf(1, 0.05));
  shapes[0].isUsed = false;
  shapes[1].shape.lost.emplace(1);
  shapes[2].analyzed.reset();
  found.shapes = {{shapes[0], shapes[1], shapes[2]}};
  EXPECT_TRUE(combine(found).empty());
  found.shapes = {shapes};
  const auto combinations = combine(found);
  ASSERT_EQ(combinations.size(), 1U);
  EXPECT_FALSE(combinations[0].isExact);
  EXPECT_DOUBLE_EQ(combinations[0].deviation, 0.5);
  EXPECT_EQ(combinations[0].methods, (std::vector<std::string_view>{"cover"}));
}

/// Levels and one hull, which the uploader makes of them, used in the scene.
TEST(ObjectFront, CostsWhatTheObjectCostsWithBoth) {
  const scene::Scene scene = sceneOfBall();
  FoundForObject found = foundFor(scene);
  std::erase_if(found.order.request.methods, [](const shape::FitMethod& method) {
    return method.name != shape::baseHullMethod;
  });
  found.order.request.within = {1, true};
  found.shapes = make(found.order).shapes;
  ASSERT_EQ(found.shapes.at(0).size(), 1U);
  const shape::FittedShape hull = found.shapes[0][0].shape;
  found.levels = {levelsAt(found.object, 2), levelsAt(found.object, 8)};
  const auto combinations = combine(found);
  ASSERT_EQ(combinations.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    const auto leveled = withLevels(scene, 0, found.object, found.levels[i].levels);
    ASSERT_TRUE(leveled);
    const auto after = used(*leveled, found.order.groups[0].parts, hull);
    ASSERT_TRUE(after);
    const auto cost =
        cost::weigh(after->linksets[0], statisticsOf(*after).linksets[0], cost::Profile());
    EXPECT_EQ(combinations[i].cost.landImpact, cost.landImpact);
    EXPECT_DOUBLE_EQ(combinations[i].cost.streaming, cost.streaming);
    EXPECT_DOUBLE_EQ(combinations[i].cost.physics, cost.physics);
    EXPECT_TRUE(combinations[i].isExact);
  }
  EXPECT_LT(combinations[1].cost.streaming, combinations[0].cost.streaming);
}

/// Two parts of different sizes: the closest of one is not combined with what is far off anyway.
TEST(ObjectFront, PartsAreChosenForTogether) {
  scene::Scene scene = test::sceneOfGates();
  scene.linksets.resize(1);
  scene.linksets[0] = cost::test::makeLinkset({test::gatePart(), test::gatePart({6, 1.5, 6})});
  FoundForObject found = foundFor(scene);
  ASSERT_EQ(found.order.groups.size(), 2U);
  found.shapes = {{boxesOf(1, 0.2), boxesOf(20, 0.1)}, {boxesOf(1, 0.1)}};
  const auto front = findFront(combine(found));
  ASSERT_EQ(front.size(), 2U);
  EXPECT_LT(front[0].cost.landImpact, front[1].cost.landImpact);
  EXPECT_DOUBLE_EQ(front[0].deviation, 2);
  EXPECT_DOUBLE_EQ(front[1].deviation, 1);
  EXPECT_DOUBLE_EQ(front[0].distances.anywhere, 0.2);
  EXPECT_EQ(front[0].methods.size(), 2U);
  found.shapes[1].clear();
  EXPECT_TRUE(combine(found).empty()) << "a part has no shape";
}

}  // namespace
}  // namespace wb::making

#include "model/analysis/comparison.h"
#include "model/analysis/constant_effects.h"
#include "model/core/language.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;

Effect effectOf(Key key, const scene::Scene& scene, const Profile& profile = {}) {
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  const auto costs = weigh(scene, statistics, profile);
  return effectsOf(scene, statistics, profile, costs)[static_cast<std::size_t>(key)];
}

scene::Scene box(const glm::dvec3& size = glm::dvec3(1)) {
  return makeScene(makeLinkset({makePart(PartKind::box, size, ShapeType::convexHull)}));
}

scene::Scene mesh() {
  return makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim)}),
                   makeAsset({.physicsMesh = true}));
}

/// SRC is the document's: today's server weight does not use its factors, wiki-2011 does.
TEST(Effect, OfTheSimulatorsFactorsIsNoneTodayAndThereIsAProfileWithOne) {
  for (const Key key : {Key::simulation_factor, Key::linkset_factor}) {
    EXPECT_EQ(effectOf(key, box()), (Effect{Reach::simulator, "wiki-2011"}));
    EXPECT_EQ(effectOf(key, box(), *cost::builtInProfile("wiki-2011")),
              (Effect{Reach::landImpact}));
  }
}

/// The penalty is of physical linksets alone.
TEST(Effect, OfThePenaltyIsNoneUntilSomethingIsPhysical) {
  scene::Scene scene = mesh();
  EXPECT_EQ(effectOf(Key::penalty_per_area, scene).reach, Reach::physicsIfMoving);
  scene.linksets[0].physical = true;
  EXPECT_EQ(effectOf(Key::penalty_per_area, scene).reach, Reach::landImpact);
}

/// A box has no triangle mesh; a mesh with one follows k.
TEST(Effect, IsNothingWhereNothingOpenUsesIt) {
  EXPECT_EQ(effectOf(Key::triangle_constant, box()), (Effect{Reach::nothing}));
  EXPECT_EQ(effectOf(Key::triangle_constant, mesh()), (Effect{Reach::landImpact}));
}

/// No derivative tells that a mesh of 1 m would be weighed as its base hull were the limit 10 m.
TEST(Effect, OfAThresholdIsSeenFromAfar) {
  EXPECT_GE(effectOf(Key::thin_side_limit, mesh()).reach, Reach::physics);
}

/// The sides of what is shown cost nothing under any profile.
TEST(Effect, OfWhatIsOnlyShownIsNothingAnywhere) {
  EXPECT_EQ(effectOf(Key::minimum_side, mesh()), (Effect{Reach::nothing}));
}

TEST(Effect, OfALimitIsAPermission) {
  EXPECT_EQ(effectOf(Key::physical_limit, mesh()).reach, Reach::permission);
}

TEST(Effect, SaysWhyInWordsUnlessThereIsOne) {
  const Effect effect = effectOf(Key::simulation_factor, box());
  const auto why = whyWithoutEffect(effect, {});
  ASSERT_TRUE(why);
  EXPECT_NE(rendered(*why).find("second-life"), std::string::npos);
  EXPECT_NE(rendered(*why).find("SRC"), std::string::npos);
  EXPECT_FALSE(whyWithoutEffect({Reach::landImpact}, {}));
}

std::vector<std::string> keysWithoutEffect(const weighing::Weighing& weighing,
                                           std::span<const weighing::Setting> settings) {
  std::vector<std::string> keys;
  for (const Diagnostic& warning : settingsWithoutEffect(weighing, settings))
    keys.push_back(std::get<std::string>(warning.arguments.at(0).value));
  return keys;
}

/// A box of prims counts neither triangles nor SRC; its server weight decides.
TEST(Effect, SettingsThatMoveNothingAreNamedInTheirOrder) {
  weighing::Weighing weighing;
  weighing.scene = box();
  weighing.statistics = makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile));
  weighing.costs = weigh(weighing.scene, weighing.statistics, weighing.profile);
  const std::vector<weighing::Setting> settings{
      {"triangle_constant", "0.02"}, {"server_per_prim", "0.7"}, {"simulation_factor", "2"}};
  EXPECT_EQ(keysWithoutEffect(weighing, settings),
            (std::vector<std::string>{"triangle_constant", "simulation_factor"}));
  weighing.scene.linksets.clear();
  weighing.costs.clear();
  EXPECT_TRUE(keysWithoutEffect(weighing, settings).empty());
}

cost::LinksetCost costing(double landImpact, bool isUnknown = false) {
  cost::LinksetCost cost;
  cost.landImpact = landImpact;
  cost.unknown.landImpact = isUnknown;
  return cost;
}

TEST(LargestChanges, AreThoseThatDifferMostCheaperOrCostlier) {
  const std::vector before{costing(1), costing(10), costing(5), costing(7), costing(2, true)};
  const std::vector now{costing(2), costing(4), costing(5), costing(8), costing(90, true)};
  EXPECT_EQ(largestChanges(before, now, 2), (std::vector<std::size_t>{1, 0}));
  EXPECT_EQ(largestChanges(before, now, 9), (std::vector<std::size_t>{1, 0, 3}));
  EXPECT_TRUE(largestChanges(now, now, 3).empty());
}

}  // namespace
}  // namespace wb::tuning

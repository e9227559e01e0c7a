#include "model/analysis/advice_texts.h"
#include "model/analysis/detail/trial.h"
#include "model/core/language.h"
#include "model/geometry/prim.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace wb::advice {
namespace {

using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::Part;
using scene::PartKind;
using scene::ShapeType;
using test::landImpact;
using test::warns;

Plans plansFor(const scene::Scene& scene, const Profile& profile = {}) {
  return findPlans(scene, 0, {}, profile, false);
}

double leastOf(const Plans& plans) {
  double least = plans.before;
  for (const Suggestion& plan : plans.suggestions) least = std::min(least, plan.after.rounded);
  return least;
}

/// What each plan says it makes of the land impact is what the scene weighs with it.
void expectTrue(const scene::Scene& scene, const Plans& plans, const Profile& profile = {}) {
  const double before = landImpact(scene, profile);
  for (const Suggestion& plan : plans.suggestions)
    EXPECT_EQ(before - test::landImpactOnArrival(scene, plan, profile), plan.saving())
        << rendered(plan.what);
}

scene::Scene boxes(std::size_t count) {
  scene::Scene scene;
  for (std::size_t i = 0; i < count; ++i) {
    scene.linksets.push_back(makeLinkset({makePart(PartKind::box, glm::dvec3(0.5))}));
    scene.linksets.back().name = "box " + std::to_string(i);
    scene.linksets.back().position = {0.6 * static_cast<double>(i), 0, 0};
  }
  return scene;
}

/// 1 each while they are counted apart; linked and weighed the server's 0.5 each.
TEST(Plan, SeparateBoxesAreLinkedAndOptIn) {
  const scene::Scene scene = boxes(10);
  const Plans plans = plansFor(scene);
  ASSERT_EQ(plans.suggestions.size(), 1U);
  const Suggestion& plan = plans.suggestions.front();
  EXPECT_EQ(plan.before.rounded, 10);
  EXPECT_EQ(plan.after.rounded, 5);
  EXPECT_EQ(plan.losses, Losses());
  EXPECT_TRUE(warns(plan, "caution.linked"));
  EXPECT_EQ(plan.steps.size(), 2U);
  EXPECT_EQ(linksetsOf(plan.change).size(), 10U);
  const scene::Scene after = apply(scene, plan);
  ASSERT_EQ(after.linksets.size(), 1U);
  EXPECT_EQ(after.linksets[0].parts.size(), 10U);
  expectTrue(scene, plans);
}

/// From the middle: linksets before and behind it are linked to it, and it moves up.
TEST(Plan, WhatIsLinkedIsFoundAgain) {
  const scene::Scene scene = boxes(5);
  const Plans plans = findPlans(scene, 3, {}, {}, false);
  ASSERT_FALSE(plans.suggestions.empty());
  const Change& change = plans.suggestions.front().change;
  EXPECT_TRUE(changesLinksets(change));
  EXPECT_EQ(linksetAfter(change), 0U);
  EXPECT_EQ(apply(scene, change).linksets.at(0).name, "box 3");
}

/// 2 m apart there is nobody to link to: a box in the legacy accounting costs 1, the minimum.
TEST(Plan, OfOneBoxTheBoundProvesThatNothingIsCheaper) {
  const Plans plans = plansFor(boxes(1));
  EXPECT_TRUE(plans.suggestions.empty());
  EXPECT_EQ(plans.bound, 1);
  EXPECT_TRUE(plans.isProven());
}

/// 20 meshes of 8 hulls of 8 points each, 2.88 PE, no two alike; without physics but the root's
/// the server's 10 decides.
TEST(Plan, ChildrenOfManySmallMeshesNeedNoPhysics) {
  scene::Linkset linkset;
  for (int i = 0; i < 20; ++i) linkset.parts.push_back(test::meshPart(glm::dvec3(0.3 + 1e-3 * i)));
  const scene::Scene scene = makeScene(std::move(linkset), makeAsset({.hulls = 8}));
  Profile physicsAlone;
  physicsAlone[cost::Key::streaming_scale] = 0;
  const Plans plans = plansFor(scene, physicsAlone);
  EXPECT_EQ(plans.before, 58);
  EXPECT_EQ(leastOf(plans), 10);
  EXPECT_EQ(plans.bound, 10);
  const Suggestion* none = test::find(plans.suggestions, "advice.none_children");
  ASSERT_NE(none, nullptr);
  EXPECT_EQ(none->after.rounded, 10);
  EXPECT_GT(none->losses.removed, 0);
  EXPECT_TRUE(warns(*none, "caution.walk_through"));
  expectTrue(scene, plans, physicsAlone);
}

/// One of 40 parts is shiny, so that all are weighed, tori among them: 40 without the material.
TEST(Plan, OneShinyPartGivesItsMaterialBack) {
  scene::Linkset linkset = makeLinkset(std::vector(40, makePart(PartKind::box, {1, 1, 0.3})));
  for (std::size_t i = 20; i < 40; ++i) {
    linkset.parts[i] = makePart(PartKind::torus, glm::dvec3(2, 2, 0.5));
    linkset.parts[i].prim = prim::defaultShape(prim::Kind::torus);
  }
  linkset.parts[0].materials = true;
  linkset.parts[0].name = "hull 0";
  const scene::Scene scene = makeScene(std::move(linkset));
  const Plans plans = plansFor(scene);
  EXPECT_GT(plans.before, 100);
  ASSERT_FALSE(plans.suggestions.empty());
  EXPECT_EQ(rendered(plans.suggestions.front().what),
            "Remove the normal and specular maps from hull 0.");
  EXPECT_EQ(plans.suggestions.front().after.rounded, 40);
  expectTrue(scene, plans);
}

/// Under the document's rules a script doubles the simulator cost of all 19 parts: 19.05. Without
/// the door 18 parts cost 9.03, and the door 2.
TEST(Plan, ADoorWithItsScriptIsUnlinkedBeforeItsScriptIsTakenOut) {
  scene::Linkset linkset =
      makeLinkset(std::vector(19, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)));
  linkset.parts[18].scripts = 1;
  linkset.parts[18].name = "door";
  const scene::Scene scene = makeScene(std::move(linkset));
  const Profile wiki = cost::builtInProfile("wiki-2011").value();
  const Plans plans = plansFor(scene, wiki);
  EXPECT_EQ(plans.before, 19);
  ASSERT_GE(plans.suggestions.size(), 2U);
  EXPECT_EQ(rendered(plans.suggestions[0].what), "Unlink door to make it a separate object.");
  EXPECT_EQ(plans.suggestions[0].after.rounded, 11);
  EXPECT_EQ(plans.suggestions[1].what.text.code, "advice.no_scripts");
  EXPECT_LT(plans.suggestions[0].losses, plans.suggestions[1].losses);
  expectTrue(scene, plans, wiki);
}

/// An arch that stands there and does nothing is unlinked before it is closed.
TEST(Plan, OfEqualSavingsWhatLosesLessIsFirst) {
  std::vector<Suggestion> steps;
  const auto add = [&](double function, Text caution) {
    Suggestion step{{0, NewShapeType{{1}, ShapeType::none}}, {}, {}, {10, 10}, {4, 4}};
    step.cautions.emplace_back(caution, std::vector<Argument>{});
    step.losses.function = function;
    steps.push_back(std::move(step));
  };
  add(0, adviceTexts["caution.closes"]);
  add(0, adviceTexts["caution.unlinked_resting"]);
  sortByLoss(steps);
  EXPECT_EQ(steps.front().cautions.front().text.code, "caution.unlinked_resting");
}

TEST(Plan, OfAnUnknownCostThereIsNeitherPlanNorBound) {
  scene::Scene scene = makeScene(makeLinkset({test::meshPart(glm::dvec3(1))}));
  scene.assets.clear();
  const Plans plans = plansFor(scene);
  EXPECT_TRUE(plans.suggestions.empty());
  EXPECT_FALSE(plans.bound);
  EXPECT_FALSE(plans.isProven());
}

TEST(Plan, OfNoPartsThereIsNone) {
  EXPECT_TRUE(plansFor(makeScene(makeLinkset({}))).suggestions.empty());
}

}  // namespace
}  // namespace wb::advice

#include "model/analysis/detail/trial.h"
#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/geometry/prim.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>

/// What is no step, and which step is first.
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
using test::adviceFor;
using test::find;

/// A mesh of few bytes that was stored in many: writing it again saves, whatever its hulls are.
TEST(PlanDetails, HullsAreNoStepWhereOnlyPackingSaves) {
  auto read = asset::decode(asset::encode(makeAsset({.hulls = 12})));
  ASSERT_TRUE(read);
  asset::MeshAsset mesh = std::move(read->value);
  for (asset::Block& block : mesh.blocks) block.size += 5000;
  const scene::Scene scene = makeScene(makeLinkset({test::meshPart(glm::dvec3(1))}), mesh);
  const auto costs = test::weighAll(scene, {});
  ASSERT_EQ(costs[0].decidedBy, cost::DecidedBy::streaming);
  ASSERT_GT(costs[0].physics, 2);
  for (const Suggestion& one : adviceFor(scene)) {
    const auto* other = std::get_if<NewMesh>(&one.change.what);
    EXPECT_TRUE(!other || other->isOfLods) << one.what.text.code;
  }
}

/// 1.5 each count as 2: linked they are 3, which nothing but rounding makes less than 4.
TEST(PlanDetails, WhatOnlyRoundingSavesIsNone) {
  scene::Scene scene = makeScene(
      makeLinkset(std::vector(3, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull))));
  scene.linksets.push_back(scene.linksets[0]);
  ASSERT_EQ(test::landImpact(scene, {}), 4);
  for (const Suggestion& one : adviceFor(scene))
    EXPECT_FALSE(changesLinksets(one.change)) << one.what.text.code;
}

/// Two tori of 2 m, both shiny: weighed they cost far more than 2, however many of them opt in.
TEST(PlanDetails, WhatMadeItWeighedIsTakenBackFirst) {
  Part torus = makePart(PartKind::torus, {2, 2, 0.5});
  torus.prim = prim::defaultShape(prim::Kind::torus);
  torus.materials = true;
  const scene::Scene scene = makeScene(makeLinkset({torus, torus}));
  ASSERT_GT(test::landImpact(scene, {}), 4);
  const auto all = adviceFor(scene);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().what.text.code, "advice.no_materials_these");
  EXPECT_TRUE(all.front().takesBack);
  EXPECT_EQ(all.front().after.rounded, 2);
}

/// 0.5 for each of ten and 0.25 for each of twenty scripts but the first: 9.75. Beside it stands a
/// box that is counted, whose scripts cost nothing.
scene::Scene scriptedBesideCounted() {
  scene::Linkset scripted =
      makeLinkset(std::vector(10, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)));
  scripted.parts[3].scripts = 20;
  scripted.parts[3].name = "engine";
  scene::Scene scene = makeScene(std::move(scripted));
  scene.linksets.push_back(makeLinkset({makePart(PartKind::box, glm::dvec3(1))}));
  scene.linksets[1].name = "post";
  return scene;
}

TEST(PlanDetails, ScriptsAreMovedIntoWhatIsCounted) {
  const scene::Scene scene = scriptedBesideCounted();
  const auto all = adviceFor(scene);
  const Suggestion* moved = find(all, "advice.scripts_moved");
  ASSERT_NE(moved, nullptr);
  EXPECT_EQ(rendered(moved->what), "Move the 20 scripts from engine into post.");
  EXPECT_EQ(moved->before.rounded, 11);
  EXPECT_EQ(moved->after.rounded, 6);
  EXPECT_EQ(moved->losses.function, 10) << "0.5 a script";
  EXPECT_TRUE(test::warns(*moved, "caution.scripts_moved"));
  EXPECT_EQ(linksetsOf(moved->change), (std::vector<std::size_t>{0, 1}));
  EXPECT_FALSE(changesLinksets(moved->change));
  const scene::Scene after = apply(scene, *moved);
  EXPECT_EQ(test::landImpact(after, {}), 6);
  EXPECT_EQ(after.linksets[0].parts[3].scripts, 0U);
  EXPECT_EQ(after.linksets[1].parts[0].scripts, 20U);
}

TEST(PlanDetails, ScriptsAreNotMovedToWhatIsFarAway) {
  scene::Scene scene = scriptedBesideCounted();
  scene.linksets[1].position.x = 5;
  EXPECT_EQ(find(adviceFor(scene), "advice.scripts_moved"), nullptr);
}

/// One mesh after another at the same address: each is measured.
TEST(PlanDetails, LossesAreOfTheMeshThatIsThereNow) {
  const scene::Scene scene = test::expensiveCube();
  const Profile profile = test::expensiveTriangles();
  Trial trial(scene, profile);
  const auto mesh = std::make_shared<asset::MeshAsset>(makeAsset({.physicsMesh = true}));
  const Change change{0, NewMesh{{0}, mesh}};
  const auto same = trial.shiftOf(change);
  ASSERT_TRUE(same);
  EXPECT_EQ(same->losses.contact, 0);
  // Its top is 0.25 m lower.
  ASSERT_TRUE(mesh->physicsMesh);
  mesh->physicsMesh->front().positionDomain.max.z = 0.25;
  const auto lower = trial.shiftOf(change);
  ASSERT_TRUE(lower);
  EXPECT_NEAR(lower->losses.contact, 0.25, 1e-3);
}

/// What comes first is what a watcher is told of, and each is lower than those before.
TEST(PlanDetails, AWatcherIsToldOfEachThatIsLower) {
  const scene::Scene scene = test::expensiveCube();
  const Profile profile = test::expensiveTriangles();
  std::vector<double> told;
  const Plans plans = findPlans(scene, 0, {}, profile, false, {},
                                [&](const Suggestion& one) { told.push_back(one.after.rounded); });
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(std::ranges::is_sorted(told, std::greater()));
  EXPECT_LT(told.front(), plans.before);
  const auto lowest = std::ranges::min_element(
      plans.suggestions, {}, [](const Suggestion& one) { return one.after.rounded; });
  EXPECT_EQ(told.back(), lowest->after.rounded);
}

}  // namespace
}  // namespace wb::advice

#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::advice {
namespace {

using cost::Profile;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;
using test::adviceFor;
using test::expensiveCube;
using test::find;
using test::landImpact;
using test::meshPart;
using test::warns;

/// Two boxes that are weighed: each costs less than the least land impact.
scene::Scene twoSmallLinksets() {
  scene::Scene scene =
      makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}));
  scene.linksets.push_back(scene.linksets[0]);
  scene.linksets[1].name = "Other";
  return scene;
}

/// Server 0.3 and 0.6 count as 1 each; together they are 0.9.
TEST(Advice, LinksetsThatAreSmallAreMerged) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[0].parts[0].scale = {8, 8, 1};
  scene.linksets[1].position = {3, 4, 0};
  scene.linksets[1].rotation = glm::normalize(glm::dquat(1, 0, 0, 1));
  scene.linksets[1].parts.push_back(scene.linksets[1].parts[0]);
  scene.linksets[1].parts[1].position = {1, 2, 3};
  Profile profile;
  profile[cost::Key::server_per_prim] = 0.3;
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* merge = find(suggestions, "advice.merge");
  ASSERT_NE(merge, nullptr);
  EXPECT_EQ(rendered(merge->what), "Link the object with Other.");
  const scene::Scene merged = apply(scene, *merge);
  ASSERT_EQ(merged.linksets.size(), 1U);
  ASSERT_EQ(merged.linksets[0].parts.size(), 3U);
  // A quarter turn takes x to y: (3, 4) + (-2, 1).
  const glm::dvec3 place = merged.linksets[0].parts[2].position;
  EXPECT_NEAR(place.x, 1, 1e-12);
  EXPECT_NEAR(place.y, 5, 1e-12);
  EXPECT_NEAR(place.z, 3, 1e-12);
}

/// From side to side, however they are turned.
TEST(Advice, OnlyWhatIsWithinAMetreIsMerged) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[1].position.x = 1.99;
  EXPECT_NE(find(adviceFor(scene), "advice.merge"), nullptr);
  scene.linksets[1].position.x = 2.01;
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
  scene.linksets[1].rotation = glm::normalize(glm::dquat(std::cos(0.3927), 0, 0, std::sin(0.3927)));
  EXPECT_NE(find(adviceFor(scene), "advice.merge"), nullptr) << "a corner reaches nearer";
}

/// Its 15 PE would vanish because it no longer is the root, and it no longer moves.
TEST(Advice, AnAnimatedRootIsNotLinkedToAnother) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[1].parts[0].animated = true;
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
}

/// 1 for being counted and 0.5 for being weighed, which is 1 at least: together 1.
TEST(Advice, WhatIsCountedIsLinkedToWhatIsWeighed) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[1].parts[0].shapeType = ShapeType::prim;
  const auto suggestions = adviceFor(scene);
  const Suggestion* merge = find(suggestions, "advice.merge");
  ASSERT_NE(merge, nullptr);
  EXPECT_EQ(merge->before.rounded, 2);
  EXPECT_EQ(merge->after.rounded, 1);
}

TEST(Advice, LinkingIsNeverTheFirstStep) {
  scene::Scene scene = expensiveCube();
  scene.linksets.push_back(twoSmallLinksets().linksets.front());
  const auto suggestions = adviceFor(scene, test::expensiveTriangles());
  const auto isMerge = [](const Suggestion& one) {
    return std::holds_alternative<Merge>(one.change.what);
  };
  const auto first = std::ranges::find_if(suggestions, isMerge);
  ASSERT_NE(first, suggestions.end());
  EXPECT_NE(first, suggestions.begin());
  EXPECT_TRUE(std::all_of(first, suggestions.end(), isMerge));
}

/// An object of 1 LI costs no less for being linked: what that saves, another object saves.
TEST(Advice, AnObjectOfTheLeastLandImpactHasNoFirstStepInLinking) {
  const auto suggestions = adviceFor(twoSmallLinksets());
  ASSERT_NE(find(suggestions, "advice.merge"), nullptr) << "together they cost 1 instead of 2";
  EXPECT_TRUE(suggestions.front().isForOthers);
  EXPECT_EQ(firstStep(suggestions), nullptr);
  EXPECT_EQ(firstStep({}), nullptr);
}

/// Four boxes are 1.84 PE for the server, 2 LI; the other's 0.46 PE count as 1 LI. Together they
/// are 2.3 PE.
TEST(Advice, ALargerObjectMayLinkFirst) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[0].parts.assign(4, scene.linksets[0].parts[0]);
  Profile profile;
  profile[cost::Key::server_per_prim] = 0.46;
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* merge = find(suggestions, "advice.merge");
  ASSERT_NE(merge, nullptr);
  EXPECT_EQ(merge->before.rounded, 3);
  EXPECT_EQ(merge->after.rounded, 2);
  EXPECT_FALSE(merge->isForOthers);
}

/// A box of 1 LI beside an expensive mesh, which is all that further steps would make cheaper: the
/// box is not told to change it.
TEST(Advice, StepsForOthersAreNotSuggestedToAnObjectOfTheLeastLandImpact) {
  scene::Scene scene = expensiveCube();
  scene.linksets[0].name = "Cube";
  scene.linksets.push_back(twoSmallLinksets().linksets.front());
  const auto suggestions = advise(scene, 1, {}, test::expensiveTriangles());
  for (const Suggestion& one : suggestions) EXPECT_TRUE(one.steps.empty()) << rendered(one.what);
}

/// Both cubes are expensive; once linked, each is told by the object that it was.
TEST(Advice, StepsAfterALinkNameTheObjects) {
  scene::Scene scene = expensiveCube();
  scene.linksets[0].name = "Cube";
  scene.linksets[0].parts[0].name.clear();
  scene.linksets.push_back(scene.linksets[0]);
  scene.linksets[1].name = "Pair";
  scene.linksets[1].parts.push_back(scene.linksets[1].parts[0]);
  const auto suggestions = adviceFor(scene, test::expensiveTriangles());
  bool isAnyTold = false;
  for (const Suggestion& one : suggestions) {
    if (one.steps.empty() || linksetsOf(one.change).size() == 1) continue;
    const std::string said = rendered(one.what);
    isAnyTold = isAnyTold || said.find("part 1 of Pair") != std::string::npos;
    EXPECT_EQ(said.find("part 3"), std::string::npos) << said;
  }
  EXPECT_TRUE(isAnyTold);
}

TEST(Advice, OnlyWhatTheGridLinksIsMerged) {
  scene::Scene scene = twoSmallLinksets();
  ASSERT_NE(find(adviceFor(scene), "advice.merge"), nullptr);
  scene.linksets[1].position.x = 65;
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
  scene.linksets[1].position.x = 1;
  scene.linksets[1].physical = true;
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
}

/// Server 2 and 0.5, which is 1 at least; together 2.5, which is 3 as before.
TEST(Advice, LinksetsAreNotMergedForNothing) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[0].parts.assign(4, scene.linksets[0].parts[0]);
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
}

TEST(Advice, PartsAreUnlinkedWithTheirPlaces) {
  scene::Scene scene = expensiveCube();
  scene::Linkset& linkset = scene.linksets[0];
  linkset.parts.assign(1, makePart(PartKind::box, glm::dvec3(1)));
  linkset.parts.push_back(meshPart(glm::dvec3(1)));
  linkset.parts[1].position = {0, 2, 0};
  linkset.position = {10, 0, 0};
  const scene::Scene split = apply(scene, Change{0, Split{{1}}});
  ASSERT_EQ(split.linksets.size(), 2U);
  EXPECT_EQ(split.linksets[0].parts.size(), 1U);
  EXPECT_EQ(split.linksets[1].position, glm::dvec3(10, 2, 0));
  EXPECT_EQ(split.linksets[1].parts[0].position, glm::dvec3(0));
  EXPECT_TRUE(split.linksets[1].id.isNull());
}

/// A root that is weighed makes two expensive tori weighed too; alone they count 2.
TEST(Advice, PartsThatAreCountedByThemselvesAreUnlinkedTogether) {
  scene::Scene scene = makeScene(makeLinkset(
      {makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull),
       makePart(PartKind::torus, glm::dvec3(1)), makePart(PartKind::torus, glm::dvec3(1.5))}));
  for (const std::size_t i : {1U, 2U})
    scene.linksets[0].parts[i].prim = prim::defaultShape(prim::Kind::torus);
  const auto suggestions = adviceFor(scene);
  const Suggestion* split = find(suggestions, "advice.split_counted");
  ASSERT_NE(split, nullptr);
  EXPECT_EQ(split->after.rounded, 1 + 2);
  EXPECT_EQ(rendered(split->what),
            "Unlink the 2 parts that do not opt in to the new accounting, and link these parts "
            "into one separate object. This object then uses the legacy accounting.");
  EXPECT_EQ(landImpact(apply(scene, *split), {}), 3);
}

/// A large flat physical object is penalised for its size; without its flat part it is not.
TEST(Advice, APhysicalLinksetIsSplit) {
  scene::Scene scene = makeScene(makeLinkset(
      {meshPart(glm::dvec3(1)), makePart(PartKind::box, {60, 60, 0.5}, ShapeType::convexHull)}));
  scene.linksets[0].physical = true;
  const auto suggestions = adviceFor(scene);
  const Suggestion* split = find(suggestions, "advice.split");
  ASSERT_NE(split, nullptr);
  EXPECT_TRUE(warns(*split, "caution.unlinked"));
  EXPECT_EQ(landImpact(apply(scene, *split), {}), split->after.rounded);
}

}  // namespace
}  // namespace wb::advice

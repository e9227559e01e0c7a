#include "model/analysis/find_targets.h"

#include <gtest/gtest.h>

namespace wb::weighing {
namespace {

constexpr const char* idOfFirst = "11111111-1111-4111-8111-111111111111";
constexpr const char* idOfSecond = "22222222-2222-4222-8222-222222222222";

scene::Linkset linksetOf(const std::string& id, const std::string& name,
                         const std::vector<std::string>& parts) {
  scene::Linkset linkset;
  linkset.id = Uuid::parse(id).value_or(Uuid{});
  linkset.name = name;
  for (const std::string& part : parts) linkset.parts.emplace_back().name = part;
  return linkset;
}

/// Two stalls, both with a counter, and a lamp without an id.
scene::Scene market() {
  scene::Scene scene;
  scene.linksets = {linksetOf(idOfFirst, "Stall", {"counter", "roof"}),
                    linksetOf(idOfSecond, "Stall", {"counter"}),
                    linksetOf("", "Lamp", {"shade", "shade"})};
  return scene;
}

TEST(FindTargets, WithoutANameAreAllLinksets) {
  const auto found = findTargets(market(), {}, {});
  ASSERT_TRUE(found);
  ASSERT_EQ(found->size(), 3U);
  EXPECT_EQ(found->at(2).linkset, 2U);
  EXPECT_FALSE(found->at(2).part);
}

TEST(FindTargets, AreFoundByNameAndById) {
  EXPECT_EQ(findTargets(market(), "Lamp", {}).value().front().linkset, 2U);
  EXPECT_EQ(findTargets(market(), idOfSecond, {}).value().front().linkset, 1U);
}

TEST(FindTargets, APartIsFoundInAnyLinkset) {
  const auto found = findTargets(market(), {}, "roof");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->front().linkset, 0U);
  EXPECT_EQ(found->front().part, 1U);
}

TEST(FindTargets, ALinksetNarrowsTheSearchForAPart) {
  EXPECT_FALSE(findTargets(market(), {}, "counter"));
  const auto found = findTargets(market(), idOfSecond, "counter");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->front().linkset, 1U);
}

TEST(FindTargets, AnUnknownNameIsAnsweredWithTheNearest) {
  const auto found = findTargets(market(), "Lmap", {});
  ASSERT_FALSE(found);
  EXPECT_EQ(message(found.error()), "there is no linkset \"Lmap\"; did you mean \"Lamp\"?");
}

/// A word of a long name is far from it, and still what people remember of it.
TEST(FindTargets, AWordOfNamesIsAnsweredWithThem) {
  const auto said = [](const char* word) {
    return message(findTargets(market(), word, {}).error());
  };
  EXPECT_EQ(said("TAL"), "there is no linkset \"TAL\"; did you mean \"Stall\"?");
  EXPECT_EQ(said("l"), "there is no linkset \"l\"; did you mean \"Stall\", \"Lamp\"?");
  EXPECT_EQ(said("xyzzy"), "there is no linkset \"xyzzy\"");
  EXPECT_EQ(said(""), "there is no linkset \"\"");
}

TEST(FindTargets, AnAmbiguousNameIsAnsweredWithTheIds) {
  const auto found = findTargets(market(), "Stall", {});
  ASSERT_FALSE(found);
  EXPECT_NE(message(found.error()).find(idOfFirst), std::string::npos);
  EXPECT_NE(message(found.error()).find(idOfSecond), std::string::npos);
}

TEST(FindTargets, WhatHasNoIdIsNamedByItsNumber) {
  const auto found = findTargets(market(), {}, "shade");
  ASSERT_FALSE(found);
  EXPECT_NE(message(found.error()).find("#4, #5"), std::string::npos) << message(found.error());
  EXPECT_EQ(findTargets(market(), {}, "#5").value(), (std::vector<Target>{{2, 1}}));
}

TEST(FindTargets, ANumberIsThatOfTheOrder) {
  EXPECT_EQ(findTargets(market(), "#2", {}).value(), (std::vector<Target>{{1, {}}}));
  EXPECT_EQ(findTargets(market(), "#3", "#2").value(), (std::vector<Target>{{2, 1}}));
  EXPECT_EQ(findTargets(market(), {}, "#3").value(), (std::vector<Target>{{1, 0}}));
}

TEST(FindTargets, ANumberOutOfTheOrderIsToldHowManyThereAre) {
  for (const char* number : {"#0", "#4"}) {
    const auto found = findTargets(market(), number, {});
    ASSERT_FALSE(found);
    EXPECT_EQ(message(found.error()),
              "there is no linkset " + std::string(number) + "; linksets in the scene: 3");
  }
  EXPECT_EQ(message(findTargets(market(), "Lamp", "#3").error()),
            "there is no part #3; number of parts: 2");
  for (const char* word : {"#", "#2x", "#-1", "#99999999999999999999"})
    EXPECT_EQ(message(findTargets(market(), word, {}).error()).find("linksets in the scene"),
              std::string::npos)
        << word;
}

TEST(FindTargets, ANameThatLooksLikeANumberComesFirst) {
  scene::Scene scene = market();
  scene.linksets[2].name = "#1";
  EXPECT_EQ(findTargets(scene, "#1", {}).value(), (std::vector<Target>{{2, {}}}));
}

TEST(TargetOf, APlaceInALinksetOrPartNamesIt) {
  EXPECT_EQ(targetOf("linksets[2]"), (Target{2, {}}));
  EXPECT_EQ(targetOf("linksets[2].physical"), (Target{2, {}}));
  EXPECT_EQ(targetOf("linksets[0].parts[17]"), (Target{0, 17}));
  EXPECT_EQ(targetOf("linksets[31].parts[4].scale"), (Target{31, 4}));
  EXPECT_EQ(targetOf("linksets[31].parts[4][\"odd key\"]"), (Target{31, 4}));
  EXPECT_EQ(targetOf("linksets[1].parts"), (Target{1, {}}));
}

TEST(TargetOf, AnyOtherPlaceNamesNothing) {
  for (const char* place : {"", "linksets", "linksets[]", "linksets[-1]", "linksets[1",
                            "linksets[x]", "linksets[99999999999999999999]", "regions[0]",
                            "byte 132", "physics_mesh", "old.linksets[1]", "linksetsx[1]"})
    EXPECT_EQ(targetOf(place), std::nullopt) << place;
}

}  // namespace
}  // namespace wb::weighing

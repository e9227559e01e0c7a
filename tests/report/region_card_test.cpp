#include "model/core/language.h"
#include "model/report/card.h"
#include "tests/analysis/weighed_boxes.h"

#include <gtest/gtest.h>

namespace wb::explain::test {
namespace {

using weighing::Weighing;

/// Boxes cost 0.5 of server each, and no linkset less than 1: 2, 1, 3 and 5.
Weighing market() {
  scene::Scene scene =
      weighing::test::sceneOfBoxes({{"stall", 4}, {"stool", 1}, {"crates", 6}, {"fence", 10}});
  scene.regions.resize(2);
  scene.regions[0].name = "North";
  scene.regions[0].ownCapacity = 100;
  scene.regions[1].name = "South";
  for (std::size_t i = 0; i < 3; ++i) scene.linksets[i].region = "North";
  return weighing::test::weighedScene(std::move(scene));
}

TEST(RegionCard, TellsRoomContentsAndTheCostliest) {
  const RegionCard card = regionCardOf(market(), 0);
  EXPECT_EQ(rendered(*card.room), "Land impact 6 of 100 LI: 94 LI left.");
  EXPECT_EQ(rendered(card.contents.text, card.contents.arguments),
            "Objects: 3, parts: 11. Total weights in PE: physics 1.1, download 0.66, server 5.5.");
  EXPECT_EQ(card.costliest, (std::vector<std::size_t>{2, 0, 1}));
  EXPECT_TRUE(card.exceeded.empty());
}

TEST(RegionCard, AnEmptyRegionHasRoomForAll) {
  const RegionCard card = regionCardOf(market(), 1);
  EXPECT_EQ(rendered(*card.room), "Land impact 0 of 20000 LI: 20000 LI left.");
  EXPECT_TRUE(card.costliest.empty());
}

TEST(RegionCard, WhatLiesInNoRegionIsTogether) {
  EXPECT_EQ(regionCardOf(market(), 2).costliest, std::vector<std::size_t>{3});
  EXPECT_TRUE(regionCardOf(market(), 3).costliest.empty());  // no such region
}

TEST(RegionCard, AFullRegionSaysByHowMuch) {
  Weighing weighing = market();
  weighing.scene.regions[0].ownCapacity = 4;
  const RegionCard card = regionCardOf(weighing, 0);
  EXPECT_EQ(rendered(*card.room), "Land impact 6; capacity 4 LI.");
  ASSERT_EQ(card.exceeded.size(), 1U);
  EXPECT_EQ(rendered(card.exceeded[0].text, card.exceeded[0].arguments),
            "The region North uses 6 of 4 LI: 2 LI over capacity.");
}

TEST(RegionCard, WhatIsNotKnownLeavesNoRoomToPromise) {
  Weighing weighing = market();
  weighing.scene.linksets[1].parts[0].kind = scene::PartKind::mesh;
  weighing.scene.linksets[1].parts[0].asset = "gone";
  weighing = weighing::test::weighedScene(std::move(weighing.scene));
  const RegionCard card = regionCardOf(weighing, 0);
  const std::string room = rendered(*card.room);
  EXPECT_NE(room.find("at least"), std::string::npos) << room;
  EXPECT_EQ(room.find("room for"), std::string::npos) << room;
}

TEST(RegionCard, AllRegionsTogetherAreSummed) {
  Weighing weighing = market();
  weighing.scene.regions[0].ownCapacity = 4;
  const RegionCard card = sceneCardOf(weighing);
  EXPECT_EQ(card.landImpact, 11);
  // North is full, whatever is left elsewhere.
  EXPECT_FALSE(card.room);
  EXPECT_EQ(card.costliest, (std::vector<std::size_t>{3, 2, 0, 1}));
  ASSERT_EQ(card.exceeded.size(), 1U);
  EXPECT_EQ(rendered(card.exceeded[0].text, card.exceeded[0].arguments),
            "The region North uses 6 of 4 LI: 2 LI over capacity.");
}

/// Of several objects that are chosen, by whole or by a part, each once.
TEST(SelectionCard, TellsTheSumAndTheThreeMostExpensive) {
  const Weighing weighing = market();
  const std::vector<weighing::Target> chosen{{0, {}}, {2, 1}, {2, {}}, {3, {}}, {1, {}}};
  const RegionCard card = selectionCardOf(weighing, chosen);
  EXPECT_EQ(card.landImpact, 2 + 1 + 3 + 5);
  EXPECT_EQ(card.costliest, (std::vector<std::size_t>{3, 2, 0}));
  EXPECT_FALSE(card.room);
  EXPECT_TRUE(card.exceeded.empty());
}

}  // namespace
}  // namespace wb::explain::test

#include "model/analysis/target_costs.h"
#include "model/scene/compose.h"
#include "tests/analysis/weighed_boxes.h"

#include <gtest/gtest.h>

namespace wb::weighing::test {
namespace {

/// Boxes cost 0.5 of server each, and no linkset less than 1.
Weighing stalls() { return weighedScene(sceneOfBoxes({{"stall", 4}, {"stool", 1}, {"crate", 3}})); }

TEST(DropEffect, LinkingTellsWhatIsRoundedApartAndTogether) {
  // 2 + 1 + 2 (1.5 rounded up) apart; eight boxes together 4.
  const LinkEffect effect =
      effectOfLinking(stalls(), std::vector<Target>{{1, {}}, {2, 0}, {0, {}}});
  EXPECT_EQ(effect.linksets, 3U);
  EXPECT_EQ(effect.before, 5);
  EXPECT_EQ(effect.after, 4);
  EXPECT_FALSE(effect.isAfterUnknown);
}

TEST(DropEffect, LinkingTellsWhatTheLinkedOneThenCosts) {
  Weighing weighing = stalls();
  weighing.scene.linksets[1].physical = true;
  weighing.scene.linksets[1].parts[0].shapeType = scene::ShapeType::prim;
  weighing.scene.linksets[0].parts[2].scale = glm::dvec3(9, 0.4, 2);
  weighing = weighedScene(std::move(weighing.scene));
  const std::vector<std::vector<Target>> choices{{{0, {}}, {1, {}}},
                                                 {{1, {}}, {0, {}}},
                                                 {{2, {}}, {0, {}}, {1, {}}},
                                                 {{1, {}}, {0, {}}, {1, 0}}};
  for (const auto& chosen : choices) {
    const scene::Composed linked = scene::link(weighing.scene, chosen);
    const Weighing then = weighedScene(linked.scene);
    EXPECT_EQ(effectOfLinking(weighing, chosen).after,
              then.costs[linked.about.front().linkset].landImpact);
  }
}

TEST(DropEffect, WhatIsNotKnownStaysUnknown) {
  Weighing weighing = stalls();
  weighing.scene.linksets[1].parts[0].kind = scene::PartKind::mesh;
  weighing.scene.linksets[1].parts[0].asset = "gone";
  weighing = weighedScene(std::move(weighing.scene));
  const LinkEffect effect = effectOfLinking(weighing, std::vector<Target>{{1, {}}, {0, {}}});
  EXPECT_TRUE(effect.isBeforeUnknown);
  EXPECT_TRUE(effect.isAfterUnknown);
}

TEST(DropEffect, MovingTellsWhatTheRegionThenHolds) {
  Weighing weighing = stalls();
  weighing.scene.regions.emplace_back().name = "North";
  weighing.scene.regions.front().ownCapacity = 100;
  weighing.scene.linksets[0].region = "North";
  const std::vector<Target> chosen{{0, {}}, {2, 1}, {2, {}}};
  const MoveEffect there = effectOfMoving(weighing, chosen, 0);
  EXPECT_EQ(there.linksets, 1U);  // the stall is there already
  EXPECT_EQ(there.landImpact, 4);
  EXPECT_EQ(there.capacity, 100);
  const MoveEffect away = effectOfMoving(weighing, chosen, {});
  EXPECT_EQ(away.linksets, 1U);
  EXPECT_EQ(away.landImpact, 5);  // stool, crate and stall
  EXPECT_EQ(away.capacity, 20'000);
}

TEST(DropEffect, MovingOutOfTheLastRegionThatIsNamed) {
  Weighing weighing = stalls();
  weighing.scene.regions.emplace_back().name = "North";
  for (scene::Linkset& linkset : weighing.scene.linksets) linkset.region = "North";
  const MoveEffect away = effectOfMoving(weighing, std::vector<Target>{{1, {}}}, {});
  EXPECT_EQ(away.linksets, 1U);
  EXPECT_EQ(away.landImpact, 1);
  EXPECT_EQ(away.capacity, 20'000);
}

}  // namespace
}  // namespace wb::weighing::test

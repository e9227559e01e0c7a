#include "model/cost/measured.h"

#include <gtest/gtest.h>

namespace wb::cost {
namespace {

LinksetCost weighed() {
  LinksetCost cost;
  cost.physics = 2;
  cost.physicsPhysical = 3;
  cost.streaming = 5;
  cost.server = 7;
  cost.src = 13;
  cost.landImpact = 11;
  return cost;
}

double estimate(MeasuredCost which, bool physicalNow, std::optional<bool> physicalThen,
                AccountingModel model = AccountingModel::secondLife) {
  scene::Linkset linkset;
  linkset.physical = physicalNow;
  scene::Measured measured;
  measured.physics = measured.streaming = measured.server = measured.landImpact = 1;
  measured.physical = physicalThen;
  const auto both = compared(linkset, weighed(), measured, which, model);
  EXPECT_TRUE(both);
  return both ? both->estimate : 0;
}

TEST(Measured, EachCostHasItsEstimate) {
  EXPECT_EQ(estimate(MeasuredCost::physics, false, {}), 2);
  EXPECT_EQ(estimate(MeasuredCost::streaming, false, {}), 5);
  EXPECT_EQ(estimate(MeasuredCost::server, false, {}), 7);
  EXPECT_EQ(estimate(MeasuredCost::landImpact, false, {}), 11);
}

TEST(Measured, PhysicsIsComparedAsItWasMeasured) {
  EXPECT_EQ(estimate(MeasuredCost::physics, true, {}), 3);
  EXPECT_EQ(estimate(MeasuredCost::physics, false, true), 3);
  EXPECT_EQ(estimate(MeasuredCost::physics, true, false), 2);
}

/// By the published document the simulator's cost decides in place of today's server weight.
TEST(Measured, TheServerWeightIsComparedWithWhatDecides) {
  EXPECT_EQ(estimate(MeasuredCost::server, false, {}, AccountingModel::wiki2011), 13);
  EXPECT_EQ(estimate(MeasuredCost::server, false, {}, AccountingModel::openSim), 7);
}

TEST(Measured, WhatWasNotMeasuredIsNotCompared) {
  EXPECT_FALSE(compared({}, weighed(), {}, MeasuredCost::physics, AccountingModel::secondLife));
}

TEST(Measured, TheDifferenceIsWhatTheEstimateIsMore) {
  scene::Measured measured;
  measured.streaming = 4.5;
  const auto both =
      compared({}, weighed(), measured, MeasuredCost::streaming, AccountingModel::secondLife);
  ASSERT_TRUE(both);
  EXPECT_EQ(both->difference(), 0.5);
}

TEST(Measured, BelongsToTheLinksetOfItsIdOrTheOnlyOneOfItsName) {
  scene::Scene scene;
  for (const char* name : {"a", "twin", "twin"}) scene.linksets.emplace_back().name = name;
  scene.linksets[2].id = *Uuid::parse("00000000-0000-4000-8000-000000000001");
  scene.measured.resize(4);
  scene.measured[0].linkset = "twin";
  scene.measured[1].linksetId = scene.linksets[2].id;
  scene.measured[2].linkset = "a";
  scene.measured[3].linkset = "a";
  const auto found = measuredByLinkset(scene);
  EXPECT_EQ(found,
            (std::vector<const scene::Measured*>{&scene.measured[2], nullptr, &scene.measured[1]}));
}

}  // namespace
}  // namespace wb::cost

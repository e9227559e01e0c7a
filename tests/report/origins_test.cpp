// Where a land impact comes from, as the card lists it.
#include "model/report/origins.h"

#include "model/core/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>
#include <utility>

namespace wb::explain {
namespace {

weighing::Weighing weighedFor(const std::string& name) {
  const std::string file = (std::filesystem::path(WEIGHBRIDGE_SAMPLES) / name).string();
  auto weighed = weighing::weighFile(file, {});
  EXPECT_TRUE(weighed) << name;
  return std::move(weighed->value);
}

std::vector<Origin> originsIn(const weighing::Weighing& weighing, std::size_t linkset) {
  const Explanation explanation = explanationOf(weighing, {linkset, {}});
  return originsOf(explanation,
                   findCulprits(weighing.scene, linkset, weighing.costs[linkset],
                                weighing.statistics.linksets[linkset], weighing.profile));
}

/// Four wheels of 42.57 PE each are one cause, and all four are lit.
TEST(Origins, PartsThatAreAlikeAreOne) {
  const weighing::Weighing weighing = weighedFor("vehicle.weighbridge");
  const std::vector<Origin> origins = originsIn(weighing, 0);
  ASSERT_FALSE(origins.empty());
  EXPECT_NEAR(origins[0].weight, 170.3, 0.1);
  std::vector<std::size_t> lit;
  for (const cost::Culprit& one : origins[0].culprits) lit.push_back(one.part);
  std::ranges::sort(lit);
  std::vector<std::size_t> wheels{origins[0].cause.part};
  wheels.insert(wheels.end(), origins[0].cause.alike.begin(), origins[0].cause.alike.end());
  std::ranges::sort(wheels);
  EXPECT_EQ(lit, wheels);
  EXPECT_EQ(wheels.size(), 4U);
  EXPECT_LE(origins.size(), mostOrigins);
  for (std::size_t i = 1; i < origins.size(); ++i)
    EXPECT_GE(origins[i - 1].weight, origins[i].weight);
}

/// Four wheels of one car, of which all parts together carry its physics at rest.
TEST(Origins, TheReasonOfACarIsHowManyPartsCarryHowMuch) {
  const weighing::Weighing weighing = weighedFor("vehicle.weighbridge");
  const scene::Linkset& car = weighing.scene.linksets[0];
  const auto culprits = findCulprits(weighing.scene, 0, weighing.costs[0],
                                     weighing.statistics.linksets[0], weighing.profile);
  double whole = 0;
  for (const cost::PartCost& part : weighing.costs[0].parts) whole += *part.physics;
  const double share = 100 * 4 * 42.57 / whole;
  const auto reason = reasonOf(culprits, car, weighing.costs[0], weighing.profile);
  ASSERT_TRUE(reason);
  EXPECT_EQ(rendered(*reason),
            "4 of its " + std::to_string(car.parts.size()) + " parts account for " +
                std::to_string(static_cast<int>(std::round(share))) + "% of the cost.");
}

/// Of one part, the triangles that are expensive: the slivers of the sliver wall.
TEST(Origins, OfOnePartAreWhatOfItIsExpensive) {
  const weighing::Weighing weighing = weighedFor("slivers.weighbridge");
  const std::vector<Origin> origins = originsIn(weighing, 1);
  ASSERT_EQ(origins.size(), 1U);
  EXPECT_NE(origins[0].name.find("slivers"), std::string::npos) << origins[0].name;
  EXPECT_TRUE(origins[0].namesCost);
  EXPECT_FALSE(origins[0].what);
  EXPECT_GE(origins[0].share, 0.8);
  EXPECT_LE(origins[0].share, 1.0);
  EXPECT_FALSE(origins[0].culprits.front().indices.empty());
}

/// What is listed is what the view lights: no origin without something to light.
TEST(Origins, AllHaveSomethingToLight) {
  for (const char* name : {"market", "statue", "chair", "duck", "bench", "ring", "stairs"}) {
    const weighing::Weighing weighing = weighedFor(std::string(name) + ".weighbridge");
    for (std::size_t linkset = 0; linkset < weighing.costs.size(); ++linkset)
      for (const Origin& origin : originsIn(weighing, linkset)) {
        EXPECT_FALSE(origin.culprits.empty()) << name << ' ' << linkset << ' ' << origin.name;
        EXPECT_FALSE(origin.name.empty());
        EXPECT_GT(origin.weight, 0);
      }
  }
}

/// A private region of 20,000 LI and 65,536 m²: a parcel holds its share of both.
TEST(Origins, TheLimitIsThatOfTheParcelElseOfTheRegion) {
  weighing::Weighing weighing = weighedFor("chair.weighbridge");
  EXPECT_FALSE(limitBeside(weighing, 0));
  weighing.scene.regions.resize(1);
  weighing.scene.regions[0].name = "Home";
  weighing.scene.regions[0].parcels = {{{}, "Row", 4096, {}}};
  weighing.scene.linksets[0].region = "Home";
  EXPECT_EQ(rendered(*limitBeside(weighing, 0)), "of its region's 20000 LI");
  weighing.scene.linksets[0].parcel = "Row";
  EXPECT_EQ(rendered(*limitBeside(weighing, 0)), "of its parcel's 1250 LI");
}

}  // namespace
}  // namespace wb::explain

#include "model/weighing/together.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <stop_token>
#include <string>

namespace wb::weighing {
namespace {

std::string samplePath(const std::string& name) {
  return std::string(WEIGHBRIDGE_SAMPLES) + "/" + name;
}

double landImpact(const Weighing& weighing) {
  double sum = 0;
  for (const cost::LinksetCost& cost : weighing.costs) sum += cost.landImpact;
  return sum;
}

Weighing alone(const std::string& file) { return weighFile(file, {}).value().value; }

TEST(WeighTogether, CostsWhatTheFilesCostApart) {
  const auto both =
      weighTogether({samplePath("market.weighbridge"), samplePath("duck.llmesh")}, {});
  ASSERT_TRUE(both);
  const Weighing& weighing = both->loaded.value;
  EXPECT_EQ(landImpact(weighing), landImpact(alone(samplePath("market.weighbridge"))) +
                                      landImpact(alone(samplePath("duck.llmesh"))));
  EXPECT_EQ(weighing.scene.name, "market + 1");
  EXPECT_EQ(weighing.kind, import::FileKind::unknown);
  const auto regions = sumByRegion(weighing.scene, weighing.costs);
  EXPECT_EQ(regions.back().name, "duck");
  EXPECT_EQ(regions.back().linksets, 1U);
}

/// Every asset of the joined scene is still found when its project is written somewhere else.
TEST(WeighTogether, AFolderIsAllThatStandsForItselfInIt) {
  const auto folder = weighTogether({WEIGHBRIDGE_SAMPLES}, {});
  ASSERT_TRUE(folder) << line(folder.error().front());
  std::size_t projects = 0;
  for (const auto& entry : std::filesystem::directory_iterator(WEIGHBRIDGE_SAMPLES))
    projects += entry.path().extension() == ".weighbridge";
  EXPECT_GE(folder->loaded.value.scene.regions.size(), projects);
  for (const scene::Linkset& linkset : folder->loaded.value.scene.linksets)
    for (const scene::Part& part : linkset.parts)
      EXPECT_TRUE(part.kind != scene::PartKind::mesh || folder->loaded.value.scene.meshOf(part))
          << linkset.name;
}

/// Saving may then not write over any of them.
TEST(WeighTogether, KnowsAllThatItWasReadFrom) {
  const std::vector<std::string> files{samplePath("market.weighbridge"), samplePath("duck.llmesh")};
  const auto both = weighTogether(files, {});
  ASSERT_TRUE(both);
  const auto read = filesOf(both->loaded.value);
  for (const std::string& file : files)
    EXPECT_NE(std::ranges::count(read, std::filesystem::path(file)), 0) << file;
}

TEST(WeighTogether, MeshesStandBesideEachOther) {
  const auto both = weighTogether({samplePath("duck.llmesh"), samplePath("chair.llmesh")}, {});
  ASSERT_TRUE(both);
  const auto& linksets = both->loaded.value.scene.linksets;
  EXPECT_GT(linksets[1].position.x, linksets[0].position.x + 1);
}

TEST(WeighTogether, WhatIsRefusedIsAFindingBesideTheOthers) {
  const auto one = weighTogether({samplePath("absent.llmesh"), samplePath("duck.llmesh")}, {});
  ASSERT_TRUE(one);
  EXPECT_EQ(one->loaded.value.scene.linksets.size(), 1U);
  EXPECT_EQ(
      std::ranges::count(one->loaded.findings, samplePath("absent.llmesh"), &Diagnostic::file), 1);
}

TEST(WeighTogether, WhatIsRefusedIsCountedApartFromTheName) {
  const auto two = weighTogether({samplePath("absent.llmesh"), samplePath("duck.llmesh"),
                                  samplePath("gone.llmesh"), samplePath("chair.llmesh")},
                                 {});
  ASSERT_TRUE(two);
  EXPECT_EQ(two->loaded.value.scene.name, "duck + 1");
  EXPECT_EQ(two->refused, 2U);
}

TEST(WeighTogether, WhereNothingIsLeftEveryFileSaysWhy) {
  const auto none = weighTogether({samplePath("absent.llmesh"), samplePath("gone.llmesh")}, {});
  ASSERT_FALSE(none);
  ASSERT_EQ(none.error().size(), 2U);
  EXPECT_EQ(none.error()[0].file, samplePath("absent.llmesh"));
  EXPECT_EQ(none.error()[1].file, samplePath("gone.llmesh"));
}

TEST(WeighTogether, CanBeCancelled) {
  std::stop_source stop;
  stop.request_stop();
  const auto cancelled =
      weighTogether({samplePath("market.weighbridge"), samplePath("duck.llmesh")}, {},
                    Task{stop.get_token(), {}});
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().front().text.code, "task.cancelled");
}

}  // namespace
}  // namespace wb::weighing

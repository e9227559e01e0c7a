#include "model/analysis/analysis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

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
    // Those of octrees have no linksets, and hence no region.
    projects += entry.path().extension() == ".weighbridge" &&
                !entry.path().stem().string().starts_with("octree_");
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

/// In the folder of a test; its path.
std::string written(const std::string& name, const std::string& text) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "weigh_together";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / name) << text;
  return (folder / name).string();
}

/// One box, and then a mesh that is not there: part `part` of the second linkset.
std::string withoutMesh(const std::string& name, std::size_t part) {
  std::string parts;
  for (std::size_t i = 0; i < part; ++i) parts += "{}, ";
  return written(name, R"({"weighbridge": 1, "linksets": [{"parts": [{}]}, {"parts": [)" + parts +
                           R"({"kind": "mesh", "asset": "lost"}]}]})");
}

TEST(WeighTogether, KnowsWhichProjectNamesWhatTheUserDidNotAgreeTo) {
  const std::string text = R"({"weighbridge": 1, "assets": {"a": {"path": "../secret.llmesh"}}})";
  const std::string theirs = written("theirs.weighbridge", text);
  const auto both = weighTogether({samplePath("duck.llmesh"), theirs}, {});
  ASSERT_TRUE(both);
  const auto secret = std::filesystem::path(theirs).parent_path().parent_path() / "secret.llmesh";
  const std::map<std::string, std::vector<std::filesystem::path>> asked = {{theirs, {secret}}};
  EXPECT_EQ(both->loaded.value.asked, asked);
}

TEST(WeighTogether, IsPartialWhereAnyFileIs) {
  const auto whole = weighTogether({samplePath("duck.llmesh"), samplePath("chair.llmesh")}, {});
  ASSERT_TRUE(whole);
  EXPECT_FALSE(whole->loaded.value.isPartial);
  const auto lost =
      weighTogether({samplePath("duck.llmesh"), withoutMesh("lost.weighbridge", 0)}, {});
  ASSERT_TRUE(lost);
  EXPECT_TRUE(lost->loaded.value.isPartial);
}

/// Each under its own file, by its place there; and found in the scene from there.
TEST(WeighTogether, WhatIsFoundStandsUnderItsFile) {
  const std::string whole =
      written("whole.weighbridge", R"({"weighbridge": 1, "linksets": [{"parts": [{}]}]})");
  const std::string first = withoutMesh("first.weighbridge", 1);
  const std::string second = withoutMesh("second.weighbridge", 2);
  const auto all = weighTogether({whole, first, samplePath("absent.llmesh"), second}, {});
  ASSERT_TRUE(all);
  const Weighing& weighing = all->loaded.value;
  ASSERT_EQ(weighing.scene.linksets.size(), 5U);
  const auto ofCode = [&](std::string_view code) {
    Diagnostics found;
    for (const Diagnostic& finding : all->loaded.findings)
      if (finding.text.code == code) found.push_back(finding);
    return found;
  };
  const Diagnostics missing = ofCode("cost.mesh_missing");
  ASSERT_EQ(missing.size(), 2U);
  EXPECT_EQ(missing[0].file, first);
  EXPECT_EQ(missing[0].place, "linksets[1].parts[1]");
  EXPECT_EQ(targetOf(missing[0], weighing), (Target{2, 1}));
  EXPECT_EQ(missing[1].file, second);
  EXPECT_EQ(missing[1].place, "linksets[1].parts[2]");
  EXPECT_EQ(targetOf(missing[1], weighing), (Target{4, 2}));
  for (const Diagnostic& finding : ofCode("project.unknown_asset"))
    EXPECT_EQ(targetOf(finding, weighing)->linkset, finding.file == first ? 2U : 4U);
  for (const Diagnostic& finding : all->loaded.findings)
    EXPECT_NE(finding.file, weighing.file) << line(finding);
}

TEST(WeighTogether, WhatIsNotOfAFileThatIsOpenIsNowhere) {
  const auto both = weighTogether({samplePath("duck.llmesh"), samplePath("chair.llmesh")}, {});
  ASSERT_TRUE(both);
  Diagnostic finding;
  finding.file = samplePath("statue.llmesh");
  finding.place = "linksets[0]";
  EXPECT_FALSE(targetOf(finding, both->loaded.value));
  finding.file = samplePath("chair.llmesh");
  EXPECT_EQ(targetOf(finding, both->loaded.value), (Target{1, {}}));
  for (const char* place : {"linksets[7]", "linksets[0].parts[9]", "byte 3"}) {
    finding.place = place;
    EXPECT_FALSE(targetOf(finding, both->loaded.value)) << place;
  }
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

#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

TEST(ProfileCommand, ListsTheBuiltInOnes) {
  const Ran ran = run({"profile", "list"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* name : {"second-life", "wiki-2011", "physics-test-2011", "opensim"})
    EXPECT_NE(ran.out.find(name), std::string::npos) << name;
}

TEST(ProfileCommand, ShowsEveryConstantAndChoice) {
  const auto rows = readCsv(run({"profile", "show", "second-life", "--format", "csv"}).out);
  EXPECT_EQ(rows.size(), 56U + 4U);
  EXPECT_EQ(rows.at(0).at("key"), "simulation_factor");
  EXPECT_EQ(rows.at(0).at("value"), "0.5");
  EXPECT_EQ(rows.at(0).at("confidence"), "illustration");
  EXPECT_FALSE(rows.at(0).at("meaning").empty());
}

TEST(ProfileCommand, DiffersOnlyInWhatIsDifferent) {
  const Folder folder;
  const std::string file =
      folder.write("soft.json", R"({"base": "second-life", "set": {"penalty_per_area": 0.02}})");
  const auto json =
      nlohmann::json::parse(run({"profile", "diff", "second-life", file, "--format", "json"}).out);
  ASSERT_EQ(json["rows"].size(), 1U);
  EXPECT_EQ(json["rows"][0]["key"], "penalty_per_area");
  EXPECT_EQ(json["rows"][0]["first"], 0.04);
  EXPECT_EQ(json["rows"][0]["second"], 0.02);
}

TEST(ProfileCommand, TheTestPlanDiffersFromTheDocumentInItsTrianglesOnly) {
  const auto json = nlohmann::json::parse(
      run({"profile", "diff", "wiki-2011", "physics-test-2011", "--format", "json"}).out);
  ASSERT_EQ(json["rows"].size(), 1U);
  EXPECT_EQ(json["rows"][0]["key"], "triangle_rule");
  EXPECT_EQ(json["rows"][0]["first"], "width");
  EXPECT_EQ(json["rows"][0]["second"], "density");
}

TEST(ProfileCommand, SaysSoWhenNothingDiffers) {
  const Ran ran = run({"profile", "diff", "opensim", "opensim"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "The two profiles are identical.\n");
}

TEST(ProfileCommand, AnUnusableValueInAFileIsAFindingAndTheDefaultIsUsed) {
  const Folder folder;
  const std::string file =
      folder.write("odd.json", R"({"base": "second-life", "set": {"penalty_per_area": -1}})");
  const Ran ran = run({"profile", "show", file, "--format", "csv"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + file + ": ")) << ran.err;
  for (const Row& row : readCsv(ran.out)) {
    if (row.at("key") != "penalty_per_area") continue;
    EXPECT_EQ(row.at("value"), "0.04");
  }
}

TEST(ProfileCommand, DifferentConstantsLookDifferent) {
  const Folder folder;
  const std::string small = folder.write("a.json", R"({"set": {"triangle_constant": 0.0015}})");
  const std::string larger = folder.write("b.json", R"({"set": {"triangle_constant": 0.002}})");
  const std::string out = run({"profile", "diff", small, larger}).out;
  EXPECT_NE(out.find("0.0015"), std::string::npos) << out;
  EXPECT_NE(out.find("0.002 "), std::string::npos) << out;
  EXPECT_NE(run({"profile", "show", small}).out.find("0.0015"), std::string::npos);
}

}  // namespace
}  // namespace wb::app::test

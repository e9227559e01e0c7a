#include "model/core/number.h"
#include "model/cost/published.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace wb::app::test {
namespace {

std::vector<Row> evidence(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "evidence");
  arguments.insert(arguments.end(), {"--format", "csv"});
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return readCsv(ran.out);
}

/// 0.04 V + 0.04 H of 8 vertices and 1 to 10 hulls, as measured.
TEST(EvidenceCommand, ShowsWhoMeasuredAConstant) {
  const auto rows = evidence({"hull_cost"});
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_EQ(rows[0].at("case"), "mesh-cube-physics");
  EXPECT_EQ(rows[0].at("confidence"), "documented");
  EXPECT_NEAR(parseNumber(rows[0].at("residual")).value(), 0.04, 1e-12);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].at("source"), "ChinRey, blog, September 3, 2020");
    EXPECT_NEAR(parseNumber(rows[i].at("residual")).value(), 0, 1e-12);
  }
}

TEST(EvidenceCommand, OfWhatNobodyMeasuredSaysWhereItIsStated) {
  const std::string said = "Nothing was measured for triangle_constant. Its value is stated in:";
  EXPECT_NE(run({"evidence", "triangle_constant"}).out.find(said), std::string::npos);
  EXPECT_EQ(run({"evidence", "triangle_constant", "--format", "csv"}).out.find("Nothing"),
            std::string::npos);
  EXPECT_EQ(run({"evidence", "hull_cost"}).out.find("Nothing"), std::string::npos);
}

TEST(EvidenceCommand, ListsEveryConstantAndEveryMeasurement) {
  std::set<std::string> keys;
  std::set<std::string> cases;
  for (const Row& row : evidence({})) {
    keys.insert(row.at("key"));
    cases.insert(row.at("case"));
  }
  for (const cost::Constant& one : cost::constants())
    EXPECT_TRUE(keys.contains(std::string(one.name))) << one.name;
  for (const auto& one : cost::publishedMeasurements())
    EXPECT_TRUE(cases.contains(std::string(one.name))) << one.name;
}

TEST(EvidenceCommand, SaysWhyARowCannotBeTested) {
  const auto rows = evidence({"sculpt_hull_vertices"});
  ASSERT_EQ(rows.size(), 4U);
  for (const Row& row : rows) {
    EXPECT_EQ(row.at("testable"), "false");
    EXPECT_FALSE(row.at("why_not").empty());
  }
  EXPECT_NEAR(parseNumber(rows[0].at("calculated")).value(), 0.36, 1e-12);
  EXPECT_EQ(rows[3].at("calculated"), "") << "its sizes are not known";
}

TEST(EvidenceCommand, ResidualsAreThoseUnderOtherConstants) {
  const auto rows = evidence({"static_mesh_factor", "--set", "static_mesh_factor=1"});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_NEAR(parseNumber(rows[0].at("residual")).value(), -0.15, 1e-12);
}

TEST(EvidenceCommand, AConstantWithoutAWitnessIsARowOfItsOwn) {
  const auto rows = evidence({"thin_side_limit"});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].at("case"), "");
  EXPECT_EQ(rows[0].at("confidence"), "likely");
}

TEST(EvidenceCommand, SpeaksTextAndJson) {
  const Ran text = run({"evidence", "primitive_cost"});
  EXPECT_NE(text.out.find("Sculpted_Prim_Usage"), std::string::npos) << text.out;
  const auto json = nlohmann::json::parse(run({"evidence", "--format", "json"}).out);
  EXPECT_EQ(json["profile"], "second-life");
  EXPECT_GT(json["rows"].size(), cost::constants().size());
}

TEST(EvidenceCommand, AnUnknownKeyIsWrongUsage) {
  const Ran ran = run({"evidence", "hull_costs"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("did you mean \"hull_cost\"?"), std::string::npos) << ran.err;
}

TEST(CalibratePublished, NeedsNoScene) {
  const Ran ran = run({"calibrate", "--published", "--set", "primitive_cost=0.3", "--set",
                       "penalty_per_area=0.01", "--fit", "primitive_cost,penalty_per_area"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_NEAR(parseNumber(rows[0].at("value")).value(), 0.1, 1e-3);
  EXPECT_NEAR(parseNumber(rows[1].at("value")).value(), 0.04, 1e-3);
}

TEST(CalibratePublished, AddsToWhatWasMeasuredOfAScene) {
  const Folder folder;
  const std::string market = folder.write("market.weighbridge", marketProject());
  const std::string measured = folder.write("measured.csv", "linkset,physics\nCrate,1\n");
  const auto rows = readCsv(run({"calibrate", market, "--measured", measured, "--published",
                                 "--fit", "primitive_cost", "--show", "residuals"})
                                .out);
  const auto has = [&rows](const std::string& name) {
    return std::ranges::any_of(rows, [&](const Row& row) { return row.at("linkset") == name; });
  };
  EXPECT_TRUE(has("Crate"));
  EXPECT_TRUE(has("ten-boxes-physical"));
  EXPECT_FALSE(has("house-11")) << "a land impact is rounded";
}

TEST(CalibratePublished, WithoutASceneSomeOptionsNameNothing) {
  EXPECT_EQ(run({"calibrate", "--fit", "hull_cost"}).status, 2);
  const Ran ran = run({"calibrate", "--published", "--fit", "hull_cost", "--scenario", "Softer"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("--scenario needs SCENE"), std::string::npos) << ran.err;
  EXPECT_EQ(run({"calibrate", "--published", "--fit", "hull_cost", "--measured", "x.csv"}).status,
            2);
}

}  // namespace
}  // namespace wb::app::test

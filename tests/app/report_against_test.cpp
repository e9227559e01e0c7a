#include "tests/app/reporting.h"

#include <gtest/gtest.h>

namespace wb::app::test {
namespace {

/// Ten boxes of which each costs what the project's scenario says.
std::string crateWithScenario() {
  std::string parts;
  for (int i = 0; i < 10; ++i)
    parts +=
        std::string(i > 0 ? ", " : "") + R"({"scale": [1, 1, 1], "shape_type": "convex_hull"})";
  return R"({"weighbridge": 1, "scenarios": [{"name": "Dear", "set": {"primitive_cost": 4}}],
             "linksets": [{"name": "Crate", "parts": [)" +
         parts + "]}]}";
}

TEST_F(Report, AScenarioOfTheProjectCanBeWeighedUnder) {
  const std::string scene = folder_.write("crate.weighbridge", crateWithScenario());
  EXPECT_EQ(rowsOf({"report", scene}).at(0).at("land_impact"), "5");
  const Row expensive = rowsOf({"report", scene, "--scenario", "Dear"}).at(0);
  EXPECT_EQ(expensive.at("land_impact"), "40");
  EXPECT_EQ(expensive.at("profile"), "Dear*");
  EXPECT_NE(run({"explain", scene, "--scenario", "Dear"}).out.find("Land impact 40"),
            std::string::npos);
}

TEST_F(Report, AnUnknownScenarioIsWrongUsageWithTheNearest) {
  const std::string scene = folder_.write("crate.weighbridge", crateWithScenario());
  const Ran ran = run({"report", scene, "--scenario", "Deer"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("did you mean \"Dear\"?"), std::string::npos) << ran.err;
  EXPECT_EQ(run({"report", scene, "--scenario", "Dear", "--profile", "opensim"}).status, 2);
}

TEST_F(Report, ComparesWithAScenarioAProfileOrAnotherFile) {
  const std::string scene = folder_.write("crate.weighbridge", crateWithScenario());
  const Row expensive = rowsOf({"report", scene, "--against", "Dear"}).at(0);
  EXPECT_EQ(expensive.at("land_impact_before"), "40");
  EXPECT_EQ(expensive.at("land_impact_after"), "5");
  EXPECT_EQ(expensive.at("land_impact_change"), "-35");
  EXPECT_EQ(expensive.at("can_be_physical_before"), "false");
  EXPECT_EQ(expensive.at("profile_before"), "Dear*");
  const std::string profile = folder_.write("dear.json", R"({"set": {"primitive_cost": 4}})");
  EXPECT_EQ(rowsOf({"report", scene, "--against", profile}).at(0).at("land_impact_before"), "40");
  EXPECT_EQ(rowsOf({"report", scene, "--against", "wiki-2011"}).at(0).at("profile_before"),
            "wiki-2011");
  const std::string older =
      folder_.write("older.weighbridge",
                    R"({"weighbridge": 1, "linksets": [{"name": "Crate of old", "parts": [{}]}]})");
  const auto other = rowsOf({"report", scene, "--against", older});
  ASSERT_EQ(other.size(), 1U);
  EXPECT_EQ(other[0].at("land_impact_before"), "1");
  EXPECT_EQ(other[0].at("land_impact_change"), "4");
  EXPECT_EQ(rowsOf({"report", scene, "--against", "Dear", "--by", "part"}).size(), 10U);
  EXPECT_EQ(rowsOf({"report", scene, "--against", "Dear", "--by", "region"})
                .at(0)
                .at("land_impact_change"),
            "-35");
}

/// Counted 2; with a material the two boxes are weighed: the server's 0.5 each.
TEST_F(Report, SaysWhatWasDoneBetweenTwoVersions) {
  const auto version = [](const std::string& second) {
    return R"({"weighbridge": 1, "linksets": [{"name": "Sign", "parts": [{"name": "post"},
               {"name": "plate")" +
           second + "}]}]}";
  };
  const std::string before = folder_.write("before.weighbridge", version(""));
  const std::string after = folder_.write("after.weighbridge", version(R"(, "materials": true)"));
  const std::string because =
      "Adding normal or specular maps to plate switched the object to the new accounting: 2 → 1 "
      "LI. "
      "Without this change: 2 LI.";
  EXPECT_EQ(rowsOf({"report", after, "--against", before}).at(0).at("because"), because);
  const auto parts = rowsOf({"report", after, "--against", before, "--by", "part"});
  EXPECT_EQ(parts.at(0).at("because"), "");
  EXPECT_EQ(parts.at(1).at("because"), "Adding normal or specular maps to plate.");
  EXPECT_EQ(rowsOf({"report", after, "--against", before, "--by", "region"}).at(0).at("because"),
            "Sign: " + because);
  EXPECT_EQ(rowsOf({"report", before, "--against", before}).at(0).at("because"), "");
  const Ran explained = run({"explain", after, "--against", before});
  EXPECT_EQ(explained.status, 0) << explained.err;
  EXPECT_NE(explained.out.find("What changed"), std::string::npos) << explained.out;
  EXPECT_NE(explained.out.find("Remove the normal and specular maps from plate."),
            std::string::npos)
      << explained.out;
  EXPECT_EQ(run({"explain", after, "--against", "nothing"}).status, 2);
}

TEST_F(Report, AComparisonCanBeFilteredAndShown) {
  const std::string scene = folder_.write("crate.weighbridge", crateWithScenario());
  EXPECT_EQ(rowsOf({"report", scene, "--against", "Dear", "--where",
                    "can be physical after and not can be physical before"})
                .size(),
            1U);
  const Ran text = run({"report", scene, "--against", "Dear", "--format", "text"});
  EXPECT_NE(text.out.find("Total land impact: 40 LI before, 5 LI after (−35 LI)."),
            std::string::npos);
  EXPECT_NE(text.out.find("Linksets that can now be set physical: 1 (Crate)."), std::string::npos)
      << text.out;
  const Ran html = run({"report", scene, "--against", "Dear", "--format", "html"});
  EXPECT_NE(html.out.find("<p>Linksets that can now be set physical: 1 (Crate).</p>"),
            std::string::npos);
}

TEST_F(Report, WhatCannotBeComparedWithIsTold) {
  const std::string scene = folder_.write("crate.weighbridge", crateWithScenario());
  const Ran unknown = run({"report", scene, "--against", "Deer"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.err.find("did you mean \"Dear\"?"), std::string::npos) << unknown.err;
  const std::string broken = folder_.write("broken.weighbridge", "{\"weighbridge\": 1, ");
  EXPECT_EQ(run({"report", scene, "--against", broken}).status, 1);
  EXPECT_EQ(run({"report", scene, "--against", "Dear", "--compare"}).status, 2);
}

}  // namespace
}  // namespace wb::app::test

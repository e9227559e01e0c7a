#include "model/core/number.h"
#include "tests/app/reporting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

using Json = nlohmann::json;

TEST_F(Report, LinksetsHaveTheAgreedColumns) {
  const Ran ran = run({"report", market()});
  EXPECT_EQ(linesOf(ran.out).at(0),
            "file,region,region_id,parcel,parcel_id,linkset,linkset_id,parts,scripts,physical,"
            "accounting,mean_face_area_m2,"
            "physics_cost,physics_cost_physical,can_be_physical,streaming_cost,server_cost,src,rrc,"
            "land_impact,decided_by,profile,file_sha256");
}

TEST_F(Report, PartsHaveTheAgreedColumns) {
  const Ran ran = run({"report", market(), "--by", "part"});
  EXPECT_EQ(
      linesOf(ran.out).at(0),
      "file,region,region_id,parcel,parcel_id,linkset,linkset_id,part,part_id,kind,shape_type,"
      "representation,reason,size_x_m,"
      "size_y_m,size_z_m,triangles,width_m,hulls,hull_vertices,scripts,physics_cost,"
      "streaming_cost,confidence,upload");
}

TEST_F(Report, RegionsHaveTheAgreedColumns) {
  const Ran ran = run({"report", market(), "--by", "region"});
  EXPECT_EQ(
      linesOf(ran.out).at(0),
      "file,region,region_id,linksets,parts,physics_cost,streaming_cost,server_cost,land_impact,"
      "capacity,free,profile");
}

/// Ten boxes of 1×1×1 m in one place: 10 × 0.1, times 1 + 0.04 × 1 m² when physical; server 0.5
/// × 10.
TEST_F(Report, AWeighedLinkset) {
  const Row crate = rowsOf({"report", market()}).at(0);
  EXPECT_EQ(crate.at("region"), "Home");
  EXPECT_EQ(crate.at("parts"), "10");
  EXPECT_EQ(crate.at("physical"), "true");
  EXPECT_EQ(crate.at("accounting"), "new");
  EXPECT_EQ(crate.at("mean_face_area_m2"), "1");
  EXPECT_NEAR(parseNumber(crate.at("physics_cost")).value(), 1.0, 1e-9);
  EXPECT_NEAR(parseNumber(crate.at("physics_cost_physical")).value(), 1.04, 1e-9);
  EXPECT_EQ(crate.at("can_be_physical"), "true");
  EXPECT_EQ(crate.at("server_cost"), "5");
  EXPECT_EQ(crate.at("land_impact"), "5");
  EXPECT_EQ(crate.at("decided_by"), "server");
  EXPECT_EQ(crate.at("profile"), "second-life");
  EXPECT_EQ(crate.at("file_sha256").size(), 64U);
}

TEST_F(Report, ALegacyLinksetCountsItsParts) {
  const Row lamp = rowsOf({"report", market()}).at(1);
  EXPECT_EQ(lamp.at("accounting"), "legacy");
  EXPECT_EQ(lamp.at("land_impact"), "1");
  EXPECT_EQ(lamp.at("decided_by"), "parts");
  EXPECT_EQ(lamp.at("scripts"), "2");
  EXPECT_EQ(lamp.at("region"), "");
}

TEST_F(Report, PartsSayWhatTheyAreAndWhy) {
  const auto rows = rowsOf({"report", market(), "--by", "part"});
  ASSERT_EQ(rows.size(), 11U);
  EXPECT_EQ(rows[1].at("part"), "plank 1");
  EXPECT_EQ(rows[1].at("shape_type"), "convex_hull");
  EXPECT_EQ(rows[1].at("representation"), "primitive");
  EXPECT_EQ(rows[1].at("reason"), "box");
  EXPECT_EQ(rows[1].at("triangles"), "");
  EXPECT_EQ(rows[1].at("physics_cost"), "0.1");
  EXPECT_EQ(rows[1].at("confidence"), "documented");
}

TEST_F(Report, RegionsSumTheirLinksets) {
  const auto rows = rowsOf({"report", market(), "--by", "region"});
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("region"), "Home");
  EXPECT_EQ(rows[0].at("capacity"), "5000");
  EXPECT_EQ(rows[0].at("land_impact"), "5");
  EXPECT_EQ(rows[0].at("free"), "4995");
  EXPECT_EQ(rows[1].at("region"), "");
  EXPECT_EQ(rows[1].at("capacity"), "20000");
  EXPECT_EQ(rows[1].at("linksets"), "1");
}

TEST_F(Report, ChangedConstantsChangeTheCostAndMarkTheProfile) {
  const Row crate =
      rowsOf({"report", market(), "--set", "primitive_cost=0.7", "--set", "rounding=ceiling"})
          .at(0);
  EXPECT_NEAR(parseNumber(crate.at("physics_cost")).value(), 7.0, 1e-9);
  EXPECT_EQ(crate.at("land_impact"), "8");
  EXPECT_EQ(crate.at("decided_by"), "physics");
  EXPECT_EQ(crate.at("profile"), "second-life*");
}

/// Nothing in the market has triangles for physics; somebody who mistypes a key would wait for an
/// effect.
TEST_F(Report, AConstantWithoutEffectIsNamedAndItsReason) {
  const Ran ran =
      run({"report", market(), "--set", "triangle_constant=0.02", "--set", "server_per_prim=0.7"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(linesOf(ran.err),
            std::vector<std::string>{
                "weighbridge: " + market() +
                ": --set triangle_constant: No effect under second-life*: nothing in the "
                "scene uses this constant."});
}

TEST_F(Report, AProfileIsABuiltInNameOrAFile) {
  EXPECT_EQ(rowsOf({"report", market(), "--profile", "wiki-2011"}).at(0).at("profile"),
            "wiki-2011");
  const std::string file =
      folder_.write("dear.json", R"({"base": "wiki-2011", "set": {"primitive_cost": 1}})");
  const Row crate = rowsOf({"report", market(), "--profile", file}).at(0);
  EXPECT_EQ(crate.at("physics_cost"), "10");
  EXPECT_EQ(crate.at("profile"), "wiki-2011*");
}

TEST_F(Report, ABrokenProfileFileIsRefused) {
  const std::string file = folder_.write("broken.json", "{");
  const Ran ran = run({"report", market(), "--profile", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + file + ": ")) << ran.err;
}

TEST_F(Report, JsonHasTheSameKeysAndValues) {
  const Ran ran = run({"report", market(), "--by", "part", "--format", "json"});
  const Json json = Json::parse(ran.out);
  EXPECT_EQ(json.at("profile"), "second-life");
  EXPECT_TRUE(json.at("weighbridge").is_string());
  const auto rows = rowsOf({"report", market(), "--by", "part"});
  ASSERT_EQ(json.at("rows").size(), rows.size());
  const Json& first = json.at("rows").at(0);
  EXPECT_EQ(first.size(), rows[0].size());
  EXPECT_EQ(first.at("streaming_cost").get<double>(),
            parseNumber(rows[0].at("streaming_cost")).value());
  EXPECT_EQ(first.at("triangles"), nullptr);
}

TEST_F(Report, TextIsForPeople) {
  const Ran ran = run({"report", market(), "--format", "text"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.out.find("land impact"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("total"), std::string::npos) << ran.out;
}

TEST_F(Report, AFileIsNamedAsItWasGiven) {
  const std::string roundabout = folder_.path().string() + "/./market.weighbridge";
  market();
  EXPECT_EQ(rowsOf({"report", roundabout}).at(0).at("file"), roundabout);
}

TEST_F(Report, WhatIsRefusedDoesNotStopTheOthers) {
  const std::string broken = folder_.write("broken.weighbridge", "{\"weighbridge\": 1, ");
  const std::string absent = folder_ / "absent.llmesh";
  const Ran ran = run({"report", broken, market(), absent});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(readCsv(ran.out).size(), 2U);
  const auto lines = linesOf(ran.err);
  ASSERT_EQ(lines.size(), 2U) << ran.err;
  EXPECT_TRUE(lines[0].starts_with("weighbridge: " + broken + ": ")) << lines[0];
  EXPECT_TRUE(lines[1].starts_with("weighbridge: " + absent + ": ")) << lines[1];
}

TEST_F(Report, AFindingIsALineAndNoFailure) {
  const std::string scene = folder_.write(
      "odd.weighbridge",
      R"({"weighbridge": 1, "linksets": [{"name": "x", "region": "Nowhere", "parts": [{}]}]})");
  const Ran ran = run({"report", scene});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(readCsv(ran.out).size(), 1U);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + scene + ": linksets[0]")) << ran.err;
  EXPECT_EQ(linesOf(ran.err).size(), 1U);
}

TEST_F(Report, ABareAssetIsOnePartOfOneMetre) {
  const std::string cube = folder_.write("cube.llmesh", cubeAsset());
  const Row part = rowsOf({"report", cube, "--by", "part"}).at(0);
  EXPECT_EQ(part.at("part"), "cube");
  EXPECT_EQ(part.at("shape_type"), "prim");
  EXPECT_EQ(part.at("representation"), "decomposition");
  EXPECT_EQ(part.at("reason"), "hull_list");
  EXPECT_EQ(part.at("size_x_m"), "1");
  EXPECT_EQ(part.at("hulls"), "1");
  EXPECT_EQ(part.at("hull_vertices"), "8");
  EXPECT_NEAR(parseNumber(part.at("physics_cost")).value(), 0.36, 1e-9);
}

TEST_F(Report, OptionsOfABareAsset) {
  const std::string cube = folder_.write("cube.llmesh", cubeAsset());
  const std::vector<std::string> options{
      "--size", "2,1,0.5", "--shape-type", "convex_hull", "--physical", "--scripts", "3"};
  std::vector<std::string> arguments{"report", cube};
  arguments.insert(arguments.end(), options.begin(), options.end());
  EXPECT_EQ(rowsOf(arguments).at(0).at("physical"), "true");
  EXPECT_EQ(rowsOf(arguments).at(0).at("scripts"), "3");
  arguments.insert(arguments.end(), {"--by", "part"});
  const Row part = rowsOf(arguments).at(0);
  EXPECT_EQ(part.at("shape_type"), "convex_hull");
  EXPECT_EQ(part.at("reason"), "shape_convex_hull");
  EXPECT_EQ(part.at("size_x_m"), "2");
  EXPECT_EQ(part.at("size_z_m"), "0.5");
}

/// The crate is physical: 1 × 1.04; it was measured as not physical, so 1 stands beside it.
TEST_F(Report, MeasuredCostsStandBesideEstimates) {
  const std::string scene = market();
  const std::string file = folder_.write(
      "grid.csv", "linkset,physics,streaming,land_impact,physical\nCrate,0.75,,6,false\n");
  const auto rows = rowsOf({"report", scene, "--measured", file});
  EXPECT_EQ(rows.at(0).at("measured_physics"), "0.75");
  EXPECT_NEAR(parseNumber(rows.at(0).at("physics_difference")).value_or(0), 0.25, 1e-12);
  EXPECT_EQ(rows.at(0).at("measured_streaming"), "");
  EXPECT_EQ(rows.at(0).at("streaming_difference"), "");
  EXPECT_EQ(rows.at(0).at("measured_land_impact"), "6");
  EXPECT_EQ(rows.at(0).at("land_impact_difference"), "-1");
  EXPECT_EQ(rows.at(1).at("measured_physics"), "");
  const std::string text = run({"report", scene, "--measured", file, "--format", "text"}).out;
  for (const char* title : {"physics difference", "land impact difference"})
    EXPECT_NE(text.find(title), std::string::npos) << title << " in a narrow page:\n" << text;
}

TEST_F(Report, MeasuredCostsOfTheProjectAreShownWhenAskedFor) {
  const std::string scene = folder_.write(
      "a.weighbridge", R"({"weighbridge": 1, "linksets": [{"name": "a", "parts": [{}]}],
                           "measured": [{"linkset": "a", "server": 0.25}]})");
  EXPECT_EQ(rowsOf({"report", scene}).at(0).count("measured_server"), 0U);
  const auto rows = rowsOf({"report", scene, "--compare"});
  EXPECT_EQ(rows.at(0).at("measured_server"), "0.25");
  EXPECT_EQ(rows.at(0).at("server_difference"), "0.25");
  // SRC of one part: 0.5 (1 + 1 / 1) = 1.
  EXPECT_EQ(rowsOf({"report", scene, "--compare", "--profile", "wiki-2011"})
                .at(0)
                .at("server_difference"),
            "0.75");
}

TEST_F(Report, WhatWasMeasuredOfNothingKnownIsTold) {
  const std::string scene = market();
  const std::string file = folder_.write("grid.csv", "linkset,physics\nBoat,1\n");
  const Ran ran = run({"report", scene, "--measured", file});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.err.find("grid.csv: line 2: the scene has no linkset \"Boat\""), std::string::npos)
      << ran.err;
  const std::string broken = folder_.write("broken.xml", "<llsd><map>");
  EXPECT_EQ(run({"report", scene, "--measured", broken}).status, 1);
  EXPECT_EQ(run({"report", scene, "--measured", folder_ / "absent"}).status, 1);
}

TEST_F(Report, ShowsOnlyRowsThatAFilterWants) {
  const auto rows =
      rowsOf({"report", market(), "--where", "land impact > 1 and not decided_by = parts"});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].at("linkset"), "Crate");
  EXPECT_EQ(rowsOf({"report", market(), "--by", "part", "--where", "part contains plank"}).size(),
            10U);
}

/// A header alone would leave open whether the filter was meant so.
TEST_F(Report, SaysThatNoRowMatchesAFilter) {
  for (const char* by : {"linkset", "part"})
    for (const char* format : {"csv", "json"}) {
      const Ran none =
          run({"report", market(), "--by", by, "--format", format, "--where", "scripts > 10000"});
      EXPECT_EQ(none.status, 0);
      EXPECT_EQ(none.err, "weighbridge: --where: no rows match\n") << by << ' ' << format;
      EXPECT_EQ(none.out.find("Crate"), std::string::npos) << none.out;
    }
  const Ran read = run({"report", market(), "--format", "text", "--where", "parts > 100"});
  EXPECT_EQ(read.err, "");
  EXPECT_EQ(read.out, "Nothing to show: no rows match.\n");
  const std::string empty = folder_.write("empty.weighbridge", R"({"weighbridge": 1})");
  EXPECT_EQ(run({"report", empty, "--where", "parts > 100"}).err, "");
  EXPECT_EQ(run({"report", market(), empty, "--where", "parts > 100"}).err,
            "weighbridge: --where: no rows match\n");
  EXPECT_EQ(run({"report", market(), empty, "--where", "parts > 0"}).err, "");
}

TEST_F(Report, AMisspelledWordInAFilterIsWrongUsage) {
  const Ran ran = run({"report", market(), "--where", "decided_by = phisics"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(
      ran.err,
      "weighbridge: --where: decided_by: expected one of physics, streaming, server, parts; found "
      "\"phisics\"; did you mean \"physics\"?\n");
}

TEST_F(Report, AFilterThatCannotBeReadIsWrongUsage) {
  const Ran ran = run({"report", market(), "--where", "physics >> 1"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "weighbridge: --where: character 10: expected a value, found \">\"\n");
  EXPECT_EQ(run({"report", market(), "--by", "region", "--where", "kind = mesh"}).status, 2);
}

}  // namespace
}  // namespace wb::app::test

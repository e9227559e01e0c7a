#include "model/core/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

using Json = nlohmann::json;

/// The text as one line, so that a test need not know where lines are broken.
std::string unwrapped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool isSpace = c == ' ' || c == '\n';
    if (!isSpace || !result.ends_with(' ')) result += isSpace ? ' ' : c;
  }
  return result;
}

class Explain : public testing::Test {
 protected:
  std::string explained(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"explain", scene_});
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return unwrapped(ran.out);
  }
  static void expectSaid(const std::string& text, const std::vector<std::string>& parts) {
    for (const std::string& part : parts)
      EXPECT_NE(text.find(part), std::string::npos) << part << "\nin " << text;
  }

  Folder folder_;
  std::string scene_ = folder_.write("market.weighbridge", marketProject());
};

TEST_F(Explain, WithoutANameTellsAllLinksets) {
  expectSaid(explained({}),
             {"Crate", "Lamp", "The land impact is 5 LI, because the server weight is the largest",
              "The land impact is 1 LI, because"});
}

TEST_F(Explain, ThreadsMakeNoDifference) {
  for (const char* format : {"text", "json"}) {
    const std::string one = explained({"--format", format, "--threads", "1"});
    EXPECT_EQ(explained({"--format", format, "--threads", "3"}), one);
  }
}

/// A box of 1 × 2 × 3 m: 1 LI with and without the levels that the uploader generates.
TEST_F(Explain, AModelSaysWhatItCostsWithoutGeneratedLevels) {
  const std::string model = std::string(WEIGHBRIDGE_DATA) + "/import3d/valid.stl";
  const Ran text = run({"explain", model});
  ASSERT_EQ(text.status, 0) << text.err;
  EXPECT_TRUE(text.out.starts_with(
      "Would it upload? Yes: it breaks no known rule for uploads.\nThe model costs 1 LI when "
      "uploaded with generated levels of detail, and 1 LI without them.\n"))
      << text.out;
  const Ran json = run({"explain", model, "--format", "json"});
  const Json otherwise = Json::parse(json.out).at("otherwise");
  ASSERT_EQ(otherwise.size(), 1U);
  EXPECT_EQ(otherwise[0].at("code"), "explain.generated_levels");
  EXPECT_EQ(otherwise[0].at("land_impact_otherwise"), 1);
  const Ran given = run({"explain", model, "--levels", "as-given", "--format", "json"});
  EXPECT_TRUE(Json::parse(given.out).at("otherwise").empty());
}

TEST_F(Explain, ALinksetByNameOrId) {
  const std::string byName = explained({"--linkset", "Lamp"});
  EXPECT_EQ(byName, explained({"--linkset", "00000000-0000-4000-8000-000000000002"}));
  expectSaid(byName, {"Lamp", "the legacy accounting counts parts"});
  EXPECT_EQ(byName.find("Crate"), std::string::npos);
}

TEST_F(Explain, SaysWhatEachPartIsAndWhy) {
  expectSaid(explained({"--linkset", "Crate"}),
             {"plank 0 and 9 more just like it: box, 1 × 1 × 1 m", "a plain box", "0.1 PE"});
}

/// The crate's ten boxes are physical and weighed: the server's 0.5 each decides with 5. A lamp of
/// one box costs the minimum.
TEST_F(Explain, SaysWhatWouldLowerIt) {
  const std::string crate = explained({"--linkset", "Crate", "--format", "json"});
  const Json advice = Json::parse(crate).at("explanations").at(0).at("advice");
  for (const Json& suggestion : advice) {
    EXPECT_LE(suggestion.at("land_impact_after"), suggestion.at("land_impact_before"));
    EXPECT_LT(suggestion.at("unrounded_after"), suggestion.at("unrounded_before"));
    EXPECT_FALSE(suggestion.at("text").get<std::string>().empty());
  }
  const std::string lamp = explained({"--linkset", "Lamp"});
  expectSaid(unwrapped(lamp), {"How to lower it Nothing makes it cheaper: "});
}

TEST_F(Explain, APageSaysWhatWouldLowerIt) {
  const std::string boxes = folder_.write("boxes.weighbridge", projectOfBoxes(10));
  const Ran page = run({"explain", boxes, "--format", "html"});
  EXPECT_EQ(page.status, 0) << page.err;
  expectSaid(page.out, {"<h3>How to lower it</h3>", "Land impact 5 instead of 10."});
}

/// Ten boxes count 10; the server's 0.5 each would be 5.
TEST_F(Explain, AdvisesToOptIn) {
  const std::string boxes = folder_.write("boxes.weighbridge", projectOfBoxes(10));
  const Ran text = run({"explain", boxes});
  EXPECT_EQ(text.status, 0) << text.err;
  expectSaid(unwrapped(text.out),
             {"How to lower it 1. Set the physics shape type of 1 to Convex Hull so that the "
              "linkset uses the new accounting. Land impact 5 instead of 10."});
  const Ran json = run({"explain", boxes, "--format", "json"});
  const Json first = Json::parse(json.out).at("explanations").at(0).at("advice").at(0);
  EXPECT_EQ(first.at("code"), "advice.opt_in");
  EXPECT_EQ(first.at("land_impact_before"), 10.0);
  EXPECT_EQ(first.at("land_impact_after"), 5.0);
  EXPECT_EQ(first.at("part"), 1);
  EXPECT_EQ(first.at("parts"), Json::array({1}));
  EXPECT_EQ(first.at("act").at("key"), "shape_type");
  EXPECT_EQ(first.at("act").at("inverse"), "Restore the physics shape type.");
  EXPECT_EQ(first.at("act").at("in_blender"), nullptr);
}

/// A mesh of 12 triangles and no side below 0.5 m: where each would be too thin for them.
TEST_F(Explain, APartTellsHowFarItsSidesMayChange) {
  const std::string cube = folder_.write("cube.llmesh", cubeAsset());
  const Ran ran = run({"explain", cube, "--size", "1,1,1", "--part", "cube", "--format", "json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json target = Json::parse(ran.out).at("explanations").at(0);
  // It has a hull list: only with two small sides is it anything else, or tiny.
  EXPECT_TRUE(target.at("size_cliffs").is_array());
  EXPECT_TRUE(target.at("advice").is_array());
  const Ran whole = run({"explain", cube, "--size", "1,1,1", "--format", "json"});
  EXPECT_EQ(Json::parse(whole.out).at("explanations").at(0).at("size_cliffs"),
            target.at("size_cliffs"));
  const std::string boxes = folder_.write("boxes.weighbridge", projectOfBoxes(2));
  const Ran several = run({"explain", boxes, "--format", "json"});
  EXPECT_TRUE(Json::parse(several.out).at("explanations").at(0).at("size_cliffs").is_null());
}

/// Above 5 m on average a torus is made of 288 triangles instead of 72: at 15 − 2 · 5.02 m.
TEST_F(Explain, APrimTellsWhereItIsMadeFiner) {
  const std::string torus = folder_.write(
      "torus.weighbridge",
      R"({"weighbridge": 1, "linksets": [{"name": "Arch", "parts": [{"name": "t", "kind": "torus",
          "scale": [5.02, 5.02, 5.02], "materials": true}]}]})");
  const Ran json = run({"explain", torus, "--format", "json"});
  ASSERT_EQ(json.status, 0) << json.err;
  const Json first = Json::parse(json.out).at("explanations").at(0).at("size_cliffs").at(0);
  EXPECT_EQ(first.at("axis"), "x");
  EXPECT_EQ(first.at("grows"), false);
  EXPECT_NEAR(first.at("to_m").get<double>(), 4.96, 1e-12);
  EXPECT_EQ(first.at("changes"), "detail");
  EXPECT_EQ(first.at("triangles"), 72);
  EXPECT_TRUE(first.at("hull_vertices").is_null());
  expectSaid(
      unwrapped(run({"explain", torus}).out),
      {"Resize t from 5.02 × 5.02 × 5.02 m to 5 × 5 × 5 m. Land impact 3 instead of 26.",
       "Once its x side, now 5.02 m, passes 4.96 m, physics uses 72 triangles instead of 288."});
}

TEST_F(Explain, ManyLinksetsAreAdvisedOnRequestOnly) {
  Json many = Json::parse(marketProject());
  for (int i = 0; i < 40; ++i) {
    many["linksets"].push_back(many["linksets"][1]);
    many["linksets"].back()["id"] = nullptr;
    many["linksets"].back()["name"] = "Lamp " + std::to_string(i);
    many["linksets"].back()["parts"][0]["id"] = nullptr;
  }
  const std::string region = folder_.write("region.weighbridge", many.dump());
  const Ran all = run({"explain", region, "--format", "json"});
  ASSERT_EQ(all.status, 0) << all.err;
  EXPECT_TRUE(Json::parse(all.out).at("explanations").at(0).at("advice").is_null());
  expectSaid(unwrapped(run({"explain", region}).out), {"choose one linkset to see its steps"});
  const Ran one = run({"explain", region, "--linkset", "Crate", "--format", "json"});
  EXPECT_TRUE(Json::parse(one.out).at("explanations").at(0).at("advice").is_array());
}

TEST_F(Explain, APartAlone) {
  const std::string text = explained({"--part", "shade"});
  expectSaid(text, {"shade, part 1 of Lamp", "a plain box"});
  EXPECT_EQ(text.find("plank"), std::string::npos);
}

TEST_F(Explain, NamesTheProfileAndWhatWasChanged) {
  expectSaid(explained({"--set", "penalty_per_area=0.02"}),
             {"profile second-life*", "Penalty per area is 0.02 instead of 0.04"});
}

TEST_F(Explain, ExplainsItsOwnWords) {
  expectSaid(explained({}), {"prim equivalents", "documented: "});
}

TEST_F(Explain, ATypicalLinksetIsAPageAtMost) {
  const Ran ran = run({"explain", scene_, "--linkset", "Crate"});
  EXPECT_LE(linesOf(ran.out).size(), 40U) << ran.out;
}

TEST_F(Explain, SaysWhatAMeshIsAndWhichTrianglesItHas) {
  scene_ = folder_.write("cube.llmesh", cubeAsset());
  expectSaid(explained({"--size", "2,2,2"}),
             {"mesh, 2 × 2 × 2 m", "0.04 × 8 + 0.04 × 1 = 0.36 PE (documented)"});
}

// No triangle of a spiral of slivers is a large part of it; those that do most are still named.
TEST_F(Explain, NamesTheTrianglesThatDoItWhereManyShareIt) {
  scene_ = std::string(WEIGHBRIDGE_SAMPLES) + "/sliced_sphere.weighbridge";
  expectSaid(explained({"--part", "shell"}), {"76: triangles", "Of this, 4% comes from triangle "});
}

TEST_F(Explain, NamesNoTriangleOfAnEvenMesh) {
  scene_ = std::string(WEIGHBRIDGE_SAMPLES) + "/slivers.weighbridge";
  EXPECT_EQ(explained({"--part", "clean_wall"}).find("% comes from triangle "), std::string::npos);
}

TEST_F(Explain, JsonHasTheTreesBehindTheReportsNumbers) {
  const Json json = Json::parse(run({"explain", scene_, "--format", "json"}).out);
  EXPECT_EQ(json["profile"], "second-life");
  const auto rows = readCsv(run({"report", scene_}).out);
  ASSERT_EQ(json["explanations"].size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Json& explanation = json["explanations"][i];
    EXPECT_EQ(explanation["linkset"], rows[i].at("linkset"));
    EXPECT_EQ(explanation["linkset_id"], rows[i].at("linkset_id"));
    for (const auto& [key, term] : explanation["terms"].items())
      EXPECT_EQ(term["value"].get<double>(), parseNumber(rows[i].at(key))) << key;
  }
}

TEST_F(Explain, JsonOfAPart) {
  const Json json =
      Json::parse(run({"explain", scene_, "--part", "shade", "--format", "json"}).out);
  const Json& explanation = json["explanations"].at(0);
  EXPECT_EQ(explanation["part"], "shade");
  const Json& physics = explanation["terms"]["physics_cost"];
  EXPECT_EQ(physics["value"], 0.1);
  EXPECT_EQ(physics["unit"], "PE");
  EXPECT_EQ(physics["confidence"], "documented");
  EXPECT_EQ(physics["symbols"]["c_prim"], 0.1);
  const Json& symbol = json["legend"]["primitive_box"]["symbols"]["c_prim"];
  EXPECT_EQ(symbol["constant"], "primitive_cost");
  EXPECT_EQ(symbol["value"], 0.1);
}

TEST_F(Explain, OctreesAloneHaveNothingToExplain) {
  const std::string map = folder_.write("rock.scene", "octree 0 0 0 8 OSEEEEEEE\n");
  const Ran ran = run({"explain", map});
  EXPECT_EQ(ran.status, 0) << ran.err;
  expectSaid(unwrapped(ran.out), {"only an octree, ", "weighbridge pick", "weighbridge render"});
  const std::string empty = folder_.write("empty.weighbridge", R"({"weighbridge": 1})");
  expectSaid(unwrapped(run({"explain", empty}).out), {"the file has no linksets"});
}

TEST_F(Explain, AChangedConstantIsToldFromTheUsualOne) {
  expectSaid(explained({"--set", "triangle_constant=0.0015"}), {"is 0.0015 instead of 0.05"});
  expectSaid(explained({"--set", "penalty_per_area=0.0400000001234"}),
             {"is 0.0400000001 instead of 0.04"});
}

}  // namespace
}  // namespace wb::app::test

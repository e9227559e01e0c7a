#include "model/core/limits.h"
#include "tests/scene/project_support.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace wb::scene {
namespace {

struct BadValue {
  std::string project;
  std::string place;
  std::string sentence;  ///< What the message must contain.
};

void PrintTo(const BadValue& bad, std::ostream* out) { *out << bad.project; }

BadValue badPart(std::string_view part, std::string_view key, std::string sentence) {
  return {projectOfPart(part), "linksets[0].parts[0]" + std::string(key), std::move(sentence)};
}

BadValue badKey(std::string_view members, std::string place, std::string sentence) {
  return {R"({"weighbridge": 1, )" + std::string(members) + "}", std::move(place),
          std::move(sentence)};
}

class OneFinding : public testing::TestWithParam<BadValue> {};

TEST_P(OneFinding, saysWhereAndWhat) {
  const Diagnostics findings = parsed(GetParam().project).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].place, GetParam().place);
  EXPECT_NE(message(findings[0]).find(GetParam().sentence), std::string::npos)
      << message(findings[0]);
}

TEST_P(OneFinding, losesNothingWhenSaved) {
  Scene scene = parsed(GetParam().project).value;
  const std::string saved = formatProject(scene, nowhere);
  Scene again = parsed(saved).value;
  EXPECT_EQ(formatProject(again, nowhere), saved);
}

INSTANTIATE_TEST_SUITE_P(
    Types, OneFinding,
    testing::Values(
        badKey(R"("name": 5)", "name", "expected quoted text, found 5; the default is used"),
        badKey(R"("name": null)", "name", "expected quoted text, found null"),
        badKey(R"("linksets": {})", "linksets", "expected a JSON array, found {}; it is ignored"),
        badKey(R"("scenarios": [7])", "scenarios[0]", "expected a JSON object, found 7"),
        badKey(R"("baseline": 7)", "baseline", "expected a JSON object, found 7"),
        badKey(R"("assets": [1])", "assets", "expected a JSON object, found [1]"),
        badKey(R"("profile": "wiki-2011")", "profile",
               "expected a JSON object, found \"wiki-2011\""),
        badKey(R"("profile": {"set": [{}]})", "profile.set", "expected a JSON object, found […]"),
        badPart(R"({"scale": "big"})", ".scale",
                "expected a list of 3 numbers from 0.001 to 10000, found \"big\""),
        badPart(R"({"scale": [1, 2]})", ".scale",
                "expected a list of 3 numbers from 0.001 to 10000, found [1, 2]"),
        badPart(R"({"scale": [1, "2", 3]})", ".scale",
                "expected a list of 3 numbers from 0.001 to 10000, found [1, \"2\", 3]"),
        badPart(R"({"animated": 1})", ".animated", "expected true or false, found 1"),
        badPart(R"({"kind": "pyramid"})", ".kind",
                "expected one of mesh, box, cylinder, prism, sphere, torus, tube, ring, sculpt, "
                "flexible; found \"pyramid\"; the default is used"),
        badPart(R"({"shape_type": 2})", ".shape_type",
                "expected one of prim, none, convex_hull; found 2"),
        badPart(R"({"prim": {"hole": "star"}})", ".prim.hole",
                "expected one of same, circle, square, triangle; found \"star\""),
        badPart(R"({"prim": []})", ".prim", "expected a JSON object, found []"),
        badPart(R"({"id": "stall"})", ".id",
                "expected an id such as 0f8fad5b-d9cb-469f-a165-70867728950e, found \"stall\""),
        badKey(R"("regions": [{"kind": "moon"}])", "regions[0].kind",
               "expected one of mainland, private_20000, private_30000, homestead, openspace; "
               "found \"moon\""),
        badKey(R"("assets": {"lamp": {"data": "%%%"}})", "assets.lamp.data",
               "expected base64 data, found \"%%%\"")));

INSTANTIATE_TEST_SUITE_P(
    Ranges, OneFinding,
    testing::Values(
        badPart(R"({"scale": [1, 0, 1]})", ".scale",
                "expected a list of 3 numbers from 0.001 to 10000, found [1, 0, 1]"),
        badPart(R"({"scale": [1, -1, 1]})", ".scale", "from 0.001 to 10000"),
        badPart(R"({"scale": [1, 1e300, 1]})", ".scale", "[1, 1e+300, 1]"),
        badPart(R"({"position": [1e10, 0, 0]})", ".position", "from -1000000000 to 1000000000"),
        badPart(R"({"scripts": -1})", ".scripts",
                "expected a whole number from 0 to 1000000, found -1"),
        badPart(R"({"scripts": 1.5})", ".scripts",
                "expected a whole number from 0 to 1000000, found 1.5"),
        badPart(R"({"scripts": 18446744073709551616})", ".scripts", "whole number from 0 to "),
        badPart(R"({"rotation": [0, 0, 0, 0]})", ".rotation",
                "expected a quaternion (x, y, z, w, not all 0), found [0, 0, 0, 0]"),
        badKey(R"("rays": [{"direction": [0, 0, 0]}])", "rays[0].direction",
               "expected a direction (x, y, z, not all 0), found [0, 0, 0]"),
        badKey(R"("rays": [{"max_depth": 33}])", "rays[0].max_depth",
               "expected a whole number from 0 to 32, found 33"),
        badPart(R"({"rotation": [0, 0, 1]})", ".rotation",
                "expected a quaternion (x, y, z, w, not all 0)"),
        badPart(R"({"prim": {"hollow": 1.5}})", ".prim.hollow",
                "1.5 is out of range (0 to 0.99); the nearest value is used"),
        badPart(R"({"prim": {"twist": [0, -2]}})", ".prim.twist", "out of range (-1 to 1)"),
        badPart(R"({"prim": {"path_cut": [-1, 0.5]}})", ".prim.path_cut",
                "[-1, 0.5] is out of range (0 to 1)"),
        badPart(R"({"prim": {"path_cut": [0.5, 0.25]}})", ".prim.path_cut",
                "expected a start and an end from 0 to 1, in ascending order, found [0.5, 0.25]"),
        badKey(R"("regions": [{"capacity": -1}])", "regions[0].capacity", "number from 0 to "),
        badKey(R"("octrees": [{"size": 0}])", "octrees[0].size", "number from "),
        badKey(R"("measured": [{"linkset_id": "00000000-0000-4000-8000-000000000001"}])",
               "measured[0].linkset_id", "there is no linkset \"00000000-0000-4000-8000-")));

INSTANTIATE_TEST_SUITE_P(
    References, OneFinding,
    testing::Values(
        badKey(R"("linksets": [{"region": "Atlantis", "parts": [{}]}])", "linksets[0].region",
               "there is no region with the name or id \"Atlantis\""),
        badKey(R"("regions": [{"name": "Home"}],
                  "linksets": [{"region": "Home", "parcel": "Moat", "parts": [{}]}])",
               "linksets[0].parcel",
               "the region \"Home\" has no parcel with the name or id \"Moat\""),
        badKey(R"("regions": [{"name": "Home", "parcels": [{"name": "Row"}, {"name": "Row"}]}],
                  "linksets": [{"region": "Home", "parcel": "Row", "parts": [{}]}])",
               "linksets[0].parcel",
               "2 parcels in the region \"Home\" are named \"Row\", so the first is used"),
        badKey(R"("regions": [
                   {"parcels": [{"id": "00000000-0000-4000-8000-000000000001"}]},
                   {"parcels": [{"id": "00000000-0000-4000-8000-000000000001"}]}])",
               "regions[1].parcels[0].id", "is already used by regions[0].parcels[0]"),
        badKey(R"("linksets": [{}])", "linksets[0].parts", "it needs at least a root"),
        badPart(R"({"kind": "mesh"})", "", "a mesh needs an asset"),
        badPart(R"({"kind": "mesh", "asset": "x"})", ".asset", "there is no asset \"x\""),
        badKey(R"("assets": {"lamp": {}})", "assets.lamp", "has neither a path nor data"),
        badKey(R"("assets": {"odd \n key": {}})", "assets[\"odd \\n key\"]", "has neither"),
        badKey(R"("measured": [{"linkset": "Ghost"}])", "measured[0].linkset",
               "there is no linkset \"Ghost\""),
        badKey(R"("linksets": [{"id": "00000000-0000-4000-8000-000000000001", "parts": [{}]},
                               {"id": "00000000-0000-4000-8000-000000000001", "parts": [{}]}])",
               "linksets[1].id",
               "the id 00000000-0000-4000-8000-000000000001 is already used by linksets[0]"),
        badKey(R"("linksets": [
                   {"parts": [{}, {"id": "00000000-0000-4000-8000-000000000001"}]},
                   {"parts": [{"id": "00000000-0000-4000-8000-000000000001"}]}])",
               "linksets[1].parts[0].id", "is already used by linksets[0].parts[1]"),
        badKey(R"("regions": [{"id": "00000000-0000-4000-8000-000000000001"},
                              {"id": "00000000-0000-4000-8000-000000000001"}])",
               "regions[1].id", "is already used by regions[0]"),
        BadValue{projectOfPart(R"({"name": "a", "name": "b"})"), "linksets[0].parts[0].name",
                 "this key is given more than once; its last value is used"}));

TEST(ProjectFindings, theLastOfTwoEqualKeysCounts) {
  EXPECT_EQ(parsed(R"({"name": "a", "weighbridge": 1, "name": "b"})").value.name, "b");
}

TEST(ProjectFindings, anUnusableValueLeavesTheDefaultAndTheRestOfThePart) {
  const Part part = parsed(projectOfPart(R"({"kind": "torus", "scale": [0, 0, 0], "name": "halo",
                               "prim": {"hollow": 7, "skew": "x", "revolutions": 0}})"))
                        .value.linksets.at(0)
                        .parts.at(0);
  EXPECT_EQ(part.name, "halo");
  EXPECT_EQ(part.scale, glm::dvec3(0.5));
  prim::PrimShape shape = prim::defaultShape(prim::Kind::torus);
  shape.hollow = 0.99;
  EXPECT_EQ(part.prim, shape);
}

TEST(ProjectFindings, anUnusableValueIsWrittenBackUntilItIsReplaced) {
  Scene scene = parsed(projectOfPart(R"({"kind": "pyramid", "scripts": -3})")).value;
  Part& part = scene.linksets.at(0).parts.at(0);
  EXPECT_EQ(part.extra, Json::parse(R"({"kind": "pyramid", "scripts": -3})"));
  part.scripts = 2;
  const Json saved = Json::parse(formatProject(scene, nowhere));
  EXPECT_EQ(saved["linksets"][0]["parts"][0]["kind"], "pyramid");
  EXPECT_EQ(saved["linksets"][0]["parts"][0]["scripts"], 2);
}

TEST(ProjectFindings, longValuesAreCutBetweenCharacters) {
  const Diagnostics findings =
      parsed(R"({"weighbridge": 1, "profile": ")" + std::string(59, 'x') + "üüü\"}").findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(message(findings[0]), "expected a JSON object, found \"" + std::string(59, 'x') +
                                      "…\"; the defaults are used");
}

TEST(ProjectFindings, tooManyAreCounted) {
  std::string parts = "5";
  for (std::size_t i = 1; i < limits::findings + 25; ++i) parts += ",5";
  const Diagnostics findings = parsed(projectOfPart(parts)).findings;
  ASSERT_EQ(findings.size(), limits::findings + 1);
  EXPECT_EQ(findings.back().severity, Severity::note);
  EXPECT_EQ(message(findings.back()), "25 more findings are not shown");
}

}  // namespace
}  // namespace wb::scene

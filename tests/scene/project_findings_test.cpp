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
        badKey(R"("name": 5)", "name", "5 is not a text in quotes; the default is used"),
        badKey(R"("name": null)", "name", "null is not a text in quotes"),
        badKey(R"("linksets": {})", "linksets", "{} is not a list in brackets; none is used"),
        badKey(R"("scenarios": [7])", "scenarios[0]", "7 is not an object in braces"),
        badKey(R"("assets": [1])", "assets", "[1] is not an object in braces"),
        badKey(R"("profile": "wiki-2011")", "profile", "\"wiki-2011\" is not an object in braces"),
        badKey(R"("profile": {"set": [{}]})", "profile.set", "[…] is not an object in braces"),
        badPart(R"({"scale": "big"})", ".scale",
                "\"big\" is not a list of 3 numbers from 0.001 to 10000"),
        badPart(R"({"scale": [1, 2]})", ".scale", "[1, 2] is not a list of 3 numbers"),
        badPart(R"({"scale": [1, "2", 3]})", ".scale", "[1, \"2\", 3] is not a list of 3 numbers"),
        badPart(R"({"animated": 1})", ".animated", "1 is neither true nor false"),
        badPart(R"({"kind": "pyramid"})", ".kind",
                "\"pyramid\" is not one of mesh, box, cylinder, prism, sphere, torus, tube, ring, "
                "sculpt, flexible; the default is used"),
        badPart(R"({"shape_type": 2})", ".shape_type", "2 is not one of prim, none, convex_hull"),
        badPart(R"({"prim": {"hole": "star"}})", ".prim.hole",
                "\"star\" is not one of same, circle, square, triangle"),
        badPart(R"({"prim": []})", ".prim", "[] is not an object in braces"),
        badPart(R"({"id": "stall"})", ".id", "\"stall\" is not an id such as 0f8fad5b-"),
        badKey(R"("regions": [{"kind": "moon"}])", "regions[0].kind",
               "\"moon\" is not one of mainland, private_20000, private_30000, homestead, "
               "openspace"),
        badKey(R"("assets": {"lamp": {"data": "%%%"}})", "assets.lamp.data",
               "\"%%%\" is not data in base64")));

INSTANTIATE_TEST_SUITE_P(
    Ranges, OneFinding,
    testing::Values(
        badPart(R"({"scale": [1, 0, 1]})", ".scale", "[1, 0, 1] is not a list of 3 numbers"),
        badPart(R"({"scale": [1, -1, 1]})", ".scale", "from 0.001 to 10000"),
        badPart(R"({"scale": [1, 1e300, 1]})", ".scale", "[1, 1e+300, 1]"),
        badPart(R"({"position": [1e10, 0, 0]})", ".position", "from -1000000000 to 1000000000"),
        badPart(R"({"scripts": -1})", ".scripts", "-1 is not a whole number from 0 to 1000000"),
        badPart(R"({"scripts": 1.5})", ".scripts", "1.5 is not a whole number"),
        badPart(R"({"scripts": 18446744073709551616})", ".scripts", "is not a whole number"),
        badPart(R"({"rotation": [0, 0, 0, 0]})", ".rotation",
                "[0, 0, 0, 0] is not a quaternion of four numbers x, y, z, w, not all of them 0"),
        badKey(R"("rays": [{"direction": [0, 0, 0]}])", "rays[0].direction",
               "[0, 0, 0] is not a direction of three numbers, not all of them 0"),
        badKey(R"("rays": [{"max_depth": 33}])", "rays[0].max_depth",
               "33 is not a whole number from 0 to 32"),
        badPart(R"({"rotation": [0, 0, 1]})", ".rotation", "is not a quaternion"),
        badPart(R"({"prim": {"hollow": 1.5}})", ".prim.hollow",
                "1.5 is out of range: from 0 to 0.99 was expected; the nearest is used"),
        badPart(R"({"prim": {"twist": [0, -2]}})", ".prim.twist", "from -1 to 1 was expected"),
        badPart(R"({"prim": {"path_cut": [-1, 0.5]}})", ".prim.path_cut", "from 0 to 1"),
        badPart(R"({"prim": {"path_cut": [0.5, 0.25]}})", ".prim.path_cut",
                "[0.5, 0.25] is not a begin and an end at or after it, from 0 to 1"),
        badKey(R"("regions": [{"capacity": -1}])", "regions[0].capacity",
               "-1 is not a number from 0 to"),
        badKey(R"("octrees": [{"size": 0}])", "octrees[0].size", "0 is not a number from"),
        badKey(R"("measured": [{"linkset_id": "00000000-0000-4000-8000-000000000001"}])",
               "measured[0].linkset_id", "there is no linkset \"00000000-0000-4000-8000-")));

INSTANTIATE_TEST_SUITE_P(
    References, OneFinding,
    testing::Values(
        badKey(R"("linksets": [{"region": "Atlantis", "parts": [{}]}])", "linksets[0].region",
               "there is no region with the name or id \"Atlantis\""),
        badKey(R"("regions": [{"name": "Home"}],
                  "linksets": [{"region": "Home", "parcel": "Moat", "parts": [{}]}])",
               "linksets[0].parcel", "the region \"Home\" has no parcel named \"Moat\""),
        badKey(R"("linksets": [{}])", "linksets[0].parts", "at least its root was expected"),
        badPart(R"({"kind": "mesh"})", "", "a mesh needs an asset"),
        badPart(R"({"kind": "mesh", "asset": "x"})", ".asset", "there is no asset \"x\""),
        badKey(R"("assets": {"lamp": {}})", "assets.lamp", "has neither a path nor data"),
        badKey(R"("assets": {"odd \n key": {}})", "assets[\"odd \\n key\"]", "has neither"),
        badKey(R"("measured": [{"linkset": "Ghost"}])", "measured[0].linkset",
               "there is no linkset \"Ghost\""),
        badKey(R"("linksets": [{"id": "00000000-0000-4000-8000-000000000001", "parts": [{}]},
                               {"id": "00000000-0000-4000-8000-000000000001", "parts": [{}]}])",
               "linksets[1].id",
               "the id 00000000-0000-4000-8000-000000000001 is already that of linksets[0]"),
        badKey(R"("linksets": [
                   {"parts": [{}, {"id": "00000000-0000-4000-8000-000000000001"}]},
                   {"parts": [{"id": "00000000-0000-4000-8000-000000000001"}]}])",
               "linksets[1].parts[0].id", "is already that of linksets[0].parts[1]"),
        badKey(R"("regions": [{"id": "00000000-0000-4000-8000-000000000001"},
                              {"id": "00000000-0000-4000-8000-000000000001"}])",
               "regions[1].id", "is already that of regions[0]"),
        BadValue{projectOfPart(R"({"name": "a", "name": "b"})"), "linksets[0].parts[0].name",
                 "is given more than once; the last one is used"}));

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
  EXPECT_EQ(message(findings[0]),
            "\"" + std::string(59, 'x') + "…\" is not an object in braces; the defaults are used");
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

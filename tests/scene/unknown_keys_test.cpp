#include "model/core/limits.h"
#include "tests/scene/project_support.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace wb::scene {
namespace {

struct Mistyped {
  std::string project;
  std::string place;  ///< Of the object that has the key.
  std::string word;
  std::string meant;  ///< Empty: no key is near.
};

void PrintTo(const Mistyped& mistyped, std::ostream* out) { *out << mistyped.project; }

Mistyped inProject(const std::string& members, std::string place, std::string word,
                   std::string meant) {
  return {R"({"weighbridge": 1, )" + members + "}", std::move(place), std::move(word),
          std::move(meant)};
}

class UnknownKey : public testing::TestWithParam<Mistyped> {};

TEST_P(UnknownKey, IsToldWithTheNearestOne) {
  const Diagnostics findings = parsed(GetParam().project).findings;
  ASSERT_EQ(findings.size(), 1U);
  // What is probably mistyped is told by every command; what is strange is only listed.
  EXPECT_EQ(findings[0].severity, GetParam().meant.empty() ? Severity::note : Severity::warning);
  EXPECT_EQ(findings[0].place, GetParam().place);
  const std::string hint =
      GetParam().meant.empty() ? "" : "; did you mean \"" + GetParam().meant + "\"?";
  EXPECT_EQ(message(findings[0]),
            "unknown key \"" + GetParam().word + "\"; it is kept, but has no effect" + hint);
}

TEST_P(UnknownKey, IsWrittenBack) {
  Scene scene = parsed(GetParam().project).value;
  const std::string saved = formatProject(scene, nowhere);
  EXPECT_NE(saved.find('"' + GetParam().word + '"'), std::string::npos) << saved;
  EXPECT_EQ(parsed(saved).findings.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(
    EveryLevel, UnknownKey,
    testing::Values(
        inProject(R"("linkset": [])", "", "linkset", "linksets"),
        inProject(R"("profile": {"bsae": "opensim"})", "profile", "bsae", "base"),
        inProject(R"("scenarios": [{"nmae": "x"}])", "scenarios[0]", "nmae", "name"),
        inProject(R"("baseline": {"sett": {}})", "baseline", "sett", "set"),
        inProject(R"("regions": [{"capacty": 5}])", "regions[0]", "capacty", "capacity"),
        inProject(R"("regions": [{"parcels": [{"aera": 5}]}])", "regions[0].parcels[0]", "aera",
                  "area"),
        inProject(R"("linksets": [{"pysical": true, "parts": [{}]}])", "linksets[0]", "pysical",
                  "physical"),
        inProject(R"("octrees": [{"tre": "S"}])", "octrees[0]", "tre", "tree"),
        inProject(R"("linksets": [{"name": "a", "parts": [{}]}],
                     "measured": [{"linkset": "a", "landimpact": 2}])",
                  "measured[0]", "landimpact", "land_impact"),
        Mistyped{projectOfPart(R"({"sacle": [1, 1, 1]})"), "linksets[0].parts[0]", "sacle",
                 "scale"},
        Mistyped{projectOfPart(R"({"prim": {"holow": 0.5}})"), "linksets[0].parts[0].prim", "holow",
                 "hollow"},
        Mistyped{projectOfPart(R"({"wallpaper": 1})"), "linksets[0].parts[0]", "wallpaper", ""}));

TEST(UnknownKeys, AnAssetHasThemToo) {
  const Diagnostics findings =
      parsed(R"({"weighbridge": 1, "assets": {"lamp": {"Path": "lamp.llmesh"}}})").findings;
  ASSERT_EQ(findings.size(), 2U) << "it has neither a path nor data";
  EXPECT_EQ(findings[1].place, "assets.lamp");
  EXPECT_NE(message(findings[1]).find("did you mean \"path\"?"), std::string::npos);
}

TEST(UnknownKeys, TheSameKeyOfManyPartsIsCounted) {
  const Diagnostics findings =
      parsed(projectOfPart(R"({"sacle": 1}, {"sacle": 2}, {"sacle": 3, "skripts": 1})")).findings;
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0].count, 3U);
  EXPECT_EQ(findings[0].place, "linksets[0].parts[0]");
  EXPECT_EQ(findings[1].count, 1U);
  EXPECT_EQ(findings[1].place, "linksets[0].parts[2]");
}

TEST(UnknownKeys, ManyDifferentOnesDoNotHideAWarning) {
  std::string members = R"("weighbridge": 1)";
  for (std::size_t i = 0; i < limits::findings + 7; ++i)
    members += ", \"" + std::string(i % 50, 'x') + "y" + std::to_string(i) + "\": 1";
  const Diagnostics findings = parsed("{" + members + R"(, "name": 5})").findings;
  ASSERT_EQ(findings.size(), limits::findings + 2);
  EXPECT_EQ(findings.front().place, "name");
  EXPECT_EQ(message(findings.back()), "7 more findings are not shown");
}

TEST(UnknownKeys, WhatThisProgramWritesItselfIsNotTold) {
  EXPECT_TRUE(parsed(R"({"weighbridge": 1, "lesson": "x",
                         "linksets": [{"phantom": true, "parts": [{}]}]})")
                  .findings.empty());
}

TEST(UnknownKeys, AKeyOfAnyLengthMakesAShortMessage) {
  const Diagnostics findings =
      parsed(R"({"weighbridge": 1, ")" + std::string(100'000, 'k') + "\": 1}").findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_LT(line(findings[0]).size(), 200U);
}

}  // namespace
}  // namespace wb::scene

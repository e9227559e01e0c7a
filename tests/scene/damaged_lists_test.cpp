#include "tests/scene/project_support.h"

#include <nlohmann/json.hpp>

namespace wb::scene {
namespace {

Json savedAgain(std::string_view project) {
  Scene scene = parsed(project).value;
  return Json::parse(formatProject(scene, nowhere));
}

TEST(DamagedLists, AnElementThatIsNoObjectComesBackInItsPlace) {
  const Json saved = savedAgain(R"({"weighbridge": 1, "regions": [null, {"name": "Home"}],
    "scenarios": ["softer"], "octrees": [[1]], "measured": [7], "assets": {"lamp": "lamp.llmesh"},
    "linksets": [1, {"name": "Stall", "parts": [{"name": "root"}, 5]}]})");
  EXPECT_EQ(saved["regions"][0], nullptr);
  EXPECT_EQ(saved["regions"][1]["name"], "Home");
  EXPECT_EQ(saved["scenarios"], Json({"softer"}));
  EXPECT_EQ(saved["octrees"], Json::parse("[[1]]"));
  EXPECT_EQ(saved["measured"], Json({7}));
  EXPECT_EQ(saved["assets"]["lamp"], "lamp.llmesh");
  EXPECT_EQ(saved["linksets"][0], 1);
  EXPECT_EQ(saved["linksets"][1]["parts"][0]["name"], "root");
  EXPECT_EQ(saved["linksets"][1]["parts"][1], 5);
}

TEST(DamagedLists, AListOfAnotherTypeComesBack) {
  const Json saved = savedAgain(
      R"({"weighbridge": 1, "measured": {"a": 1}, "linksets": [{"parts": {"root": {}}}]})");
  EXPECT_EQ(saved["measured"], Json({{"a", 1}}));
  EXPECT_EQ(saved["linksets"][0]["parts"], Json::parse(R"({"root": {}})"));
}

TEST(DamagedLists, EveryElementThatCannotBeUsedIsTold) {
  const Diagnostics findings = parsed(projectOfPart("{}, 5, [], null")).findings;
  ASSERT_EQ(findings.size(), 3U);
  EXPECT_EQ(line(findings[1]),
            "linksets[0].parts[2]: expected a JSON object, found []; the defaults are used");
}

TEST(DamagedLists, WhatIsMadeOfSuchAnElementIsWrittenInItsStead) {
  Scene scene = parsed(projectOfPart("{}, 5")).value;
  scene.linksets.at(0).parts.at(1).scripts = 3;
  const Json saved = Json::parse(formatProject(scene, nowhere));
  const Json& part = saved["linksets"][0]["parts"][1];
  EXPECT_EQ(part["scripts"], 3);
  EXPECT_TRUE(part.contains("id"));
}

}  // namespace
}  // namespace wb::scene

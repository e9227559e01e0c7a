#include "model/scene/detail/project_check.h"
#include "tests/scene/project_support.h"
#include "tests/scene/scene_generator.h"

#include <glm/gtc/matrix_transform.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

constexpr double farthestOff = 1e-9;  // Metres, some hundred from the origin.

glm::dmat4 matrixOf(const glm::dvec3& position, const glm::dquat& rotation) {
  return glm::translate(glm::dmat4(1), position) * glm::mat4_cast(rotation);
}

void expectNear(const glm::dmat4& a, const glm::dmat4& b) {
  for (int column = 0; column < 4; ++column)
    for (int row = 0; row < 4; ++row)
      RC_ASSERT(std::abs(a[column][row] - b[column][row]) < farthestOff);
}

TEST(RootPose, ATurnedRootTurnsItsLinkset) {
  const Loaded<Scene> loaded = parsed(projectOfPart(
      R"({"kind": "box", "scale": [3, 4, 5], "position": [1, 2, 3], "rotation": [0, 0, 1, 0]})"));
  EXPECT_TRUE(loaded.findings.empty());
  const Linkset& linkset = loaded.value.linksets.at(0);
  EXPECT_EQ(linkset.position, glm::dvec3(1, 2, 3));
  EXPECT_EQ(linkset.rotation, glm::dquat(0, 0, 0, 1));
  EXPECT_EQ(linkset.parts.at(0).position, glm::dvec3(0));
  EXPECT_EQ(linkset.parts.at(0).rotation, glm::dquat(1, 0, 0, 0));
}

TEST(RootPose, TheRootStandsWhereItsLinksetTurnsIt) {
  // A quarter turn about z takes the root's x to y.
  const Linkset linkset =
      parsed(R"({"weighbridge": 1, "linksets": [{"position": [10, 0, 0], "rotation": [0, 0, 1, 1],
                 "parts": [{"position": [2, 0, 0]}, {"position": [0, 0, 1]}]}]})")
          .value.linksets.at(0);
  EXPECT_NEAR(linkset.position.x, 10, farthestOff);
  EXPECT_NEAR(linkset.position.y, 2, farthestOff);
  EXPECT_EQ(linkset.parts.at(1).position, glm::dvec3(0, 0, 1));
}

TEST(RootPose, WhatWouldBeTooFarIsLeftOutAndKept) {
  auto [scene, findings] = parsed(R"({"weighbridge": 1, "linksets": [
      {"position": [9e8, 0, 0], "parts": [{"position": [2e8, 0, 0], "rotation": [0, 0, 1, 0]}]}]})");
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(line(findings[0]),
            "linksets[0].parts[0].position: [200000000, 0, 0] would move the linkset more than "
            "1000000000 m from the origin, so this position is ignored");
  EXPECT_EQ(scene.linksets.at(0).position, glm::dvec3(9e8, 0, 0));
  EXPECT_EQ(scene.linksets[0].rotation, glm::dquat(0, 0, 0, 1));
  const Json saved = Json::parse(formatProject(scene, nowhere));
  EXPECT_EQ(saved["linksets"][0]["parts"][0]["position"], Json({2e8, 0, 0}));
}

TEST(RootPose, ALinksetWithoutPartsStaysAsItIs) {
  Linkset linkset;
  linkset.position = {1, 2, 3};
  const Linkset before = linkset;
  EXPECT_TRUE(takeRootPose(linkset));
  EXPECT_EQ(linkset, before);
}

RC_GTEST_PROP(RootPose, NoPartMovesInTheRegion, ()) {
  Linkset linkset = generate::linkset();
  if (linkset.parts.empty()) linkset.parts.push_back(generate::part());
  Part& root = linkset.parts.front();
  root.position = generate::vector(-100, 100);
  root.rotation = generate::rotation();
  const glm::dmat4 placeOfRoot =
      matrixOf(linkset.position, linkset.rotation) * matrixOf(root.position, root.rotation);
  const std::vector<Part> before = linkset.parts;
  RC_ASSERT(takeRootPose(linkset));
  const glm::dmat4 place = matrixOf(linkset.position, linkset.rotation);
  expectNear(place, placeOfRoot);
  for (std::size_t i = 1; i < before.size(); ++i) RC_ASSERT(linkset.parts[i] == before[i]);
  const Linkset once = linkset;
  RC_ASSERT(takeRootPose(linkset));
  RC_ASSERT(linkset == once);
}

RC_GTEST_PROP(RootPose, SavingWritesTheNormalFormOnce, ()) {
  Scene scene;
  scene.linksets.push_back(generate::linkset());
  if (scene.linksets[0].parts.empty()) scene.linksets[0].parts.push_back(generate::part());
  scene.linksets[0].parts[0].position = generate::vector(-100, 100);
  scene.linksets[0].parts[0].rotation = generate::rotation();
  auto read = parseProject(formatProject(scene, nowhere), nowhere);
  RC_ASSERT(read.has_value());
  const std::string saved = formatProject(read->value, nowhere);
  auto again = parseProject(saved, nowhere);
  RC_ASSERT(again->value.linksets == read->value.linksets);
  RC_ASSERT(formatProject(again->value, nowhere) == saved);
}

}  // namespace
}  // namespace wb::scene

// Notes on a linkset or part besides its costs: true for the one that is shown.
#include "model/report/detail/notes.h"

#include "model/report/explanation_json.h"
#include "model/report/explanation_text.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace wb::explain::notes_test {
namespace {

using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;
using weighing::test::weighedScene;

/// A cube of 12 triangles, each s/√2 wide: 0.6·√2/s, at least 0.5 from s = 1.70 m on.
weighing::Weighing cube(double side, const cost::Profile& profile = {}) {
  return weighedScene(
      makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(side), ShapeType::prim)}),
                makeAsset({.physicsMesh = true})),
      profile);
}

std::string unwrapped(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  std::string line;
  for (const char c : text)
    if (c != ' ' || !line.ends_with(' ')) line += c;
  return line;
}

std::string textOf(const weighing::Weighing& weighing, const weighing::Target& target) {
  std::string text;
  writeExplanation(
      weighing, {target}, [&text](std::string_view more) { text += more; },
      adviceFor(weighing, {target}));
  return unwrapped(text);
}

nlohmann::json dataOf(const weighing::Weighing& weighing, const weighing::Target& target) {
  std::string text;
  writeExplanationJson(
      weighing, {target}, "1", [&text](std::string_view more) { text += more; },
      adviceFor(weighing, {target}));
  return nlohmann::json::parse(text).at("explanations").at(0);
}

std::string growthOf(const weighing::Weighing& weighing) {
  const auto growth = growthSentence(explanationOf(weighing, {0, {}}), 0);
  return growth ? std::string(growth->text.code) : "";
}

/// The physics of the same part one hundredth bigger, less its own.
double growth(const weighing::Weighing& weighing) {
  scene::Scene bigger = weighing.scene;
  bigger.linksets[0].parts[0].scale *= 1.01;
  return weighedScene(bigger, weighing.profile).costs[0].physics - weighing.costs[0].physics;
}

TEST(Notes, BiggerIsCheaperOnlyWhereItIs) {
  cost::Profile wide;
  wide[cost::Key::width_min] = 5;  // Every triangle of these cubes is narrower.
  cost::Profile narrow;
  narrow[cost::Key::width_max] = 0.1;  // Every triangle is wider.
  narrow[cost::Key::minimum_mesh_cost] = 0;
  cost::Profile widest = wide;
  widest[cost::Key::minimum_mesh_cost] = 0;
  for (const double side : {0.5, 1.0, 1.5, 1.69, 1.75, 4.0, 60.0})
    for (const cost::Profile& profile : {cost::Profile{}, wide, narrow, widest}) {
      const weighing::Weighing weighing = cube(side, profile);
      const bool isCheaper = growth(weighing) < 0;
      EXPECT_EQ(growthOf(weighing) == "explain.bigger_cheaper", isCheaper)
          << side << ' ' << growthOf(weighing) << ' ' << growth(weighing);
    }
  EXPECT_EQ(growthOf(cube(1)), "explain.bigger_cheaper");
  EXPECT_EQ(growthOf(cube(4)), "explain.bigger_floor");
  EXPECT_EQ(growthOf(cube(1, widest)), "explain.width_least");
  EXPECT_EQ(growthOf(cube(1, narrow)), "explain.width_most");
}

/// Twelve triangles that are all as wide, whose physics decides when each costs ten times as much;
/// else the download does, by a lowest level that is as large as the high one. Of a box none is to
/// blame.
TEST(Notes, TheCardSaysWhereMostOfTheCostIs) {
  cost::Profile expensive;
  expensive[cost::Key::triangle_constant] = 0.5;
  const std::string all = "Its 12 physics triangles share the cost.";
  const weighing::Weighing costly = cube(0.5, expensive);
  EXPECT_NE(textOf(costly, {0, {}}).find(all), std::string::npos) << textOf(costly, {0, {}});
  EXPECT_EQ(dataOf(costly, {0, {}}).at("where").at("text"), all);
  EXPECT_EQ(dataOf(cube(0.5), {0, {}}).at("where").at("code"), "reason.lowest");
  const auto box = weighedScene(makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1))})));
  EXPECT_TRUE(dataOf(box, {0, {}}).at("where").is_null());
}

TEST(Notes, AClampedWallIsFlatUntilItsTrianglesAreWideEnough) {
  cost::Profile profile;
  profile[cost::Key::width_min] = 5;
  profile[cost::Key::minimum_mesh_cost] = 0;
  // 1/√2 m wide: 5·√2 times as big, they would be 5 m wide.
  EXPECT_NE(textOf(cube(1, profile), {0, 0})
                .find("Making it slightly bigger does not make it cheaper: its triangles are so "
                      "narrow that they count as 5 m wide. To become cheaper, it would have to be "
                      "more than 7.071 times as big."),
            std::string::npos)
      << textOf(cube(1, profile), {0, 0});
}

TEST(Notes, NothingIsSaidOfSizeWhereTrianglesDoNotCount) {
  for (const scene::Part& part : {makePart(PartKind::box, glm::dvec3(1)),
                                  makePart(PartKind::mesh, glm::dvec3(1), ShapeType::convexHull)})
    EXPECT_EQ(growthOf(weighedScene(makeScene(makeLinkset({part})))), "");
  EXPECT_EQ(growthOf(cube(1, *cost::builtInProfile("opensim"))), "")
      << "there bigger is more expensive";
}

TEST(Notes, PhantomIsSaidToChangeNoCost) {
  weighing::Weighing weighing = cube(1);
  const auto said = [&](const weighing::Target& target) {
    const std::string words = "The object is phantom, which does not affect its cost.";
    const nlohmann::json facts = dataOf(weighing, target).at("facts");
    const bool inData = std::ranges::any_of(
        facts, [](const nlohmann::json& fact) { return fact.at("code") == "explain.phantom"; });
    EXPECT_EQ(inData, textOf(weighing, target).find(words) != std::string::npos);
    return inData;
  };
  EXPECT_FALSE(said({0, {}}));
  weighing.scene.linksets[0].extra.set("phantom", true);
  EXPECT_TRUE(said({0, {}}));
  EXPECT_TRUE(said({0, 0}));
  for (const nlohmann::json& other : {nlohmann::json(false), nlohmann::json("yes")}) {
    weighing.scene.linksets[0].extra.set("phantom", other);
    EXPECT_FALSE(said({0, {}})) << other;
  }
}

Diagnostic finding(const weighing::Weighing& weighing, const std::string& place) {
  static constexpr TextTable texts({{"test.found", "has nodes for {found} of 3"}});
  return {Severity::warning, texts["test.found"], {{"found", std::size_t{1}}}, place, 1,
          weighing.file};
}

TEST(Notes, WhatReadingFoundStandsInTheExplanation) {
  weighing::Weighing weighing = cube(1);
  weighing.scene.linksets[0].parts[0].name = "Rail";
  weighing.findings = {finding(weighing, "companion _PHYS")};
  for (const weighing::Target& target : {weighing::Target{0, {}}, weighing::Target{0, 0}}) {
    const std::string text = textOf(weighing, target);
    EXPECT_NE(text.find("companion _PHYS: has nodes for 1 of 3."), std::string::npos) << text;
    const nlohmann::json found = dataOf(weighing, target).at("findings");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].at("severity"), "warning");
    EXPECT_EQ(found[0].at("code"), "test.found");
    EXPECT_EQ(found[0].at("place"), "companion _PHYS");
    EXPECT_EQ(found[0].at("text"), "has nodes for 1 of 3");
  }
  weighing.findings.clear();
  EXPECT_TRUE(dataOf(weighing, {0, {}}).at("findings").empty());
}

TEST(Notes, FindingsAreOfWhatTheyAreAbout) {
  weighing::Weighing weighing = weighedScene(weighing::test::sceneOfBoxes({{"a", 2}, {"b", 1}}));
  weighing.findings = {finding(weighing, "linksets[0].parts[1].scale"),
                       finding(weighing, "linksets[1]"), finding(weighing, "profile")};
  EXPECT_EQ(findingsAbout(weighing, {0, {}}).size(), 1U);
  EXPECT_EQ(findingsAbout(weighing, {0, 0}).size(), 0U);
  EXPECT_EQ(findingsAbout(weighing, {0, 1}).size(), 1U);
  EXPECT_EQ(findingsAbout(weighing, {1, {}}).size(), 1U);
  EXPECT_EQ(findingsAbout(weighing, {1, 0}).size(), 1U);

  weighing = weighedScene(weighing::test::sceneOfBoxes({{"alone", 2}}));
  weighing.findings = {finding(weighing, "box 1"), finding(weighing, "")};
  EXPECT_EQ(findingsAbout(weighing, {0, {}}).size(), 2U);
  EXPECT_EQ(findingsAbout(weighing, {0, 0}).size(), 1U) << "the other is of its neighbour";
  EXPECT_EQ(findingsAbout(weighing, {0, 1}).size(), 2U);
  EXPECT_EQ(findingText(weighing.findings[1]), "stall.weighbridge: has nodes for 1 of 3.");
}

/// An asset whose levels have these stored sizes; 0: absent.
asset::MeshAsset assetOfLevels(const std::array<std::size_t, 4>& bytes) {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.blocks.clear();
  for (std::size_t lod = 0; lod < bytes.size(); ++lod) {
    if (bytes[lod] == 0) continue;
    asset.lods[lod] = asset.lods[0];
    const std::string name(asset::name(asset::allLods[lod]));
    asset.blocks.push_back({name + "_lod", 0, bytes[lod], 0});
  }
  return asset;
}

/// √(102,944 m² / π) = 181.02 m, times 0.03, 0.06 and 0.24.
TEST(Notes, RadiiAtWhichTheDownloadWeightChangesAreNamed) {
  const asset::MeshAsset asset = assetOfLevels({40'000, 8'000, 2'000, 600});
  weighing::Weighing weighing = weighedScene(
      makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim)}), asset));
  const std::string text = textOf(weighing, {0, 0});
  EXPECT_NE(
      text.find("Half its diagonal is 0.866 m. At 5.431, 10.86 and 43.44 m, the growth rate of its "
                "download weight changes; above 43.44 m, the weight stays the same."),
      std::string::npos)
      << text;
  const nlohmann::json sizes = dataOf(weighing, {0, 0}).at("download_sizes");
  ASSERT_EQ(sizes.at("changes_at_m").size(), 3U);
  const double farthest = std::sqrt(102944 / 3.14159265358979323846);
  EXPECT_NEAR(sizes.at("changes_at_m")[0], 0.03 * farthest, 1e-9);
  EXPECT_NEAR(sizes.at("changes_at_m")[1], 0.06 * farthest, 1e-9);
  EXPECT_NEAR(sizes.at("constant_from_m"), 0.24 * farthest, 1e-9);
  EXPECT_NEAR(sizes.at("radius_m"), std::sqrt(3.0) / 2, 1e-12);
}

TEST(Notes, RadiiAreNotNamedWhereNothingChangesThere) {
  // All levels alike; a box's are; an animated one doesn't follow its size.
  asset::MeshAsset asset = assetOfLevels({600, 600, 600, 600});
  scene::Part mesh = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
  const auto isNamed = [](const weighing::Weighing& weighing) {
    return !dataOf(weighing, {0, 0}).at("download_sizes").is_null();
  };
  EXPECT_FALSE(isNamed(weighedScene(makeScene(makeLinkset({mesh}), asset))));
  EXPECT_FALSE(
      isNamed(weighedScene(makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1))})))));
  asset = assetOfLevels({40'000, 8'000, 2'000, 600});
  EXPECT_FALSE(isNamed(
      weighedScene(makeScene(makeLinkset({mesh}), asset), *cost::builtInProfile("opensim"))));
  mesh.animated = true;
  EXPECT_FALSE(isNamed(weighedScene(makeScene(makeLinkset({mesh}), asset))));
}

}  // namespace
}  // namespace wb::explain::notes_test

// What one convex hull closes: told of openings an avatar would look for, and only where they are
// closed.
#include "model/analysis/closed_openings.h"

#include "model/report/card.h"
#include "model/report/explanation_json.h"
#include "model/report/explanation_text.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace wb::weighing::closed_openings_test {
namespace {

using cost::test::makeLinkset;
using cost::test::makePart;
using making::test::gateAsset;
using making::test::gatePart;
using scene::PartKind;
using scene::ShapeType;
using test::weighedScene;

Weighing gates(std::vector<scene::Part> parts, const cost::Profile& profile = {},
               asset::MeshAsset asset = gateAsset()) {
  return weighedScene(cost::test::makeScene(makeLinkset(std::move(parts)), std::move(asset)),
                      profile);
}

/// The gate's own triangles as its physics model.
asset::MeshAsset openGate() {
  asset::MeshAsset asset = gateAsset();
  asset.physicsMesh = asset.lods.front();
  return asset;
}

bool isClosed(const Weighing& weighing) { return !closedOpenings(weighing, 0).parts.empty(); }

/// A gate 2 m wide inside: the middle of its opening is 1 m from either post.
TEST(ClosedOpenings, AHullStandsOffByHalfTheWidthOfTheOpening) {
  const ClosedOpenings closed = closedOpenings(gates({gatePart()}), 0);
  EXPECT_EQ(closed.parts, std::vector<std::size_t>{0});
  EXPECT_LE(closed.farthest, 1 + 1e-4);  // A step of stored corners is 4 m / 65535.
  EXPECT_GT(closed.farthest, 0.95);
}

TEST(ClosedOpenings, AreNoneWhereNothingIsClosed) {
  EXPECT_FALSE(isClosed(gates({gatePart()}, {}, openGate())));
  EXPECT_FALSE(
      isClosed(gates({makePart(PartKind::mesh, {4, 1, 4})}, {}, cost::test::makeAsset({}))))
      << "a cube is its own hull";
  EXPECT_FALSE(isClosed(gates({makePart(PartKind::box, {4, 1, 4})})));
  scene::Part without = gatePart();
  without.shapeType = ShapeType::none;
  const Weighing behind = gates({makePart(PartKind::box, {1, 1, 1}), without});
  EXPECT_FALSE(isClosed(behind));
  EXPECT_FALSE(isClosed(gates({gatePart()}, *cost::builtInProfile("opensim"))));
}

TEST(ClosedOpenings, AShapeTypeClosesWhatWasUploadedOpen) {
  scene::Part gate = gatePart();
  gate.shapeType = ShapeType::convexHull;
  EXPECT_TRUE(isClosed(gates({gate}, {}, openGate())));
}

/// Of 0.58 and 0.64 m: half of that on either side of 0.3.
TEST(ClosedOpenings, OpeningsUpToSixTenthsOfAMetreAreNotTold) {
  EXPECT_FALSE(isClosed(gates({gatePart({1.16, 1, 1.16})})));
  EXPECT_TRUE(isClosed(gates({gatePart({1.28, 1, 1.28})})));
}

TEST(ClosedOpenings, EachPartIsMeasuredAtItsSize) {
  const ClosedOpenings closed = closedOpenings(
      gates({gatePart({1, 1, 1}), gatePart(), makePart(PartKind::box, {1, 1, 1}), gatePart()}), 0);
  EXPECT_EQ(closed.parts, (std::vector<std::size_t>{1, 3}));
}

TEST(ClosedOpenings, AMeshThatIsMissingClosesNothing) {
  Weighing weighing = gates({gatePart()});
  scene::Scene scene = weighing.scene;
  scene.assets.begin()->second.mesh.reset();
  EXPECT_FALSE(isClosed(weighedScene(scene)));
}

TEST(ClosedOpenings, TheCardSaysSoInEveryForm) {
  const Weighing weighing = gates({gatePart()});
  const auto closed = explain::cardOf(explain::explanationOf(weighing, {0, {}}), {}).closed;
  ASSERT_EQ(closed.size(), 2U);
  const std::string said = rendered(closed.front());
  EXPECT_TRUE(said.starts_with("Avatars cannot enter openings or hollows of gate: ")) << said;
  std::string json;
  explain::writeExplanationJson(weighing, {{0, {}}}, "1",
                                [&json](std::string_view more) { json += more; });
  const auto facts = nlohmann::json::parse(json).at("explanations").at(0).at("facts");
  EXPECT_EQ(facts.at(0).at("code"), "explain.closed");
  EXPECT_EQ(facts.at(0).at("text"), said);
  EXPECT_EQ(facts.at(0).at("part"), 0);
  EXPECT_EQ(facts.at(1).at("code"), "explain.open_them");
  std::string text;
  explain::writeExplanation(weighing, {{0, {}}}, [&text](std::string_view more) { text += more; });
  EXPECT_NE(text.find("Avatars cannot enter openings"), std::string::npos) << text;
  EXPECT_NE(text.find("To open them, "), std::string::npos) << text;
  const Weighing open = gates({gatePart()}, {}, openGate());
  EXPECT_TRUE(explain::cardOf(explain::explanationOf(open, {0, {}}), {}).closed.empty());
}

}  // namespace
}  // namespace wb::weighing::closed_openings_test

// An explanation is made once: what it says, text and JSON say alike.
#include "model/report/explanation.h"

#include "model/report/explanation_json.h"
#include "model/report/explanation_text.h"
#include "model/report/target_advice.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace wb::explain {
namespace {

using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using scene::PartKind;
using scene::ShapeType;
using weighing::test::weighedScene;

/// Ten boxes, one of which opts in, with seven scripts.
weighing::Weighing scriptedBoxes() {
  std::vector<scene::Part> parts(10, makePart(PartKind::box, glm::dvec3(1)));
  parts.back().shapeType = ShapeType::none;
  parts.front().scripts = 7;
  return weighedScene(cost::test::makeScene(makeLinkset(parts)));
}

weighing::Weighing damagedInALevel() {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.damage.lods[1] = true;
  asset.damage.any = true;
  const scene::Part part = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
  return weighedScene(cost::test::makeScene(makeLinkset({part}), std::move(asset)));
}

std::string textOf(const weighing::Weighing& weighing, const weighing::Target& target = {}) {
  std::string text;
  writeExplanation(weighing, {target}, [&text](std::string_view more) { text += more; });
  return text;
}

nlohmann::json dataOf(const weighing::Weighing& weighing, const weighing::Target& target = {}) {
  std::string text;
  writeExplanationJson(weighing, {target}, "1", [&text](std::string_view more) { text += more; });
  return nlohmann::json::parse(text).at("explanations").at(0);
}

bool says(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

/// The largest weight of each part counts there; of one part it is that of the whole.
TEST(Explanation, UnderOpenSimNoWeightOfSeveralPartsDecides) {
  const scene::Part mesh = makePart(PartKind::mesh, glm::dvec3(20));
  const scene::Part box = makePart(PartKind::box, glm::dvec3(1));
  const auto deciding = [](const std::vector<scene::Part>& parts) {
    const auto weighing =
        weighedScene(cost::test::makeScene(makeLinkset(parts), makeAsset({.physicsMesh = true})),
                     *cost::builtInProfile("opensim"));
    const nlohmann::json weights = dataOf(weighing).at("weights");
    return std::ranges::count_if(
        weights, [](const nlohmann::json& one) { return one.at("decides").get<bool>(); });
  };
  EXPECT_EQ(deciding({mesh, box}), 0);
  EXPECT_EQ(deciding({mesh}), 1);
}

/// Ten of them: server 5; physics 1 at the least that was measured of each, 18 at the most.
TEST(Explanation, TellsWhatWasMeasuredOfSculptsWithTheLandImpactAtBothEnds) {
  scene::Part sculpt = makePart(PartKind::sculpt, glm::dvec3(0.5), ShapeType::prim);
  sculpt.materials = true;
  cost::Profile profile;
  profile[cost::Key::sculpt_streaming_cap] = 0.1;  // So that streaming decides at neither end.
  const auto weighing = weighedScene(
      cost::test::makeScene(makeLinkset(std::vector<scene::Part>(10, sculpt))), profile);
  for (const weighing::Target& target :
       {weighing::Target{0, {}}, weighing::Target{0, std::size_t{3}}}) {
    const nlohmann::json facts = dataOf(weighing, target).at("facts");
    const auto told = std::ranges::find_if(
        facts, [](const nlohmann::json& fact) { return fact.at("code") == "why.sculpts"; });
    ASSERT_NE(told, facts.end());
    const std::string text = told->at("text");
    EXPECT_TRUE(says(text, "cost 0.1 to 1.8 PE")) << text;
    EXPECT_TRUE(says(text, "at most 1.33 PE")) << text;
    EXPECT_TRUE(says(text, "the land impact is 5 to 18")) << text;
  }
  EXPECT_TRUE(says(textOf(weighing), "0.1 to 1.8 PE"));
  EXPECT_FALSE(says(textOf(scriptedBoxes()), "sculpt"));
}

/// 0.5 for each of ten parts, 0.25 for each of six scripts after the first.
TEST(Explanation, ShowsHowTheServerWeightComesAbout) {
  const weighing::Weighing weighing = scriptedBoxes();
  const Explanation explanation = explanationOf(weighing, {0, {}});
  const auto weights = explanation.weights();
  EXPECT_EQ(weights[2].which, cost::DecidedBy::server);
  EXPECT_DOUBLE_EQ(weights[2].derivation.value, 6.5);
  EXPECT_TRUE(weights[2].decides);
  EXPECT_FALSE(weights[0].decides);
  const std::string derivation = "min(0.5 × 10 + 0.25 × 6, 10) = 6.5 PE";
  EXPECT_TRUE(says(derivationOf(weights[2]), derivation)) << derivationOf(weights[2]);
  EXPECT_TRUE(says(textOf(weighing), derivation)) << textOf(weighing);
  EXPECT_TRUE(says(textOf(weighing), "6: scripts after the first"));
}

TEST(Explanation, SaysTheSameInTextAndAsData) {
  const weighing::Weighing weighing = scriptedBoxes();
  const Explanation explanation = explanationOf(weighing, {0, {}});
  const nlohmann::json data = dataOf(weighing);
  EXPECT_EQ(data.at("verdict").at("text"), rendered(explanation.verdict));
  EXPECT_EQ(data.at("rule").at("text"), rendered(explanation.rule));
  ASSERT_EQ(data.at("facts").size(), explanation.facts.size());
  for (std::size_t i = 0; i < explanation.facts.size(); ++i)
    EXPECT_EQ(data.at("facts").at(i).at("text"), rendered(explanation.facts[i]));
  const nlohmann::json& server = data.at("weights").at(2);
  EXPECT_EQ(server.at("weight"), "server");
  EXPECT_EQ(server.at("cost"), 6.5);
  EXPECT_TRUE(server.at("decides"));
  const std::string tree = server.at("see");
  EXPECT_EQ(data.at("terms").at(nlohmann::json::json_pointer(tree)).at("value"), 6.5);
}

/// Under the document's accounting the simulator's cost stands for the server's weight.
TEST(Explanation, UnderTheDocumentItShowsTheSimulatorCost) {
  const weighing::Weighing weighing =
      weighing::weighedUnder(scriptedBoxes(), *cost::builtInProfile("wiki-2011"));
  EXPECT_EQ(dataOf(weighing).at("weights").at(2).at("see"), "/src");
  EXPECT_TRUE(says(textOf(weighing), "simulator cost: 0.5 × 2 × (10 + 1 ÷ 10) = 10.1 PE"))
      << textOf(weighing);
}

TEST(Explanation, APhysicalLinksetShowsThePenalisedPhysics) {
  scene::Linkset linkset = makeLinkset({makePart(PartKind::box, glm::dvec3(2))});
  linkset.physical = true;
  linkset.parts.front().materials = true;
  const weighing::Weighing weighing = weighedScene(cost::test::makeScene(linkset));
  EXPECT_EQ(dataOf(weighing).at("weights").at(0).at("see"), "/physics_cost_physical");
  // A face of 2 × 2 m: 0.1 × (1 + 0.04 × 4).
  EXPECT_TRUE(says(textOf(weighing), "0.1 × 1.16 = 0.116 PE")) << textOf(weighing);
}

/// What is unknown is neither 0 nor documented.
TEST(Explanation, AnUnknownWeightIsCalledSo) {
  const weighing::Weighing weighing = damagedInALevel();
  const Explanation explanation = explanationOf(weighing, {0, {}});
  EXPECT_TRUE(explanation.weights()[1].isUnknown());
  EXPECT_TRUE(says(rendered(explanation.verdict), "download unknown"))
      << rendered(explanation.verdict);
  const std::string text = textOf(weighing);
  EXPECT_TRUE(says(text, "download weight (streaming): unknown\n")) << text;
  EXPECT_FALSE(says(text, "download 0"));
  EXPECT_TRUE(dataOf(weighing).at("weights").at(1).at("cost").is_null());
  for (const Weight& weight : explanation.weights()) EXPECT_FALSE(weight.decides);
}

TEST(Explanation, OfOnePartThereIsNoCauseToName) {
  const weighing::Weighing one =
      weighedScene(cost::test::makeScene(makeLinkset({makePart(PartKind::torus, glm::dvec3(1))})));
  EXPECT_TRUE(explanationOf(one, {0, {}}).causes.empty());
}

TEST(Explanation, OfAPartSaysOnlyWhatThatIs) {
  const weighing::Weighing weighing = scriptedBoxes();
  const nlohmann::json data = dataOf(weighing, {0, 3});
  EXPECT_TRUE(data.at("verdict").is_null());
  EXPECT_TRUE(data.at("weights").empty());
  ASSERT_EQ(data.at("facts").size(), 1U);
  const std::string fact = data.at("facts").at(0).at("text");
  const std::string beginning = fact.substr(0, 40);  // A paragraph may be broken later.
  EXPECT_TRUE(says(textOf(weighing, {0, 3}), beginning)) << fact;
  EXPECT_FALSE(says(textOf(weighing, {0, 3}), "server"));
}

TEST(Steadiness, OfWhatRestsOnNoTriangleThereIsNone) {
  EXPECT_FALSE(steadinessOf(scriptedBoxes(), {0, {}}));
}

TEST(Steadiness, ASteadyCostIsSaidInOneSentence) {
  tuning::Fragility steadiness;
  steadiness.levels.fill({2.5, 2.5, 2.5});
  const auto sentences = steadinessSentences(steadiness);
  ASSERT_EQ(sentences.size(), 1U);
  EXPECT_EQ(rendered(sentences.front()),
            "Its physics cost stays at 2.5 PE when vertices move by up to 0.1 mm.");
}

TEST(Steadiness, OneThatMovesIsSaidLevelByLevel) {
  tuning::Fragility steadiness;
  steadiness.levels.fill({2.5, 2.5, 2.5});
  steadiness.levels.back() = {2, 2.5, 4.25};
  const auto sentences = steadinessSentences(steadiness);
  ASSERT_EQ(sentences.size(), tuning::perturbations.size());
  EXPECT_EQ(rendered(sentences.front()), "Moved by half a quantization step: 2.5 PE");
  EXPECT_EQ(rendered(sentences.back()), "Moved by 0.1 mm: 2 to 4.25 PE");
}

}  // namespace
}  // namespace wb::explain

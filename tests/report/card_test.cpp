// What is said first: how much, why, what now.
#include "model/report/card.h"

#include "model/analysis/exceeded_limits.h"
#include "model/report/explanation.h"
#include "model/report/explanation_text.h"
#include "model/report/target_advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

namespace wb::explain {
namespace {

weighing::Weighing weighedSample(const std::string& name) {
  const std::string file = (std::filesystem::path(WEIGHBRIDGE_SAMPLES) / name).string();
  auto weighed = weighing::weighFile(file, {});
  EXPECT_TRUE(weighed) << name;
  return std::move(weighed->value);
}

std::string textOf(const weighing::Weighing& weighing, const Advice& advice) {
  std::string text;
  writeExplanation(
      weighing, {{0, {}}}, [&text](std::string_view more) { text += more; }, advice);
  std::ranges::replace(text, '\n', ' ');
  std::string line;
  for (const char c : text)
    if (c != ' ' || !line.ends_with(' ')) line += c;
  return line;
}

/// Each behind the one before it.
void expectInOrder(const std::string& text, const std::vector<std::string>& parts) {
  std::size_t at = 0;
  for (const std::string& part : parts) {
    const std::size_t found = text.find(part, at);
    EXPECT_NE(found, std::string::npos) << part << "\nis not behind the others in\n" << text;
    if (found != std::string::npos) at = found;
  }
}

TEST(Card, TheTextBeginsWithItAndTermsFollow) {
  const weighing::Weighing weighing = weighedSample("chair.weighbridge");
  const Advice advice = adviceFor(weighing, {{0, {}}});
  const Explanation explanation = explanationOf(weighing, {0, {}}, &advice->front());
  const Card card = cardOf(explanation, {});
  ASSERT_GT(card.steps.size(), 1U);
  ASSERT_EQ(card.derivations.size(), 1U);
  expectInOrder(textOf(weighing, advice),
                {"Chair ", rendered(card.number), rendered(card.verdict),
                 derivationOf(card.derivations.front()), "How to lower it 1. ",
                 rendered(card.steps[0].cautions.front()), "Other steps 2. ", "The three weights",
                 "Notes", "Parts"});
}

std::vector<std::string> waysOf(const advice::Suggestion& suggestion) {
  std::vector<std::string> ways;
  for (const Sentence& way : howTo(suggestion)) ways.push_back(rendered(way));
  return ways;
}

advice::Suggestion suggested(std::vector<Text> steps) {
  advice::Suggestion suggestion;
  suggestion.what.text = steps.size() == 1 ? steps.front() : Text{"plan.steps", "Both."};
  if (steps.size() > 1)
    for (const Text& step : steps) suggestion.steps.emplace_back().text = step;
  return suggestion;
}

/// What Analyze makes of hulls is a range.
TEST(Card, OfHullsThatAnalyzeMakesWhatArrivesIsSaid) {
  advice::Suggestion hulls = suggested({{"x", "Make hulls."}});
  hulls.before = {44, 43.51};
  hulls.after = {10, 10.32};
  hulls.leastAfter = 9;
  EXPECT_EQ(rendered(effectOf(hulls, 1)),
            "1. Make hulls. Land impact 9 to 10 after upload instead of 44.");
  EXPECT_EQ(rendered(savingOf(hulls)), "Land impact 9 to 10 after upload instead of 44");
  hulls.before = {10, 10.4};
  EXPECT_EQ(rendered(savingOf(hulls)), "Land impact 9 to 10 after upload instead of 10");
  hulls.change.what = advice::Sequence{{0, 1}, {}};
  EXPECT_EQ(rendered(savingOf(hulls)), "Total land impact 9 to 10 after upload instead of 10");
  hulls.leastAfter = 10;
  hulls.before = {44, 43.51};
  EXPECT_EQ(rendered(savingOf(hulls)), "Total land impact 10 instead of 44");
}

/// The window shows the first step; a link that helps others is among the other ones.
TEST(Card, WhatLowersOnlyWhatOthersCostIsNotTheFirstStep) {
  const weighing::Weighing weighing = weighedSample("chair.weighbridge");
  Advice advice{{TargetAdvice{}}};
  TargetAdvice& own = advice->front();
  own.landImpact = 1;
  own.bound = 1;
  own.suggestions = {suggested({{"advice.merge", "Link it."}})};
  own.suggestions[0].isForOthers = true;
  own.suggestions[0].before = {2, 1};
  own.suggestions[0].after = {1, 1};
  const Explanation explanation = explanationOf(weighing, {0, {}}, &own);
  const Card card = cardOf(explanation, {});
  ASSERT_EQ(card.steps.size(), 1U);
  EXPECT_EQ(card.otherSteps().size(), 1U);
  expectInOrder(textOf(weighing, advice),
                {"How to lower it Nothing makes it cheaper: ", "Other steps 1. Link it. "});
  EXPECT_EQ(textOf(weighing, advice).find("Ctrl+L"), std::string::npos);
}

/// In world a shape type is a setting; slivers are taken off before an upload.
TEST(Card, AStepSaysHowItIsDoneWhereItIsDone) {
  EXPECT_EQ(waysOf(suggested({{"advice.convex_hull", "x"}})),
            (std::vector<std::string>{
                "In the viewer: Edit the object, select the parts with \"Edit linked\", and change "
                "\"Physics Shape Type\" on the Features tab.",
                "In Weighbridge: Select the parts and change \"Shape type\" in Properties."}));
  EXPECT_TRUE(waysOf(suggested({{"x", "Burn it."}})).empty());
}

TEST(Card, StepsOfOneActSayHowOnce) {
  const auto ways =
      waysOf(suggested({{"advice.convex_hull", "x"}, {"advice.prim", "y"}, {"advice.merge", "z"}}));
  ASSERT_EQ(ways.size(), 4U);
  EXPECT_TRUE(ways[0].starts_with("Change the physics shape type. In the viewer: ")) << ways[0];
  EXPECT_TRUE(ways[2].starts_with("Link the objects. In the viewer: Select the objects"))
      << ways[2];
}

TEST(Card, TheTextSaysHowToTakeTheFirstStepAlone) {
  const weighing::Weighing weighing = weighedSample("chair.weighbridge");
  const Advice advice = adviceFor(weighing, {{0, {}}});
  const auto ways = waysOf(bestOfEachKind(advice->front().suggestions, 1).front());
  ASSERT_FALSE(ways.empty());
  expectInOrder(textOf(weighing, advice), {"How to lower it 1. ", ways.front(), "Other steps"});
  const std::string text = textOf(weighing, advice);
  EXPECT_EQ(text.find("In Weighbridge: "), text.rfind("In Weighbridge: "));
}

TEST(Card, NumberAndLimitAreOfItsRegion) {
  const weighing::Weighing weighing = weighedSample("chair.weighbridge");
  const Card card = cardOf(explanationOf(weighing, {0, {}}), {});
  // Nothing says where it is: a private region of 20,000.
  EXPECT_EQ(rendered(card.number), "Land impact 9; the object's region holds up to 20000 LI.");
  EXPECT_EQ(rendered(card.limits.front()), "The object's region holds up to 20000 LI.");
}

/// The capacities that the grid publishes for each kind of region.
TEST(Card, ItsRegionIsTheOneThatItNamesByNameOrId) {
  weighing::Weighing weighing = weighedSample("chair.weighbridge");
  const Uuid id = *Uuid::parse("00000000-0000-4000-8000-00000000000a");
  const auto room = [&](const std::string& region) {
    weighing.scene.linksets[0].region = region;
    return rendered(cardOf(explanationOf(weighing, {0, {}}), {}).number);
  };
  for (const auto& [kind, capacity] : {std::pair("mainland", "22500"),
                                       {"private_20000", "20000"},
                                       {"private_30000", "30000"},
                                       {"homestead", "5000"},
                                       {"openspace", "1000"}}) {
    weighing.scene.regions = {scene::Region{}, scene::Region{}};
    weighing.scene.regions[0].name = "Elsewhere";
    weighing.scene.regions[1].name = "Home";
    weighing.scene.regions[1].id = id;
    weighing.scene.regions[1].kind = kind;
    const std::string expected =
        "Land impact 9; the object's region holds up to " + std::string(capacity) + " LI.";
    EXPECT_EQ(room("Home"), expected);
    EXPECT_EQ(room(id.text()), expected);
  }
  weighing.scene.regions[1].ownCapacity = 777;
  EXPECT_EQ(room("Home"), "Land impact 9; the object's region holds up to 777 LI.");
}

TEST(Card, WhatIsPhysicalTellsHowNearItIsToThatLimit) {
  weighing::Weighing weighing = weighedSample("chair.weighbridge");
  weighing.scene.linksets[0].physical = true;
  weighing = weighing::weighedUnder(weighing, weighing.profile);
  const Card card = cardOf(explanationOf(weighing, {0, {}}), {});
  ASSERT_EQ(card.limits.size(), 2U);
  EXPECT_EQ(rendered(card.limits[1]),
            "The object is physical: its physics weight at rest is 8.701 PE, and the limit is 32 "
            "PE.");
}

TEST(Card, WhereNothingDecidesEachWeightIsDerived) {
  const weighing::Weighing weighing = weighedSample("bench.weighbridge");
  const auto counted =
      std::ranges::find(weighing.costs, cost::Accounting::legacy, &cost::LinksetCost::accounting);
  ASSERT_NE(counted, weighing.costs.end());
  const auto index = static_cast<std::size_t>(counted - weighing.costs.begin());
  const Card card = cardOf(explanationOf(weighing, {index, {}}), {});
  EXPECT_EQ(card.derivations.size(), 3U);
}

TEST(Card, StepsAreTheBestOfEachKindWithTheirLosses) {
  const weighing::Weighing weighing = weighedSample("chair.weighbridge");
  const Advice advice = adviceFor(weighing, {{0, {}}});
  const std::vector<Step> steps = stepsOf(advice->front());
  const auto best = advice::bestOfEachKind(advice->front().suggestions, mostSuggestions);
  ASSERT_EQ(steps.size(), best.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_TRUE(rendered(steps[i].effect).starts_with(std::to_string(i + 1) + ". "));
    EXPECT_EQ(steps[i].cautions.size(), best[i].cautions.size());
  }
}

/// What is over a limit is told of each linkset as of all together.
TEST(Card, OverALimitIsLookedUpByLinkset) {
  weighing::Weighing weighing = weighedSample("market.weighbridge");
  for (scene::Linkset& linkset : weighing.scene.linksets) linkset.physical = true;
  weighing = weighing::weighedUnder(weighing, weighing.profile);
  const weighing::ExceededAround around(weighing);
  std::size_t told = 0;
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
    for (const Sentence& one : around(i)) told += one.text.code == "limit.physical" ? 1 : 0;
  const auto all = weighing::exceeded(weighing);
  EXPECT_GT(told, 0U);
  EXPECT_EQ(told, static_cast<std::size_t>(std::ranges::count_if(
                      all, [](const weighing::Exceeded& one) { return one.linkset.has_value(); })));
}

}  // namespace
}  // namespace wb::explain

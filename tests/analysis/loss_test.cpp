#include "model/analysis/advice_texts.h"
#include "model/analysis/detail/trial.h"
#include "tests/analysis/advising.h"

#include <gtest/gtest.h>

namespace wb::advice {
namespace {

/// A step from 100 LI to `after`, told by the part that it concerns.
Suggestion stepTo(double after, std::size_t part, std::vector<Text> cautions) {
  Suggestion step{
      {0, NewShapeType{{part}, scene::ShapeType::none}}, {}, {}, {100, 100}, {after, after}};
  for (const Text& caution : cautions) step.cautions.emplace_back(caution, std::vector<Argument>{});
  return step;
}

Suggestion linkTo(double after) { return {{0, Merge{1}}, {}, {}, {100, 100}, {after, after}}; }

std::vector<double> orderOf(std::vector<Suggestion> steps) {
  sortByLoss(steps);
  std::vector<double> order;
  for (const Suggestion& step : steps) order.push_back(step.after.rounded);
  return order;
}

constexpr Text harmless = adviceTexts["caution.upload_lods"];
constexpr Text closes = adviceTexts["caution.closes"];
constexpr Text walkThrough = adviceTexts["caution.walk_through"];

TEST(Loss, OfNothingSaidIsNone) { EXPECT_EQ(lossOf({}), Loss::none); }

TEST(Loss, IsTheLargestOfWhatIsSaid) {
  EXPECT_EQ(lossOf(stepTo(1, 0, {harmless, closes}).cautions), Loss::shape);
  EXPECT_EQ(lossOf(stepTo(1, 0, {walkThrough, closes}).cautions), Loss::use);
}

TEST(Loss, NothingIsSortedToNothing) { EXPECT_TRUE(orderOf({}).empty()); }

TEST(Loss, OfStepsThatSaveMuchTheMildestIsFirst) {
  EXPECT_EQ(
      orderOf({stepTo(6, 1, {walkThrough}), stepTo(7, 2, {closes}), stepTo(40, 3, {harmless})}),
      (std::vector<double>{40, 7, 6}));
}

TEST(Loss, AStepThatSavesLessThanHalfOfTheBestComesBehind) {
  EXPECT_EQ(orderOf({stepTo(99, 1, {harmless}), stepTo(2, 2, {walkThrough}), stepTo(60, 3, {})}),
            (std::vector<double>{2, 60, 99}));
}

TEST(Loss, LinksComeLastAndDoNotSayWhatIsMuch) {
  EXPECT_EQ(orderOf({linkTo(1), stepTo(90, 1, {closes}), stepTo(92, 2, {harmless})}),
            (std::vector<double>{92, 90, 1}));
}

/// Of as little loss what arrives as it is comes before what Analyze makes, whatever it saves.
TEST(Loss, WhatArrivesAsItIsComesBeforeWhatAnalyzeMakes) {
  Suggestion analyzed = stepTo(5, 1, {closes});
  analyzed.change.what = NewMesh{{1}, nullptr, false, 0, shape::AnalyzedRange{{1, 8}, {8, 256}}};
  EXPECT_EQ(orderOf({analyzed, stepTo(9, 2, {closes}), stepTo(12, 3, {walkThrough})}),
            (std::vector<double>{9, 5, 12}));
}

TEST(Loss, HullsThatAnalyzeMakesAreAnotherShape) {
  EXPECT_EQ(lossOf(stepTo(1, 0, {adviceTexts["caution.analyze"]}).cautions), Loss::shape);
  EXPECT_EQ(lossOf(stepTo(1, 0, {adviceTexts["caution.analyze_one"]}).cautions), Loss::shape);
}

TEST(Loss, EveryCautionIsKnown) {
  for (const Text& text : adviceTexts.rows()) {
    if (!text.code.starts_with("caution.")) continue;
    const auto loss = knownLoss(text.code);
    ASSERT_TRUE(loss) << text.code;
    EXPECT_EQ(loss == Loss::freedom, text.code == "caution.linked") << text.code;
  }
}

/// What a person who takes the step reads first: doors, then what is seen, then the work.
TEST(Loss, WhatConcernsAvatarsIsReadFirstAndTheWorkLast) {
  const auto codesOf = [](std::vector<wb::Text> cautions) {
    Suggestion step = stepTo(1, 0, std::move(cautions));
    sortByConcern(step.cautions);
    std::vector<std::string_view> codes;
    for (const cost::Statement& one : step.cautions) codes.push_back(one.text.code);
    return codes;
  };
  EXPECT_EQ(
      codesOf({adviceTexts["caution.upload"], adviceTexts["caution.made_shape"],
               adviceTexts["caution.ways_kept"]}),
      (std::vector<std::string_view>{"caution.ways_kept", "caution.made_shape", "caution.upload"}));
  EXPECT_EQ(codesOf({adviceTexts["caution.upload_lods"], adviceTexts["caution.afar"],
                     adviceTexts["caution.pixels"], adviceTexts["caution.scripts"],
                     adviceTexts["caution.closes"]}),
            (std::vector<std::string_view>{"caution.closes", "caution.scripts", "caution.afar",
                                           "caution.pixels", "caution.upload_lods"}));
}

/// Whichever way a step is found, alone or as one of several.
TEST(Loss, EverySuggestionHasItsLossesInThisOrder) {
  const auto steps = test::adviceFor(test::expensiveCube(), test::expensiveTriangles());
  ASSERT_FALSE(steps.empty());
  for (const Suggestion& step : steps) {
    std::vector<cost::Statement> sorted = step.cautions;
    sortByConcern(sorted);
    EXPECT_EQ(sorted, step.cautions) << step.what.text.code;
  }
}

TEST(Loss, AvatarsAreNotSentThroughWhereHullsDo) {
  scene::Scene scene = test::expensiveCube();
  for (int i = 0; i < 4; ++i) scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
  const auto steps = test::adviceFor(scene, test::expensiveTriangles());
  const auto indexOf = [&](std::string_view code) {
    return test::find(steps, code) - steps.data();
  };
  ASSERT_NE(test::find(steps, "advice.none_alike"), nullptr);
  EXPECT_LT(indexOf("advice.convex_hull_all"), indexOf("advice.none_alike"));
}

}  // namespace
}  // namespace wb::advice

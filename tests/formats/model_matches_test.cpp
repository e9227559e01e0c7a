#include "model/formats/detail/uploader_models.h"

#include <gtest/gtest.h>

namespace wb::import {
namespace {

using Labels = std::vector<std::string>;
using Numbers = std::vector<std::size_t>;

UploaderModels modelsOf(const Labels& labels) {
  UploaderModels models;
  for (const std::string& label : labels) models.models.push_back({label, {0}});
  return models;
}

Numbers matches(const Labels& model, const Labels& companion, bool hasSubmodels = false,
                std::string_view standIn = {}) {
  return matchedModels(modelsOf(model), modelsOf(companion), hasSubmodels, standIn).ofModel;
}

TEST(MatchedModels, areOfTheSameLabel) {
  EXPECT_EQ(matches({"A", "B"}, {"B", "A"}), (Numbers{1, 0}));
  EXPECT_EQ(matches({"A", "B"}, {"A"}), (Numbers{0, noNode}));
  EXPECT_EQ(matches({"A"}, {"A", "A"}), Numbers{0}) << "the first of a label";
}

TEST(MatchedModels, goByOrderOnlyWhereNoLabelFits) {
  EXPECT_EQ(matches({"A", "B"}, {"x", "y"}), (Numbers{0, 1}));
  EXPECT_EQ(matches({"A", "B"}, {"x"}), (Numbers{0, noNode}));
  EXPECT_EQ(matches({"A"}, {"x", "y", "z"}), Numbers{0});
  EXPECT_EQ(matches({"A", "B", "C"}, {"x", "B", "y"}), (Numbers{noNode, 1, noNode}));
}

TEST(MatchedModels, neverGoByOrderBesideSubmodels) {
  EXPECT_EQ(matches({"A", "B"}, {"x", "y"}, true), (Numbers{noNode, noNode}));
  EXPECT_EQ(matches({"A", "B"}, {"B", "y"}, true), (Numbers{noNode, 0}));
}

TEST(MatchedModels, takeTheStandInWhereNothingElseServes) {
  EXPECT_EQ(matches({"A", "B"}, {"A", "rest"}, false, "rest"), (Numbers{0, 1}));
  EXPECT_EQ(matches({"A", "B"}, {"A"}, false, "rest"), (Numbers{0, noNode}));
}

TEST(MatchedModels, sayWhichStandForNothing) {
  const auto found = matchedModels(modelsOf({"A"}), modelsOf({"A", "B", "A"}), false);
  EXPECT_EQ(found.unused, (Numbers{1, 2}));
}

TEST(UploaderLabels, loseTheSuffixOfALevel) {
  EXPECT_EQ(withoutSuffix("Chair_LOD2"), "Chair");
  EXPECT_EQ(withoutSuffix("Chair_PHYS"), "Chair");
  EXPECT_EQ(withoutSuffix("A_LOD_old"), "A_LOD") << "up to the last underline";
  EXPECT_EQ(withoutSuffix("Chair_2"), "Chair_2");
  EXPECT_EQ(withoutSuffix(""), "");
}

TEST(UploaderLabels, sortLargeLettersAsSmallOnes) {
  EXPECT_TRUE(lessInsensitive("a", "B"));
  EXPECT_FALSE(lessInsensitive("B", "a"));
  EXPECT_FALSE(lessInsensitive("a", "A"));
  EXPECT_TRUE(lessInsensitive("mata", "mat_1")) << "as upper case, which comes before the line";
}

}  // namespace
}  // namespace wb::import

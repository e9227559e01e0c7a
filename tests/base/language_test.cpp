#include "model/base/language.h"

#include <gtest/gtest.h>

#include <thread>

namespace wb {
namespace {

const Language backwards{
    .tag = "x-back", .decimalSign = "·", .translation = [](const std::string& text) {
      return std::string(text.rbegin(), text.rend());
    }};

TEST(Spoken, IsEnglishWhereNothingElseIsSpoken) {
  EXPECT_EQ(spokenLanguage(), nullptr);
  EXPECT_EQ(spokenTag(), "en");
  EXPECT_EQ(spoken("a box"), "a box");
  EXPECT_EQ(spokenNumbers("max(0.5, 2)"), "max(0.5, 2)");
}

TEST(Spoken, FollowsTheLanguageUntilItEnds) {
  {
    const Speaking speaking(backwards);
    EXPECT_EQ(spokenTag(), "x-back");
    EXPECT_EQ(spoken("a box"), "xob a");
    EXPECT_EQ(spoken(""), "");
    {
      const Language plain;
      const Speaking inner(plain);
      EXPECT_EQ(spoken("a box"), "a box");
      EXPECT_EQ(spokenNumbers("0.5"), "0.5");
    }
    EXPECT_EQ(spoken("a box"), "xob a");
  }
  EXPECT_EQ(spoken("a box"), "a box");
}

TEST(Spoken, IsTheLanguageOfOneThread) {
  const Speaking speaking(backwards);
  std::string other;
  std::thread([&other] { other = spoken("a box"); }).join();
  EXPECT_EQ(other, "a box");
}

TEST(SpokenNumbers, HaveTheSignOnlyBetweenDigits) {
  const Speaking speaking(backwards);
  EXPECT_EQ(spokenNumbers(""), "");
  EXPECT_EQ(spokenNumbers("."), ".");
  EXPECT_EQ(spokenNumbers("12"), "12");
  EXPECT_EQ(spokenNumbers("1.5e-07"), "1·5e-07");
  EXPECT_EQ(spokenNumbers("max(0.05 × 8, 0.5) = 0.5 + …."), "max(0·05 × 8, 0·5) = 0·5 + ….");
}

}  // namespace
}  // namespace wb

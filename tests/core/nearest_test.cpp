#include "model/core/language.h"
#include "model/core/plain_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace wb {
namespace {

using namespace std::string_view_literals;

constexpr std::array nearestWords{"inspect"sv, "report"sv, "explain"sv, "profile"sv};

TEST(EditDistance, CountsChangesOfOneCharacter) {
  EXPECT_EQ(editDistance("", ""), 0U);
  EXPECT_EQ(editDistance("", "abc"), 3U);
  EXPECT_EQ(editDistance("report", "report"), 0U);
  EXPECT_EQ(editDistance("repot", "report"), 1U);
  EXPECT_EQ(editDistance("reports", "report"), 1U);
  EXPECT_EQ(editDistance("rebort", "report"), 1U);
  EXPECT_EQ(editDistance("kitten", "sitting"), 3U);
}

TEST(EditDistance, SwappedNeighboursAreOneChange) {
  EXPECT_EQ(editDistance("reprot", "report"), 1U);
}

TEST(EditDistance, LetterCaseIsNoChange) { EXPECT_EQ(editDistance("REPORT", "report"), 0U); }

RC_GTEST_PROP(EditDistance, IsTheSameBothWays, (const std::string& a, const std::string& b)) {
  RC_ASSERT(editDistance(a, b) == editDistance(b, a));
}

RC_GTEST_PROP(EditDistance, OneCharacterLessIsOneChange, (const std::string& a)) {
  RC_PRE(!a.empty());
  const auto at = *rc::gen::inRange<std::size_t>(0, a.size());
  RC_ASSERT(editDistance(std::string(a).erase(at, 1), a) == 1U);
}

TEST(NearestWord, IsTheClosestCandidate) {
  EXPECT_EQ(nearestWord("raport", nearestWords), "report");
  EXPECT_EQ(nearestWord("profil", nearestWords), "profile");
}

TEST(NearestWord, IsNothingForAWordUnlikeAll) {
  EXPECT_EQ(nearestWord("xyzzy", nearestWords), std::nullopt);
  EXPECT_EQ(nearestWord("", nearestWords), std::nullopt);
  EXPECT_EQ(nearestWord("word", std::span<const std::string_view>{}), std::nullopt);
}

TEST(NearestWord, IsTheFirstOfEquallyCloseOnes) {
  constexpr std::array words{"cat"sv, "bat"sv};
  EXPECT_EQ(nearestWord("hat", words), "cat");
}

TEST(Hint, EndsASentenceWithTheNearestWord) {
  const auto sentence = [](std::string_view word) {
    return english({"", "unknown{hint}"},
                   std::vector<Argument>{{"hint", hint(word, nearestWords)}});
  };
  EXPECT_EQ(sentence("raport"), "unknown; did you mean \"report\"?");
  EXPECT_EQ(sentence("xyzzy"), "unknown");
}

}  // namespace
}  // namespace wb

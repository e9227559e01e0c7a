#include "model/analysis/detail/found_before.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace wb::advice {
namespace {

TEST(FoundBefore, IsThereForTheSameKeyAlone) {
  FoundBefore<std::string, std::optional<int>> before;
  EXPECT_FALSE(before.find("doorway"));
  before.keep("doorway", 7);
  before.keep("cube", {});
  EXPECT_EQ(before.find("doorway"), std::optional<std::optional<int>>(7));
  // That there is nothing was found, too.
  ASSERT_TRUE(before.find("cube"));
  EXPECT_FALSE(*before.find("cube"));
  EXPECT_FALSE(before.find("door"));
}

TEST(FoundBefore, IsGoneWhenMuchWasFoundSince) {
  FoundBefore<std::size_t, std::size_t> before;
  constexpr std::size_t most = FoundBefore<std::size_t, std::size_t>::most;
  for (std::size_t key = 0; key <= most; ++key) before.keep(key, 2 * key);
  EXPECT_FALSE(before.find(0));
  for (std::size_t key = 1; key <= most; ++key) EXPECT_EQ(before.find(key), std::optional(2 * key));
}

}  // namespace
}  // namespace wb::advice

#include "model/core/llsd.h"

#include <gtest/gtest.h>

namespace wb::llsd {
namespace {

TEST(LlsdValue, IsUndefinedUntilGivenContent) {
  EXPECT_TRUE(Value().isUndef());
  EXPECT_FALSE(Value(false).isUndef());
  EXPECT_EQ(Value(), Value(Undef{}));
}

TEST(LlsdValue, OnlyNumbersAreNumbers) {
  EXPECT_EQ(Value(3).number(), 3.0);
  EXPECT_EQ(Value(0.5).number(), 0.5);
  EXPECT_EQ(Value(true).number(), std::nullopt);
  EXPECT_EQ(Value(std::string("3")).number(), std::nullopt);
}

TEST(LlsdValue, ATextIsAStringAndNoBoolean) {
  EXPECT_NE(Value("yes").get<std::string>(), nullptr);
  EXPECT_EQ(Value("yes").get<bool>(), nullptr);
}

TEST(LlsdValue, FindsOnlyInMaps) {
  const Value map = Map{{"a", 1}};
  ASSERT_NE(map.find("a"), nullptr);
  EXPECT_EQ(map.find("a")->number(), 1.0);
  EXPECT_EQ(map.find("b"), nullptr);
  EXPECT_EQ(Value(Array{map}).find("a"), nullptr);
}

}  // namespace
}  // namespace wb::llsd

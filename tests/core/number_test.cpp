#include "model/core/number.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace wb {
namespace {

TEST(Shortest, WritesWholeNumbersPlainly) {
  EXPECT_EQ(shortest(0), "0");
  EXPECT_EQ(shortest(-0.0), "-0");
  EXPECT_EQ(shortest(32), "32");
  EXPECT_EQ(shortest(100000), "100000");
  EXPECT_EQ(shortest(-22500), "-22500");
}

TEST(Shortest, WritesTheFewestDigitsThatReadBack) {
  EXPECT_EQ(shortest(0.1), "0.1");
  EXPECT_EQ(shortest(1.6266666666666667), "1.6266666666666667");
  EXPECT_EQ(shortest(1e-9), "1e-09");
  EXPECT_EQ(shortest(5e-324), "5e-324");
}

TEST(Shortest, NamesWhatIsNotFinite) {
  EXPECT_EQ(shortest(std::numeric_limits<double>::infinity()), "inf");
  EXPECT_EQ(shortest(-std::numeric_limits<double>::infinity()), "-inf");
}

RC_GTEST_PROP(Shortest, ReadsBackBitExact, (std::uint64_t bits)) {
  const double value = std::bit_cast<double>(bits);
  RC_PRE(std::isfinite(value));
  const auto back = parseNumber(shortest(value));
  RC_ASSERT(back.has_value());
  RC_ASSERT(std::bit_cast<std::uint64_t>(*back) == bits);
}

TEST(Rounded, KeepsTheAskedDigits) {
  EXPECT_EQ(rounded(190.6103286, 4), "190.6");
  EXPECT_EQ(rounded(0.5, 4), "0.5");
  EXPECT_EQ(rounded(15.666666, 3), "15.7");
}

TEST(ParseNumber, RefusesWhatIsNotOneFiniteNumber) {
  for (const char* text :
       {"", " 1", "1 ", "1,5", "0x10", "inf", "nan", "1e999", "+-1", "--1", "1.5m"})
    EXPECT_FALSE(parseNumber(text)) << '"' << text << '"';
}

TEST(ParseNumber, ReadsSignsAndExponents) {
  EXPECT_EQ(parseNumber("+0.05"), 0.05);
  EXPECT_EQ(parseNumber("-1e3"), -1000);
  EXPECT_EQ(parseNumber(".5"), 0.5);
}

}  // namespace
}  // namespace wb

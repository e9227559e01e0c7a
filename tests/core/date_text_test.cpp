#include "model/core/detail/llsd_forms.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::llsd {
namespace {

TEST(LlsdDate, WhatIsNoDateIsNothing) {
  for (const char* text :
       {"", "2006-02-01", "2006-02-01T14:29:53", "2006-02-30T14:29:53Z", "2006-02-01T24:00:00Z",
        "2006-02-01T14:60:00Z", "2006-02-01 14:29:53Z", "2006-02-01T14:29:53.4e3Z",
        "2006-02-01T14:29:53,4Z", "+006-02-01T14:29:53Z"})
    EXPECT_FALSE(parseDate(text)) << text;
}

TEST(LlsdDate, DaysAreCountedFrom1970) {
  EXPECT_EQ(parseDate("1970-01-01T00:00:00Z"), 0);
  EXPECT_EQ(parseDate("2006-02-01T14:29:53.43Z"), 1138804193.43);
  EXPECT_EQ(parseDate("2000-02-29T00:00:01Z"), 951782401);
  EXPECT_EQ(parseDate("1969-12-31T23:59:59.5Z"), -0.5);
}

TEST(LlsdDate, IsWrittenInTheSameForm) {
  EXPECT_EQ(dateText(0), "1970-01-01T00:00:00Z");
  EXPECT_EQ(dateText(-0.5), "1969-12-31T23:59:59.5Z");
  EXPECT_EQ(dateText(951782401), "2000-02-29T00:00:01Z");
}

TEST(LlsdDate, OtherYearsCannotBeWritten) {
  EXPECT_FALSE(dateText(253402300800.0));  // 10000-01-01
  EXPECT_TRUE(dateText(253402300799.0));
  EXPECT_FALSE(dateText(-1e300));
  EXPECT_FALSE(dateText(0.0 / 0.0));
}

RC_GTEST_PROP(LlsdDate, ComesBackBitExact, ()) {
  const auto seconds = static_cast<double>(*rc::gen::inRange(-60'000'000'000, 250'000'000'000));
  const auto part = *rc::gen::inRange(0, 1'000'000'000);
  const double moment = seconds + part / 1e9;
  RC_ASSERT(parseDate(*dateText(moment)) == moment);
}

}  // namespace
}  // namespace wb::llsd

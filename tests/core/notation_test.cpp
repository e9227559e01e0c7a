#include "model/core/detail/llsd_forms.h"
#include "model/core/limits.h"
#include "tests/core/random_value.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::llsd {
namespace {

using namespace std::string_literals;

Value notation(std::string_view text) {
  auto read = readNotation(bytesOf(text));
  EXPECT_TRUE(read) << text << ": " << (read ? "" : line(read.error()));
  return read.value_or(Value());
}

std::string notationError(std::string_view text) {
  const auto read = readNotation(bytesOf(text));
  return read ? "(no error)" : line(read.error());
}

TEST(LlsdNotation, NothingIsNoValue) {
  EXPECT_EQ(notationError(""), "byte 0: expected a value, found the end of the data");
  EXPECT_EQ(notationError("  \n"), "byte 3: expected a value, found the end of the data");
}

TEST(LlsdNotation, ReadsEveryKindOfScalar) {
  EXPECT_EQ(notation("!"), Value());
  for (const char* text : {"1", "t", "T", "true", "TRUE"}) EXPECT_EQ(notation(text), Value(true));
  for (const char* text : {"0", "f", "F", "false", "FALSE"})
    EXPECT_EQ(notation(text), Value(false));
  EXPECT_EQ(notation("i-12"), Value(-12));
  EXPECT_EQ(notation("r1.5e3"), Value(1500.0));
  EXPECT_TRUE(std::isnan(*notation("rnan").get<double>()));
  EXPECT_EQ(notation("u01234567-89AB-cdef-0000-000000000001"),
            Value(*Uuid::parse("01234567-89ab-cdef-0000-000000000001")));
  EXPECT_EQ(notation("'it\\'s'"), Value("it's"s));
  EXPECT_EQ(notation("\"a'b\\x00\\n\""), Value("a'b\0\n"s));
  EXPECT_EQ(notation("s(3)\"a\"b\""), Value("a\"b"s));
  EXPECT_EQ(notation("b64\"AP8=\""), Value(Bytes{0, 255}));
  EXPECT_EQ(notation("b16\"00 fF\""), Value(Bytes{0, 255}));
  EXPECT_EQ(notation("b(2)'\x01\x02'"), Value(Bytes{1, 2}));
  EXPECT_EQ(notation("d\"1970-01-01T00:00:01.5Z\""), Value(Date{1.5}));
  EXPECT_EQ(notation("l\"http://x/\""), Value(Uri{"http://x/"}));
}

TEST(LlsdNotation, ReadsArraysAndMaps) {
  EXPECT_EQ(notation("[]"), Value(Array{}));
  EXPECT_EQ(notation("{}"), Value(Map{}));
  const Value expected(Map{{"a", Array{1, Value(true), Value()}}, {"b c", Map{}}});
  EXPECT_EQ(notation(" { 'a' : [ i1 , t , ! ] ,\n\"b c\":{} } "), expected);
  EXPECT_EQ(notation("<? llsd/notation ?>\n{'a':[i1,1,!],s(3)'b c':{}}"), expected);
}

TEST(LlsdNotation, OfEqualKeysTheLastCounts) {
  EXPECT_EQ(notation("{'a':i1,'a':i2}"), Value(Map{{"a", 2}}));
}

TEST(LlsdNotation, SaysWhereAndWhatWasExpected) {
  EXPECT_EQ(notationError("[i1 i2]"), "byte 4: expected ',' or ']', found 'i'");
  EXPECT_EQ(notationError("[i1"), "byte 3: expected ',' or ']', found the end of the data");
  EXPECT_EQ(notationError("{'a' i1}"), "byte 5: expected ':', found 'i'");
  EXPECT_EQ(notationError("{a:i1}"), "byte 1: expected quoted text, found 'a'");
  EXPECT_EQ(notationError("i99999999999"), "byte 1: expected an integer, found '9'");
  EXPECT_EQ(notationError("rx"), "byte 1: expected a real, found 'x'");
  EXPECT_EQ(notationError("u1234"), "byte 1: expected a UUID, found '1'");
  EXPECT_EQ(notationError("'abc"), "byte 0: the quoted text that begins here has no closing quote");
  EXPECT_EQ(notationError("s(5)'abc'"), "byte 5: expected quoted text of 5 bytes");
  EXPECT_EQ(notationError("s(18446744073709551615)'abc'"),
            "byte 24: expected quoted text of 18446744073709551615 bytes");
  EXPECT_EQ(notationError("b64'*'"), "byte 3: expected base64, found '''");
  EXPECT_EQ(notationError("i1 i2"),
            "byte 3: the document may contain only one value, but more data follows it");
}

TEST(LlsdNotation, DepthIsLimited) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
  };
  EXPECT_EQ(notationError(nested(limits::llsdDepth)), "(no error)");
  EXPECT_NE(notationError(nested(limits::llsdDepth + 1)).find("nested too deeply"),
            std::string::npos);
  EXPECT_NE(notationError(std::string(1'000'000, '[')).find("nested too deeply"),
            std::string::npos);
}

TEST(LlsdNotation, ADateThatNoFormCanSayIsNotWritten) {
  EXPECT_FALSE(writeNotation(Array{Date{1e300}}));
}

RC_GTEST_PROP(LlsdNotation, WhatIsWrittenComesBack, ()) {
  const Value value = *randomValue(3);
  const auto written = writeNotation(value);
  if (!written) return;
  const auto read = readNotation(bytesOf(*written));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == value);
}

RC_GTEST_PROP(LlsdNotation, CutShortItIsNeverAnotherDocument, ()) {
  const std::string written = *writeNotation(Array{"text", Map{{"key", 12}}, Bytes{1, 2, 3}});
  const auto length = *rc::gen::inRange<std::size_t>(0, written.size());
  RC_ASSERT(!readNotation(bytesOf(written.substr(0, length))).has_value());
}

}  // namespace
}  // namespace wb::llsd

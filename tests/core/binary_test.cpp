#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "tests/core/random_value.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <string>

namespace wb::llsd {
namespace {

using namespace std::string_literals;

Value valueOf(std::string_view source) {
  auto parsed = readBinary(bytesOf(source));
  EXPECT_TRUE(parsed) << line(parsed.error());
  if (!parsed) return {};
  EXPECT_EQ(parsed->bytes, source.size());
  return parsed->value;
}

std::string errorOf(std::string_view source) {
  const auto parsed = readBinary(bytesOf(source));
  return parsed ? "(no error)" : line(parsed.error());
}

TEST(LlsdBinary, NothingIsNoValue) {
  EXPECT_EQ(errorOf(""), "byte 0: the data ends inside a value; expected 1 more byte, found 0");
}

TEST(LlsdBinary, ReadsEveryKindOfScalar) {
  EXPECT_EQ(valueOf("!"), Value());
  EXPECT_EQ(valueOf("1"), Value(true));
  EXPECT_EQ(valueOf("0"), Value(false));
  EXPECT_EQ(valueOf("i\xff\xff\xff\xfe"s), Value(-2));
  EXPECT_EQ(valueOf("r\x3f\xf8\0\0\0\0\0\0"s), Value(1.5));
  EXPECT_EQ(valueOf("d\0\0\0\0\0\0\xf8\x3f"s), Value(Date{1.5}));
  EXPECT_EQ(valueOf("s\0\0\0\3a\0b"s), Value("a\0b"s));
  EXPECT_EQ(valueOf("l\0\0\0\2x:"s), Value(Uri{"x:"}));
  EXPECT_EQ(valueOf("b\0\0\0\2\xff\0"s), Value(Bytes{0xff, 0}));
  EXPECT_EQ(valueOf("u\x01\x23\x45\x67\x89\xab\xcd\xef\0\0\0\0\0\0\0\1"s),
            Value(*Uuid::parse("01234567-89ab-cdef-0000-000000000001")));
}

TEST(LlsdBinary, ReadsArraysAndMaps) {
  EXPECT_EQ(valueOf("[\0\0\0\0]"s), Value(Array{}));
  EXPECT_EQ(valueOf("[\0\0\0\2"
                    "1!]"s),
            Value(Array{true, Value()}));
  EXPECT_EQ(valueOf("{\0\0\0\0}"s), Value(Map{}));
  EXPECT_EQ(valueOf("{\0\0\0\1k\0\0\0\2ab[\0\0\0\1"
                    "0]}"s),
            Value(Map{{"ab", Array{false}}}));
}

TEST(LlsdBinary, ReadsKeysAndStringsInEitherQuote) {
  EXPECT_EQ(valueOf("'it\"s'"), Value("it\"s"s));
  EXPECT_EQ(valueOf("\"\""), Value(""s));
  EXPECT_EQ(valueOf("{\0\0\0\2'a'1\"b\"0}"s), Value(Map{{"a", true}, {"b", false}}));
}

TEST(LlsdBinary, ResolvesEscapesInQuotes) {
  EXPECT_EQ(valueOf(R"('\a\b\f\n\r\t\v')"), Value("\a\b\f\n\r\t\v"s));
  EXPECT_EQ(valueOf(R"('\'\"\\\q')"), Value("'\"\\q"s));
  EXPECT_EQ(valueOf(R"("\x41\x0a\xfF")"), Value("A\n\xff"s));
}

TEST(LlsdBinary, TheLastOfEqualKeysCounts) {
  EXPECT_EQ(valueOf("{\0\0\0\2'a'1'a'0}"s), Value(Map{{"a", false}}));
}

TEST(LlsdBinary, SkipsThePrefixLine) {
  EXPECT_EQ(valueOf("<? LLSD/Binary ?>\n1"), Value(true));
  EXPECT_EQ(valueOf("<?llsd/binary?>1"), Value(true));
  EXPECT_EQ(valueOf("<? llsd/binary ?>\r\n1"), Value(true));
  EXPECT_EQ(errorOf("<? LLSD/XML ?>\n1"), "byte 0: '<' is not the start of a binary LLSD value");
}

TEST(LlsdBinary, TellsWhereTheValueEnds) {
  const auto parsed = readBinary(bytesOf("<? LLSD/Binary ?>\n!and a block"));
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->bytes, 19u);
}

TEST(LlsdBinary, ErrorsNameTheirByte) {
  EXPECT_EQ(errorOf("[\0\0\0\1?]"s), "byte 5: '?' is not the start of a binary LLSD value");
  EXPECT_EQ(errorOf("\x7f"s), "byte 0: byte 0x7f is not the start of a binary LLSD value");
  EXPECT_EQ(errorOf("i\0\0"s),
            "byte 1: the data ends inside an integer; expected 4 more bytes, found 2");
  EXPECT_EQ(errorOf("s\0\0\0\5ab"s),
            "byte 5: the data ends inside a string; expected 5 more bytes, found 2");
  EXPECT_EQ(errorOf("[\0\0\0\1"
                    "11"s),
            "byte 6: expected ']' at the end of an array with 1 element, found '1'");
  EXPECT_EQ(errorOf("{\0\0\0\1'a'1]"s),
            "byte 9: expected '}' at the end of a map with 1 element, found ']'");
  EXPECT_EQ(errorOf("{\0\0\0\1x'a'1}"s),
            "byte 5: expected a key, which begins with 'k' or a quote; found 'x'");
  EXPECT_EQ(errorOf("[\0\0\0\1'abc"s),
            "byte 5: the quoted text that begins here has no closing quote");
  EXPECT_EQ(errorOf("'abc\\"), "byte 0: the quoted text that begins here has no closing quote");
  EXPECT_EQ(errorOf("'a\\x4g'"), "byte 2: \\x must be followed by two hexadecimal digits");
  EXPECT_EQ(errorOf("'\\x4"), "byte 1: \\x must be followed by two hexadecimal digits");
}

TEST(LlsdBinary, ErrorsInsideAFileCountFromItsBeginning) {
  const auto parsed = readBinary(bytesOf("?"), 100);
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().place, "byte 100");
}

TEST(LlsdBinary, ASmallFileThatClaimsBillionsOfElementsFailsAtOnce) {
  EXPECT_EQ(errorOf("[\xff\xff\xff\xff"
                    "11111111111"s),
            "byte 1: an array claims to have 4294967295 elements, more than the rest of the data "
            "can hold (bytes left: 11)");
  EXPECT_EQ(errorOf("{\xff\xff\xff\xff"
                    "11111111111"s),
            "byte 1: a map claims to have 4294967295 elements, more than the rest of the data can "
            "hold (bytes left: 11)");
  EXPECT_EQ(errorOf("b\xff\xff\xff\xff"
                    "11111111111"s),
            "byte 5: the data ends inside a binary; expected 4294967295 more bytes, found 11");
}

std::string nested(std::size_t depth) {
  std::string source;
  for (std::size_t i = 0; i < depth; ++i) source += "[\0\0\0\1"s;
  return source + "!" + std::string(depth, ']');
}

TEST(LlsdBinary, NestingHasALimit) {
  EXPECT_TRUE(readBinary(bytesOf(nested(limits::llsdDepth))));
  EXPECT_EQ(errorOf(nested(limits::llsdDepth + 1)),
            "byte 321: arrays and maps are nested too deeply; the limit is 64 levels");
  EXPECT_FALSE(readBinary(bytesOf(nested(1'000'000))));
}

std::string arrayOf(std::size_t count) {
  std::string source = "[";
  for (int shift = 24; shift >= 0; shift -= 8) source += static_cast<char>(count >> shift);
  return source + std::string(count, '1') + "]";
}

TEST(LlsdBinary, TheNumberOfValuesHasALimit) {
  const std::size_t most = limits::llsdElements - 1;  // the array is a value too
  EXPECT_TRUE(readBinary(bytesOf(arrayOf(most))));
  EXPECT_EQ(errorOf(arrayOf(most + 1)),
            "byte 1000004: there are too many values; the limit is 1000000");
}

TEST(LlsdBinary, WritesThePrefixOnlyWhenAsked) {
  EXPECT_EQ(textOf(writeBinary(true)), "1");
  EXPECT_EQ(textOf(writeBinary(true, true)), "<? LLSD/Binary ?>\n1");
}

TEST(LlsdBinary, WritesExtremeNumbers) {
  for (const double number :
       {-0.0, std::numeric_limits<double>::max(), std::numeric_limits<double>::denorm_min()})
    EXPECT_EQ(readBinary(writeBinary(number))->value, Value(number));
  for (const int number : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()})
    EXPECT_EQ(readBinary(writeBinary(number))->value, Value(number));
}

RC_GTEST_PROP(LlsdBinaryProperty, WhatIsWrittenReadsBackEqual, ()) {
  const Value value = *randomValue(2);
  const Bytes written = writeBinary(value);
  const auto parsed = readBinary(written);
  RC_ASSERT(parsed.has_value());
  RC_ASSERT(parsed->value == value);
  RC_ASSERT(parsed->bytes == written.size());
}

RC_GTEST_PROP(LlsdBinaryProperty, EveryTruncationIsAnErrorInsideTheData, ()) {
  const Bytes written = writeBinary(*randomValue(2));
  const std::size_t end = *rc::gen::inRange<std::size_t>(0, written.size());
  const auto parsed = readBinary(ByteView(written).first(end));
  RC_ASSERT(!parsed.has_value());
  RC_ASSERT(parsed.error().place.starts_with("byte "));
  RC_ASSERT(std::stoul(parsed.error().place.substr(5)) <= end);
}

RC_GTEST_PROP(LlsdBinaryProperty, AnyBytesAreAValueOrAnError, ()) {
  const auto parsed = readBinary(*rc::gen::arbitrary<Bytes>());
  if (!parsed) RC_ASSERT(parsed.error().place.starts_with("byte "));
}

Result<Parsed> readFixture(const std::string& name) {
  const auto bytes = readFile(std::string(WEIGHBRIDGE_DATA "/llsd/") + name);
  EXPECT_TRUE(bytes) << name;
  return readBinary(bytes.value_or(Bytes{}));
}

TEST(LlsdBinary, ReadsTheValidFixture) {
  const auto parsed = readFixture("valid.llsd");
  ASSERT_TRUE(parsed);
  EXPECT_EQ(*parsed->value.find("name")->get<std::string>(), "counter");
  EXPECT_EQ(parsed->value.find("sizes")->get<Array>()->at(1).number(), 0.25);
  EXPECT_EQ(*parsed->value.find("saved")->get<Date>(), Date{1288483200});
  EXPECT_EQ(parsed->value.find("nothing"), nullptr);
}

TEST(LlsdBinary, NamesWhatIsWrongWithTheBrokenFixtures) {
  EXPECT_EQ(line(readFixture("invalid.llsd").error()),
            "byte 68: '#' is not the start of a binary LLSD value");
  EXPECT_EQ(line(readFixture("truncated.llsd").error()),
            "byte 89: the data ends inside a date; expected 8 more bytes, found 3");
}

}  // namespace
}  // namespace wb::llsd

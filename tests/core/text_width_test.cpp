#include "model/core/plain_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb {
namespace {

constexpr std::string_view replaced = "\xef\xbf\xbd";

TEST(Utf8, WellFormedTextStaysAsItIs) {
  for (const std::string_view text : {"", "a", "Tür", "€", "日本語", "😀", "\xef\xbf\xbd"})
    EXPECT_EQ(validUtf8(text), text);
}

TEST(Utf8, EachByteThatBeginsNothingIsReplaced) {
  EXPECT_EQ(validUtf8("\x80"), replaced);
  EXPECT_EQ(validUtf8("a\xff"), "a" + std::string(replaced));
  EXPECT_EQ(validUtf8("\xc3"), replaced);
  EXPECT_EQ(validUtf8("\xc3z"), std::string(replaced) + "z");
  EXPECT_EQ(validUtf8("\xe2\x82"), std::string(replaced) + std::string(replaced));
}

TEST(Utf8, OverlongFormsSurrogatesAndTooGreatValuesAreMalformed) {
  EXPECT_EQ(validUtf8("\xc0\xaf").find('/'), std::string::npos);
  EXPECT_NE(validUtf8("\xe0\x80\xaf"), "\xe0\x80\xaf");
  EXPECT_NE(validUtf8("\xed\xa0\x80"), "\xed\xa0\x80");
  EXPECT_NE(validUtf8("\xf4\x90\x80\x80"), "\xf4\x90\x80\x80");
}

RC_GTEST_PROP(Utf8, WhateverItWasIsThenValid, (const std::string& text)) {
  const std::string once = validUtf8(text);
  RC_ASSERT(validUtf8(once) == once);
}

TEST(OneLine, HasNoControlCharacters) {
  EXPECT_EQ(oneLine("a\tb\r\nc\x1b[0m\x7f"), "a\\tb\\r\\nc\\x1b[0m\\x7f");
  EXPECT_EQ(oneLine("a\u2028b\u202ec\u0085d"), "a\\u2028b\\u202ec\\x85d");
  EXPECT_EQ(oneLine("\ufeffa\u200bb\u2066c\u2060"), "\\ufeffa\\u200bb\\u2066c\\u2060");
  EXPECT_EQ(oneLine("a\U000e0041\U000e007f"), "a\\U000e0041\\U000e007f");
  // Joiners and variation selectors belong to what is written.
  EXPECT_EQ(oneLine("\u0646\u200c\u0647 \u2764\ufe0f \u845b\U000e0100"),
            "\u0646\u200c\u0647 \u2764\ufe0f \u845b\U000e0100");
}

TEST(DisplayWidth, CountsColumnsOfAScreen) {
  EXPECT_EQ(displayWidth(""), 0U);
  EXPECT_EQ(displayWidth("Tür"), 3U);
  EXPECT_EQ(displayWidth("u\u0308"), 1U);
  EXPECT_EQ(displayWidth("日本"), 4U);
  EXPECT_EQ(displayWidth("😀"), 2U);
  EXPECT_EQ(displayWidth("\xff"), 1U);
  EXPECT_EQ(displayWidth("\u05e9\u05c1"), 1U) << "a letter with its point";
  EXPECT_EQ(displayWidth("\u0378"), 1U) << "no character yet";
}

TEST(Beginning, IsWhatFits) {
  EXPECT_EQ(beginning("abc", 3), "abc");
  EXPECT_EQ(beginning("abc", 2), "ab");
  EXPECT_EQ(beginning("", 2), "");
  EXPECT_EQ(beginning("日本", 3), "日");
  EXPECT_EQ(beginning("u\u0308x", 1), "u\u0308");
}

}  // namespace
}  // namespace wb

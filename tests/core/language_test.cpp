#include "model/core/language.h"

#include "model/core/plain_word.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace wb {
namespace {

const Language backwards{
    .tag = "x-back", .decimalSign = "·", .translation = [](const std::string& text) {
      return std::string(text.rbegin(), text.rend());
    }};

TEST(Translated, IsEnglishWhereNothingElseIsSpoken) {
  EXPECT_EQ(currentLanguage(), nullptr);
  EXPECT_EQ(languageTag(), "en");
  EXPECT_EQ(translated("a box"), "a box");
  EXPECT_EQ(inFormula("max(0.5, 2)"), "max(0.5, 2)");
}

TEST(Translated, FollowsTheLanguageUntilItEnds) {
  {
    const LanguageScope speaking(backwards);
    EXPECT_EQ(languageTag(), "x-back");
    EXPECT_EQ(translated("a box"), "xob a");
    EXPECT_EQ(translated(""), "");
    {
      const Language plain;
      const LanguageScope inner(plain);
      EXPECT_EQ(translated("a box"), "a box");
      EXPECT_EQ(inFormula("0.5"), "0.5");
    }
    EXPECT_EQ(translated("a box"), "xob a");
  }
  EXPECT_EQ(translated("a box"), "a box");
}

TEST(Translated, IsTheLanguageOfOneThread) {
  const LanguageScope speaking(backwards);
  std::string other;
  std::thread([&other] { other = translated("a box"); }).join();
  EXPECT_EQ(other, "a box");
}

TEST(SpokenNumbers, HaveTheSignOnlyBetweenDigits) {
  const LanguageScope speaking(backwards);
  EXPECT_EQ(inFormula(""), "");
  EXPECT_EQ(inFormula("."), ".");
  EXPECT_EQ(inFormula("12"), "12");
  EXPECT_EQ(inFormula("1.5e-07"), "1·5e-07");
  EXPECT_EQ(inFormula("max(0.05 × 8, 0.5) = 0.5 + …."), "max(0·05 × 8, 0·5) = 0·5 + ….");
}

/// Two forms for small numbers, another for many; digits are grouped by dots.
const Language many{
    .tag = "x-many",
    .decimalSign = ",",
    .translation = [](const std::string& text) { return "<" + text + ">"; },
    .plural = [](const std::string& text,
                 std::size_t count) { return (count < 2 ? "few: " : "many: ") + text; },
    .number = [](const std::string& written) { return "#" + written; }};

constexpr Text parts{"test.parts", "{count} parts of {name}", "one part of {name}"};

TEST(Words, WhatPeopleReadIsPlain) {
  EXPECT_EQ(plainWord("decided_anew"), "another weight decides");
  EXPECT_EQ(plainWord("no_longer_fits"), "no longer fits");
  EXPECT_EQ(translatedWord("decided_anew", nullptr), "another weight decides");
  EXPECT_EQ(plainWord("streaming"), "download");
  EXPECT_EQ(plainWord("streaming_scale"), "streaming scale");
  EXPECT_EQ(asHeading("streaming"), "Download");
}

TEST(Rendered, EnglishHasAFormForOne) {
  EXPECT_EQ(rendered(parts, {{"count", std::size_t{1}}, {"name", "a"}}), "one part of a");
  EXPECT_EQ(rendered(parts, {{"count", std::size_t{0}}, {"name", "a"}}), "0 parts of a");
  EXPECT_EQ(rendered(parts, {{"count", std::size_t{7}}, {"name", "a"}}), "7 parts of a");
}

TEST(Rendered, ALanguageHasAsManyFormsAsItNeeds) {
  const LanguageScope scope(many);
  EXPECT_EQ(rendered(parts, {{"count", std::size_t{1}}, {"name", "a"}}), "few: #1 parts of a");
  EXPECT_EQ(rendered(parts, {{"count", std::size_t{2}}, {"name", "a"}}), "many: #2 parts of a");
}

TEST(Rendered, ANameReadsAsItIsWhateverItLooksLike) {
  for (const char* name : {"{count}", "12", "0.5", "physics", "triangle_constant", "{name}", ""}) {
    const std::vector<Argument> arguments{{"name", name}, {"count", std::size_t{3}}};
    EXPECT_EQ(english({"", "{name}: {count}"}, arguments), std::string(name) + ": 3");
    EXPECT_EQ(rendered({"", "{name}: {count}"}, arguments, &many),
              "<" + std::string(name) + ": #3>");
  }
}

TEST(Rendered, WordsAndConstantsAreTypedInEnglishUnlessTheyAreForPeople) {
  const Text text{"", "{what}"};
  const auto shown = [&](Value value, const Language* language) {
    return rendered(text, std::vector<Argument>{{"what", std::move(value)}}, language);
  };
  EXPECT_EQ(shown(Word{"triangle_mesh"}, nullptr), "triangle_mesh");
  EXPECT_EQ(shown(Word{"triangle_mesh", Spelling::inWords}, nullptr), "triangle mesh");
  EXPECT_EQ(shown(Word{"triangle_mesh"}, &many), "<<triangle mesh>>");
  EXPECT_EQ(shown(Word{"decided_anew"}, nullptr), "decided_anew");
  EXPECT_EQ(shown(Word{"decided_anew"}, &many), "<<another weight decides>>");
  EXPECT_EQ(shown(ConstantName{"lod_low"}, nullptr), "lod_low");
  EXPECT_EQ(shown(ConstantName{"lod_low"}, &many), "<<LOD low>>");
}

TEST(Rendered, ASentenceInASentenceIsPutInTheSameLanguage) {
  const Sentence inner{{"", "of {width}"}, {{"width", Number{0.5, {}, 0, "m"}}}};
  const std::vector<Argument> arguments{{"what", inner}};
  EXPECT_EQ(english({"", "a box {what}"}, arguments), "a box of 0.5 m");
  EXPECT_EQ(rendered({"", "a box {what}"}, arguments, &many), "<a box <of #0.5 <m>>>");
}

/// As CLDR has it: Spanish groups from five digits on.
TEST(Grouping, ThousandsStandApartAsTheLanguageHasThem) {
  const auto shown = [](double number, const Language* language) {
    const Language reading = grouping(language);
    return rendered(fourDigits(number), &reading);
  };
  EXPECT_EQ(shown(20000, nullptr), "20,000");
  EXPECT_EQ(shown(1234567, nullptr), "1,234,567");
  EXPECT_EQ(shown(123456, nullptr), "123,456");
  EXPECT_EQ(shown(-2869, nullptr), "−2,869");
  EXPECT_EQ(shown(999, nullptr), "999");
  EXPECT_EQ(shown(0.0001, nullptr), "0.0001");
  const Language spanish{.decimalSign = ",", .groupSign = ".", .leastGrouped = 5};
  EXPECT_EQ(shown(2869, &spanish), "2869");
  EXPECT_EQ(shown(20000, &spanish), "20.000");
  EXPECT_EQ(shown(172.46, &spanish), "172,46");
}

TEST(Grouping, CountsAreGroupedAndPowersOfTenAreNot) {
  const Language reading = grouping(nullptr);
  const std::vector<Argument> arguments{{"name", "12345"}, {"count", std::size_t{12345}}};
  EXPECT_EQ(rendered(parts, arguments, &reading), "12,345 parts of 12345");
  EXPECT_EQ(rendered(Number{1.5e20}, &reading), "1.5·10²⁰");
  EXPECT_EQ(rendered(Number{12345.678}, &reading), "12,345.678");
}

TEST(Grouping, ALanguageWithNumbersOfItsOwnKeepsThem) {
  const Language reading = grouping(&many);
  EXPECT_EQ(rendered(Number{20000}, &reading), "#20000");
}

TEST(Written, NumbersAreWrittenAsTheirFormSays) {
  EXPECT_EQ(written(Number{0.1}), "0.1");
  EXPECT_EQ(written(fourDigits(2.0 / 3)), "0.6667");
  EXPECT_EQ(written(fourDigits(0.0001)), "0.0001");
  EXPECT_EQ(written(fourDigits(0)), "0");
  EXPECT_EQ(written(fourDigits(0.00001234567)), "0.00001235");
  EXPECT_EQ(written(fourDigits(-172.79888)), "-172.8");
  EXPECT_EQ(written(fourDigits(999.96)), "1000");
  EXPECT_EQ(written(fourDigits(9999.6)), "10000");
  EXPECT_EQ(written(fourDigits(12345678.5)), "12345679");  // as land impacts are rounded
  EXPECT_EQ(written(fourDigits(172.46)), "172.46");
  EXPECT_EQ(written(fourDigits(172.54)), "172.5");
  EXPECT_EQ(written(fourDigits(0.49996)), "0.49996");
  EXPECT_EQ(written(fourDigits(-12.4999999)), "-12.4999999");
  EXPECT_EQ(written(fourDigits(0.49999999999999994)), "0.5");  // the next double below
  EXPECT_EQ(written(fourDigits(3.21e18)), "3.21·10¹⁸");
  EXPECT_EQ(written(fourDigits(64)), "64");
  EXPECT_EQ(written(fourDigitsBeside(64.00000001, 64)), "64.00000001");
}

}  // namespace
}  // namespace wb

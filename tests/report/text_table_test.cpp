#include "model/report/table.h"
#include "model/report/table_formats.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>

#include <limits>

namespace wb::table {
namespace {

std::string text(const Table& table, std::size_t pageWidth = 80) {
  return test::written([&](const Sink& sink) { writeText(table, pageWidth, sink); });
}

TEST(Readable, RoundsForPeople) {
  EXPECT_EQ(readable(0.0), "0");
  EXPECT_EQ(readable(6.0), "6");
  EXPECT_EQ(readable(0.36), "0.36");
  EXPECT_EQ(readable(190.6103286), "190.6");
  EXPECT_EQ(readable(1234567.0), "1234567");
  EXPECT_EQ(readable(-1.5), "−1.5");
}

TEST(Readable, NeverShowsNothingForALittle) {
  EXPECT_EQ(readable(0.000123456), "0.0001235");
  EXPECT_EQ(readable(1e-9), "0.000000001");
  EXPECT_EQ(readable(-2.5e-12), "−2.5·10⁻¹²");
  EXPECT_EQ(readable(1.25e20), "1.25·10²⁰");
}

TEST(Readable, ShowsWhatIsNoNumber) {
  EXPECT_EQ(readable(std::numeric_limits<double>::infinity()), "inf");
}

TEST(TextTable, SaysSoWhenThereIsNothing) {
  EXPECT_EQ(text(test::tableOfCells({{"a", {}}}, {})), "Nothing to show: there are no rows.\n");
}

TEST(TextTable, NumbersStandToTheRight) {
  const auto table =
      test::tableOfCells({{"name", {}}, {"cost", {}}}, {{"a", 10.25}, {"long name", 0.5}});
  EXPECT_EQ(text(table),
            "name        cost\n"
            "────────────────\n"
            "a          10.25\n"
            "long name    0.5\n");
}

/// Of two that are equally important, though one ends with a zero.
TEST(TextTable, WhatIsAllZerosIsLeftOutFirst) {
  const auto table = test::tableOfCells(
      {{"name", {}, Rank::essential}, {"zero", {}, Rank::detail}, {"mixed", {}, Rank::detail}},
      {{"a", 0.0, 5.0}, {"b", 0.0, 0.0}});
  EXPECT_NE(text(table, 80).find("zero"), std::string::npos);
  const std::string narrow = text(table, 14);
  EXPECT_NE(narrow.find("mixed"), std::string::npos) << narrow;
  EXPECT_EQ(narrow.substr(0, narrow.find('\n')).find("zero"), std::string::npos) << narrow;
}

TEST(TextTable, SumsAreTheLastLine) {
  const auto table = test::tableOfCells({{"name", {}}, {"cost", {}, Rank::useful, Total::sum}},
                                        {{"a", 1.5}, {"b", Cell{}}, {"c", 2.0}});
  EXPECT_EQ(text(table),
            "name   cost\n"
            "───────────\n"
            "a       1.5\n"
            "b\n"
            "c         2\n"
            "───────────\n"
            "total   3.5\n");
}

TEST(TextTable, OneRowNeedsNoSum) {
  const auto table =
      test::tableOfCells({{"n", {}}, {"cost", {}, Rank::useful, Total::sum}}, {{"a", 1.5}});
  EXPECT_EQ(text(table).find("total"), std::string::npos);
}

TEST(TextTable, AnEmptyColumnIsLeftOut) {
  const auto table = test::tableOfCells({{"a", {}}, {"unused", {}}}, {{"x", Cell{}}, {"y", ""}});
  EXPECT_EQ(text(table).find("unused"), std::string::npos);
}

TEST(TextTable, RegionsOfOneNameShowTheirIds) {
  const auto table =
      test::tableOfCells({{"region", {}}, {"region_id", {}, Rank::detail}, {"cost", {}}},
                         {{"Home", "11111111-1111-4111-8111-111111111111", 1.0},
                          {"Away", "33333333-3333-4333-8333-333333333333", 2.0},
                          {"Home", "22222222-2222-4222-8222-222222222222", 3.0},
                          {"", "44444444-4444-4444-8444-444444444444", 4.0},
                          {"Home", "11111111-1111-4111-8111-111111111111", 5.0}});
  EXPECT_EQ(text(table, 30),
            "region           cost\n"
            "─────────────────────\n"
            "Home (11111111)     1\n"
            "Away                2\n"
            "Home (22222222)     3\n"
            "                    4\n"
            "Home (11111111)     5\n");
}

/// Without ids there is nothing to tell them apart by.
TEST(TextTable, RegionsWithoutIdsShowTheirNames) {
  const auto table =
      test::tableOfCells({{"region", {}}, {"cost", {}}}, {{"Home", 1.0}, {"Home", 2.0}});
  EXPECT_EQ(text(table).find("("), std::string::npos);
}

TEST(TextTable, TheLeastImportantColumnsGiveWayToTheWidth) {
  const auto table = test::tableOfCells({{"first", {}, Rank::detail},
                                         {"second", {}, Rank::essential},
                                         {"third", {}, Rank::useful},
                                         {"fourth", {}, Rank::detail}},
                                        {{"aaaaa", "bbbbb", "ccccc", "ddddd"}});
  const auto headOf = [&](std::size_t width) {
    const std::string page = text(table, width);
    return page.substr(0, page.find('\n'));
  };
  EXPECT_EQ(headOf(80), "first  second  third  fourth");
  EXPECT_EQ(headOf(27), "first  second  third");
  EXPECT_EQ(headOf(13), "second  third");
  EXPECT_EQ(headOf(12), "second");
  EXPECT_EQ(headOf(1), "second");
}

TEST(TextTable, WidthsAreThoseOnAScreen) {
  const auto table = test::tableOfCells({{"name", {}}, {"n", {}}},
                                        {{"Tür", 1.0}, {"日本語", 2.0}, {"e\u0301tage", 3.0}});
  EXPECT_EQ(text(table),
            "name    n\n"
            "─────────\n"
            "Tür     1\n"
            "日本語  2\n"
            "e\u0301tage   3\n");
}

TEST(TextTable, ANameCannotBreakItsLine) {
  const auto table = test::tableOfCells({{"name", {}}}, {{"two\nlines\x1b[31m"}});
  EXPECT_EQ(text(table), "name\n──────────────────\ntwo\\nlines\\x1b[31m\n");
}

TEST(TextTable, DifferentConstantsLookDifferent) {
  const auto heading = [](std::string_view key) {
    return Heading{key, {}, Rank::essential, Total::none, Content::any, Digits::enough};
  };
  const auto table = test::tableOfCells({{"key", {}}, heading("a"), heading("b")},
                                        {{"small", 0.0015, 0.002}, {"near", 0.05, 0.05000000001}});
  const std::string said = text(table);
  EXPECT_NE(said.find("0.0015  "), std::string::npos) << said;
  EXPECT_NE(said.find("0.002\n"), std::string::npos) << said;
  EXPECT_NE(said.find("0.05000000001\n"), std::string::npos) << said;
}

TEST(DigitsToTellApart, AreFourUnlessMoreAreNeeded) {
  EXPECT_EQ(digitsToTellApart({}), 4);
  EXPECT_EQ(digitsToTellApart({1.0 / 3, 2.0 / 3, 1.0 / 3}), 4);
  EXPECT_EQ(digitsToTellApart({1, 1.0000001}), 8);
  EXPECT_EQ(digitsToTellApart({0.1 + 0.2, 0.3}), 17);
}

}  // namespace
}  // namespace wb::table

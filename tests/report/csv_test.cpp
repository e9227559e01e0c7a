#include "model/core/number.h"
#include "model/report/table_formats.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::table {
namespace {

std::string csv(const Table& table, const CsvOptions& options = {}) {
  return test::written([&](const Sink& sink) { writeCsv(table, options, sink); });
}

std::string csvOf(const Cell& cell, const CsvOptions& options = {}) {
  const std::string text = csv(test::tableOfCells({{"x", {}}}, {{cell}}), options);
  return text.substr(text.find('\n') + 1);
}

TEST(Csv, ATableWithoutRowsIsItsKeys) {
  EXPECT_EQ(csv(test::tableOfCells({{"a", {}}, {"b", {}}}, {})), "a,b\n");
}

TEST(Csv, EveryKindOfCell) {
  const auto table = test::tableOfCells({{"a", {}}, {"b", {}}, {"c", {}}, {"d", {}}, {"e", {}}},
                                        {{Cell{}, true, std::size_t{7}, 0.1, "text"}});
  EXPECT_EQ(csv(table), "a,b,c,d,e\n,true,7,0.1,text\n");
}

TEST(Csv, WholeNumbersHaveNoPoint) {
  EXPECT_EQ(csvOf(20000.0), "20000\n");
  EXPECT_EQ(csvOf(-3.0), "-3\n");
}

TEST(Csv, TextIsQuotedWhereItMustBe) {
  EXPECT_EQ(csvOf("plain"), "plain\n");
  EXPECT_EQ(csvOf("a,b"), "\"a,b\"\n");
  EXPECT_EQ(csvOf("two\nlines"), "\"two\nlines\"\n");
  EXPECT_EQ(csvOf("two\r\nlines"), "\"two\r\nlines\"\n");
  EXPECT_EQ(csvOf("say \"no\""), "\"say \"\"no\"\"\"\n");
  EXPECT_EQ(csvOf("Tür"), "Tür\n");
}

TEST(Csv, ATextThatLooksLikeAFormulaGetsAnApostrophe) {
  EXPECT_EQ(csvOf("=1+1"), "'=1+1\n");
  EXPECT_EQ(csvOf("+1"), "'+1\n");
  EXPECT_EQ(csvOf("-1"), "'-1\n");
  EXPECT_EQ(csvOf("@SUM(A1)"), "'@SUM(A1)\n");
  EXPECT_EQ(csvOf("=A1,B1"), "\"'=A1,B1\"\n");
  EXPECT_EQ(csvOf("\t=1+1"), "'\t=1+1\n");
  EXPECT_EQ(csvOf("\r=1+1"), "\"'\r=1+1\"\n");
  EXPECT_EQ(csvOf("a\t=1"), "a\t=1\n");
  EXPECT_EQ(csvOf("a=b"), "a=b\n");
  EXPECT_EQ(csvOf(-1.5), "-1.5\n");
}

TEST(Csv, AnotherSeparator) {
  const CsvOptions semicolon{.separator = ';'};
  EXPECT_EQ(csv(test::tableOfCells({{"a", {}}, {"b", {}}}, {{"x;y", "x,y"}}), semicolon),
            "a;b\n\"x;y\";x,y\n");
}

TEST(Csv, AByteOrderMarkComesFirst) {
  EXPECT_EQ(csv(test::tableOfCells({{"a", {}}}, {}), {.byteOrderMark = true}),
            "\xef\xbb\xbf"
            "a\n");
}

TEST(Csv, BytesThatAreNoUtf8BecomeTheReplacementCharacter) {
  EXPECT_EQ(csvOf("a\xff"
                  "b"),
            "a\xef\xbf\xbd"
            "b\n");
}

RC_GTEST_PROP(Csv, NumbersReadBackToTheBit, (double number)) {
  RC_PRE(std::isfinite(number));
  std::string text = csvOf(number);
  text.pop_back();
  RC_ASSERT(parseNumber(text) == number);
}

/// What any reader of RFC 4180 makes of one line of one cell.
std::string unquoted(std::string line) {
  line.pop_back();
  if (!line.starts_with('"')) return line;
  std::string text;
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    text += line[i];
    if (line[i] == '"') ++i;
  }
  return text;
}

RC_GTEST_PROP(Csv, TextReadsBackAsItIs, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::element('a', ',', '"', '\n', '\r', ' ', ';'));
  // A spreadsheet would take what begins so for a formula.
  RC_ASSERT(unquoted(csvOf(text)) == (text.starts_with('\r') ? "'" + text : text));
}

}  // namespace
}  // namespace wb::table

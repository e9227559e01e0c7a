#include "model/report/filter.h"

#include "tests/report/tables.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::table {
namespace {

Heading column(std::string_view key, std::string_view title, Content content) {
  return {.key = key, .title = {key, title}, .content = content};
}

const std::vector<Heading> columns{
    column("linkset", "linkset", Content::text),
    column("kind", "kind", Content::word),
    column("physics_cost", "physics", Content::number),
    column("physics_cost_physical", "if physical", Content::number),
    column("size_x_m", "x m", Content::number),
    column("can_be_physical", "can be physical", Content::truth),
    column("parts", "parts", Content::number),
};

/// Chair: mesh of 12.5 PE; Table: box, may be physical; an unnamed one whose cost is unknown.
Table rows() {
  Table table =
      test::tableOfCells(columns, {{"Chair", "mesh", 12.5, 1.0, 2.0, false, std::size_t{3}},
                                   {"Table \"old\"", "box", 0.5, 0.75, 1.0, true, std::size_t{10}},
                                   {"", "mesh", Cell{}, 0.0, 1.0, false, std::size_t{1}}});
  table.headings = columns;
  return table;
}

/// The rows that pass, as a text: `02`.
std::string passing(std::string_view filter) {
  const auto parsed = Filter::parse(filter, columns);
  if (!parsed) return line(parsed.error());
  const Table table = rows();
  std::string passed;
  for (std::size_t row = 0; row < table.rows; ++row)
    if (parsed->passes(table, row)) passed += std::to_string(row);
  return passed;
}

std::string problem(std::string_view filter) {
  const auto parsed = Filter::parse(filter, columns);
  return parsed ? "none" : line(parsed.error());
}

void expectProblem(std::string_view filter, std::string_view said) {
  EXPECT_NE(problem(filter).find(said), std::string::npos) << filter << ": " << problem(filter);
}

TEST(Filter, NothingIsNoFilter) {
  expectProblem("", "character 1: expected a column, found the end of the filter");
  expectProblem("  \n", "expected a column");
}

TEST(Filter, ComparesNumbers) {
  EXPECT_EQ(passing("physics_cost > 10"), "0");
  EXPECT_EQ(passing("physics_cost >= 12.5"), "0");
  EXPECT_EQ(passing("physics_cost<12.5"), "1");
  EXPECT_EQ(passing("physics_cost <= 1.25e1"), "01");
  EXPECT_EQ(passing("parts = 10"), "1");
  EXPECT_EQ(passing("parts != 10"), "02");
  EXPECT_EQ(passing("parts > -1"), "012");
}

TEST(Filter, ColumnsHaveShortNamesAndTitles) {
  EXPECT_EQ(passing("physics > 10"), "0");
  EXPECT_EQ(passing("Physics Cost > 10"), "0");
  EXPECT_EQ(passing("if physical >= 1"), "0");
  EXPECT_EQ(passing("physics cost physical = 0.75"), "1");
  EXPECT_EQ(passing("size x = 2"), "0");
  EXPECT_EQ(passing("SIZE_X = 2"), "0");
}

TEST(Filter, TextsAreComparedWithoutCase) {
  EXPECT_EQ(passing("kind = Mesh"), "02");
  EXPECT_EQ(passing("kind != mesh"), "1");
  EXPECT_EQ(passing("linkset contains 'TABLE'"), "1");
  EXPECT_EQ(passing("linkset contains \"\\\"old\\\"\""), "1");
  EXPECT_EQ(passing("linkset = \"\""), "2");
  EXPECT_EQ(passing("linkset = 12"), "");
}

TEST(Filter, TruthsMayStandAlone) {
  EXPECT_EQ(passing("can be physical"), "1");
  EXPECT_EQ(passing("not can_be_physical"), "02");
  EXPECT_EQ(passing("can_be_physical = no"), "02");
  EXPECT_EQ(passing("can_be_physical != false and parts > 1"), "1");
}

TEST(Filter, WhatIsUnknownOnlyDiffers) {
  EXPECT_EQ(passing("physics < 1e9 or physics >= 1e9"), "01");
  EXPECT_EQ(passing("physics != 3"), "012");
}

TEST(Filter, AndBindsCloserThanOr) {
  EXPECT_EQ(passing("kind = box or kind = mesh and parts = 1"), "12");
  EXPECT_EQ(passing("(kind = box or kind = mesh) and parts = 1"), "2");
  EXPECT_EQ(passing("not kind = box and parts = 3"), "0");
  EXPECT_EQ(passing("not (kind = box or parts = 3)"), "2");
  EXPECT_EQ(passing("NOT kind = box AND parts = 3"), "0");
}

TEST(Filter, AnErrorSaysWhereAndWhatWasExpected) {
  expectProblem("fysics > 1", "character 1: unknown column \"fysics\"");
  expectProblem("fysics > 1", "did you mean \"physics\"?");
  expectProblem("physics_cots > 1", "did you mean \"physics_cost\"?");
  expectProblem("parts > 1 and widht > 2", "character 15: unknown column \"widht\"");
  expectProblem("parts contain 1", "unknown column \"parts contain 1\"");
  expectProblem("parts ~ 1", "character 7: expected one of = != < <= > >=, found \"~\"");
  expectProblem("parts >", "character 8: expected a value, found the end of the filter");
  expectProblem("parts > many", "character 9: parts: expected a number");
  expectProblem("parts contains 1",
                "\"contains\" does not work with parts, which contains numbers");
  expectProblem("kind > mesh", "\">\" does not work with kind, which contains text");
  expectProblem("can_be_physical = perhaps", "expected true or false, found \"perhaps\"");
  expectProblem("parts > 1 parts < 2",
                "character 11: expected \"and\", \"or\" or the end of the filter");
  expectProblem("(parts > 1", "character 11: expected \")\", found the end of the filter");
  expectProblem("kind = \"mesh", "character 8: this quoted text has no closing quote");
  expectProblem("kind = \"a\\n\"", "character 10: in quotes, \\ can come only before");
  expectProblem("linkset = \"öö\" or kind", "character 23: expected one of = != contains");
}

TEST(Filter, CannotBeNestedOrLongWithoutEnd) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '(') + "parts = 1" + std::string(depth, ')');
  };
  EXPECT_EQ(problem(nested(filterDepth)), "none");
  expectProblem(nested(filterDepth + 1), "the limit is 64 levels");
  expectProblem(std::string(filterBytes + 1, 'x'), "the limit is 10000 bytes");
}

TEST(Filter, FiltersATableWithItsTargets) {
  Table table = rows();
  table.target = [](std::size_t row) { return weighing::Target{row, {}}; };
  const Table shown = filtered(Filter::parse("kind = mesh", columns).value(), table);
  ASSERT_EQ(shown.rows, 2u);
  EXPECT_EQ(shown.cell(1, 6), Cell{std::size_t{1}});
  EXPECT_EQ(shown.target(1)->linkset, 2u);
}

/// Of a table that has no rows anyway a filter says nothing.
TEST(Filter, ATableSaysThatNoRowPasses) {
  const Filter none = Filter::parse("parts > 10", columns).value();
  EXPECT_EQ(filtered(none, rows()).whenEmpty.english, "Nothing to show: no rows match.");
  const Table empty = test::tableOfCells(columns, {});
  EXPECT_EQ(filtered(none, empty).whenEmpty.english, "Nothing to show: there are no rows.");
}

FilterNode anyComparison() {
  FilterNode node{.column = *rc::gen::inRange<std::size_t>(0, columns.size())};
  const auto pick = [](const std::vector<FilterOperator>& from) {
    return *rc::gen::elementOf(from);
  };
  using enum FilterOperator;
  switch (columns[node.column].content) {
    case Content::number:
      node.comparison = pick({equal, different, less, lessOrEqual, greater, greaterOrEqual});
      node.value = *rc::gen::suchThat(rc::gen::arbitrary<double>(),
                                      [](double number) { return std::isfinite(number); });
      break;
    case Content::truth:
      node.comparison = pick({equal, different});
      node.value = *rc::gen::arbitrary<bool>();
      break;
    default:
      node.comparison = pick({equal, different, contains});
      node.value = *rc::gen::arbitrary<std::string>();
  }
  return node;
}

FilterNode anyNode(int depth) {
  using Kind = FilterNode::Kind;
  const Kind kind = depth == 0
                        ? Kind::comparison
                        : *rc::gen::element(Kind::comparison, Kind::all, Kind::any, Kind::none);
  if (kind == Kind::comparison) return anyComparison();
  FilterNode node{.kind = kind};
  const int count = kind == Kind::none ? 1 : *rc::gen::inRange(2, 4);
  for (int i = 0; i < count; ++i) node.children.push_back(anyNode(depth - 1));
  return node;
}

RC_GTEST_PROP(Filter, WhatIsPrintedIsReadAgain, ()) {
  const Filter filter(anyNode(4));
  const auto again = Filter::parse(filter.text(columns), columns);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == filter);
}

RC_GTEST_PROP(Filter, NotTurnsEveryRowAround, ()) {
  const FilterNode node = anyNode(2);
  FilterNode turned{.kind = FilterNode::Kind::none};
  turned.children.push_back(node);
  const Table table = rows();
  for (std::size_t row = 0; row < table.rows; ++row)
    RC_ASSERT(Filter(node).passes(table, row) != Filter(turned).passes(table, row));
}

/// People type the words that they read; keys are what files hold.
TEST(Filter, WordsAreComparedAsTheyAreReadToo) {
  const std::vector<Heading> headings{column("decided_by", "decided by", Content::word),
                                      column("linkset", "linkset", Content::text)};
  Table table = test::tableOfCells(
      headings, {{"streaming", "download"}, {"physics", "streaming"}, {Cell{}, "rest"}});
  table.headings = headings;
  const auto passed = [&](std::string_view filter) {
    const auto parsed = Filter::parse(filter, headings);
    EXPECT_TRUE(parsed) << filter;
    std::string rows;
    for (std::size_t row = 0; parsed && row < table.rows; ++row)
      if (parsed->passes(table, row)) rows += std::to_string(row);
    return rows;
  };
  for (const std::string_view word : {"download", "Download", "streaming"}) {
    EXPECT_EQ(passed("decided_by = " + std::string(word)), "0") << word;
    EXPECT_EQ(passed("decided_by != " + std::string(word)), "12") << word;
  }
  EXPECT_EQ(passed("decided_by contains down"), "0");
  EXPECT_EQ(passed("decided_by contains stream"), "0");
  EXPECT_EQ(passed("decided_by = \"\""), "2");
  EXPECT_EQ(passed("linkset = download"), "0");  // A name stays what it is.
  EXPECT_EQ(passed("linkset = streaming"), "1");
}

/// Where all words of a column are known, one that it never holds is a mistake.
TEST(Filter, AWordThatAColumnNeverHoldsIsUnknown) {
  const std::vector<Heading> headings{
      column("decided_by", "decided by", Content::word), column("kind", "kind", Content::word),
      column("method", "method", Content::word), column("linkset", "linkset", Content::text)};
  const auto unknown = [&](std::string_view filter) {
    const auto found = Filter::parse(filter, headings).value().unknownWord(headings);
    return found ? std::string(found->column) + ' ' + found->word : std::string();
  };
  EXPECT_EQ(unknown("not (linkset = x or decided_by != Phisics)"), "decided_by Phisics");
  EXPECT_EQ(unknown("kind = wheel"), "kind wheel");
  const auto filter = Filter::parse("decided_by = x", headings).value();
  EXPECT_EQ(filter.unknownWord(headings)->known,
            (std::vector<std::string>{"physics", "streaming", "server", "parts"}));
  for (const std::string_view fine :
       {"decided_by = Physics", "decided_by = download", "decided_by = \"\"",
        "decided_by contains phi", "kind != flexible", "method = any", "linkset = phisics"})
    EXPECT_EQ(unknown(fine), "") << fine;
}

/// Filters of before 1.0, when accounting said `weighed` and confidence was called `sureness`.
TEST(Filter, OldWordsAreStillRead) {
  const std::vector<Heading> today{column("accounting", "accounting", Content::word),
                                   column("confidence", "confidence", Content::word),
                                   column("linkset", "linkset", Content::text),
                                   column("method", "method", Content::word),
                                   column("deviation_m", "deviation", Content::number),
                                   column("deviation_pixels", "deviation px", Content::number),
                                   column("deviation_x_m", "deviation x", Content::number),
                                   column("deviation_y_m", "deviation y", Content::number),
                                   column("deviation_z_m", "deviation z", Content::number)};
  const auto same = [&](std::string_view old, std::string_view now) {
    const auto a = Filter::parse(old, today);
    const auto b = Filter::parse(now, today);
    ASSERT_TRUE(a && b) << old;
    EXPECT_EQ(a->text(today), b->text(today)) << old;
  };
  same("accounting=weighed", "accounting = new");
  same("Accounting != WEIGHED", "accounting != new");
  same("sureness=likely and accounting=legacy", "confidence=likely and accounting=legacy");
  same("method = own or method=Sheets", "method = existing or method = panels");
  same("error_m < 0.05", "deviation_m < 0.05");
  same("error_pixels<=2", "deviation_pixels <= 2");
  same("error_x_m > 0 and error_y_m > 0", "deviation_x_m > 0 and deviation_y_m > 0");
  same("not error_z_m = 1", "not deviation_z_m = 1");
  same("linkset = own", "linkset = \"own\"");
  same("linkset = weighed", "linkset = \"weighed\"");  // A name stays what it is.
  EXPECT_EQ(Filter::parse("linkset = weighed", today)->text(today), "linkset = \"weighed\"");
  EXPECT_FALSE(Filter::parse("surenes=likely", today));
}

}  // namespace
}  // namespace wb::table

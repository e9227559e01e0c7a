#include "model/report/table.h"
#include "model/report/table_formats.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>

namespace wb::table {
namespace {

Heading number(std::string_view key) {
  return {key, {}, Rank::essential, Total::sum, Content::number};
}

/// 12.5, at least 2, and nothing known.
Table mixed() {
  constexpr std::optional<double> nothing;
  return test::tableOfCells({number("cost")}, {{12.5}, {costCell(2, true)}, {costCell(nothing)}});
}

TEST(UnknownNumber, IsReadByPeopleAsItsBound) {
  EXPECT_EQ(readable(costCell(12.25, true)), "at least 12.25");
  EXPECT_EQ(readable(costCell(12.25, false)), "12.25");
  EXPECT_EQ(readable(freeCell(100, true)), "at most 100");
  EXPECT_EQ(readable(costCell(0, true)), "unknown");
  EXPECT_EQ(readable(differenceCell(3, true)), "unknown");
}

TEST(UnknownNumber, IsEmptyInData) {
  const std::string csv = test::written([](const Sink& sink) { writeCsv(mixed(), {}, sink); });
  EXPECT_EQ(csv, "cost\n12.5\n\n\n");
  const std::string json = test::written([](const Sink& sink) {
    writeJson(mixed(), {"1", {}}, sink);
  });
  EXPECT_NE(json.find("{\"cost\": 12.5},\n{\"cost\": null},\n{\"cost\": null}"), std::string::npos)
      << json;
}

TEST(UnknownNumber, MakesASumABound) {
  const std::string text = test::written([](const Sink& sink) { writeText(mixed(), 80, sink); });
  EXPECT_NE(text.find("at least 14.5"), std::string::npos) << text;
}

TEST(ColumnSumDegenerate, WithoutNumbersIsEmpty) {
  ColumnSum sum;
  EXPECT_EQ(sum.cell(), Cell{});
  sum.add(Cell{});
  sum.add(Cell{"text"});
  EXPECT_EQ(sum.cell(), Cell{});
}

TEST(ColumnSum, OfADifferenceThatIsUnknownSaysNothing) {
  ColumnSum sum;
  sum.add(1.0);
  sum.add(std::size_t{2});
  EXPECT_EQ(sum.cell(), Cell{3.0});
  sum.add(unknownCell());
  EXPECT_EQ(sum.cell(), unknownCell());
}

TEST(UnknownNumber, GoesByItsBoundWhereTheMostExpensiveComeFirst) {
  const Table sorted = greatestFirst(
      test::tableOfCells({number("cost")}, {{1.0}, {costCell(50, true)}, {9.0}}), {"cost"});
  EXPECT_EQ(sorted.cell(0, 0), costCell(50, true));
}

}  // namespace
}  // namespace wb::table

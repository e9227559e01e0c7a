#include "model/cost/constants.h"

#include "model/core/number.h"
#include "tests/cost/csv.h"

#include <gtest/gtest.h>

#include <set>

namespace wb::cost {
namespace {

TEST(Constants, EveryCellOfThePublishedTable) {
  const auto rows = test::readCsv("constants.csv");
  ASSERT_EQ(rows.size(), constants().size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Constant& one = constants()[i];
    const test::CsvRow& row = rows[i];
    SCOPED_TRACE(row.at("key"));
    EXPECT_EQ(one.name, row.at("key"));
    EXPECT_EQ(one.group, row.at("group"));
    EXPECT_EQ(one.unit, row.at("unit"));
    EXPECT_EQ(one.standard, parseNumber(row.at("default")));
    EXPECT_EQ(one.minimum, parseNumber(row.at("min")));
    EXPECT_EQ(one.maximum, parseNumber(row.at("max")));
    EXPECT_EQ(name(one.confidence), row.at("confidence"));
    EXPECT_EQ(one.meaning, row.at("meaning"));
  }
}

TEST(Constants, AreFoundByTheirKeyAndNameTheirSource) {
  std::set<std::string_view> symbols;
  for (const Constant& one : constants()) {
    SCOPED_TRACE(one.name);
    EXPECT_EQ(constantKey(one.name), one.key);
    EXPECT_EQ(&constant(one.key), &one);
    EXPECT_FALSE(one.source.empty());
    EXPECT_FALSE(one.symbol.empty());
    EXPECT_TRUE(symbols.insert(one.symbol).second) << "two constants share a symbol";
    EXPECT_LE(one.minimum, one.standard);
    EXPECT_LE(one.standard, one.maximum);
  }
  EXPECT_FALSE(constantKey("Triangle_constant"));
  EXPECT_FALSE(constantKey(""));
}

TEST(Confidence, TheLessSureOneWins) {
  EXPECT_EQ(leastSure(Confidence::documented, Confidence::estimate), Confidence::estimate);
  EXPECT_EQ(leastSure(Confidence::illustration, Confidence::likely), Confidence::illustration);
  EXPECT_EQ(leastSure(Confidence::viewer, Confidence::viewer), Confidence::viewer);
}

}  // namespace
}  // namespace wb::cost

#include "model/report/column_help.h"

#include "model/cost/constants.h"
#include "model/report/baseline_columns.h"
#include "model/report/views.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace wb::report {
namespace {

/// Every column of the three views, with what the grid measured and what the baseline adds.
std::set<std::string_view> columnsOfViews() {
  static const Weighing empty;
  std::set<std::string_view> keys;
  for (const View view : {View::part, View::linkset, View::region}) {
    const Table table =
        withBaseline(tableOf(view, {&empty, 1}, Columns::withMeasured), view, empty, nullptr);
    for (const Heading& heading : table.headings) keys.insert(heading.key);
  }
  return keys;
}

TEST(ColumnHelp, IsOfColumnsThatExistAndOnce) {
  const auto columns = columnsOfViews();
  std::set<std::string_view> helped;
  for (const ColumnHelp& help : columnHelp()) {
    EXPECT_TRUE(columns.contains(help.key)) << help.key;
    EXPECT_TRUE(helped.insert(help.key).second) << help.key;
  }
}

TEST(ColumnHelp, ExplainsEveryNumberOfCost) {
  for (const std::string_view key : columnsOfViews()) {
    const auto isOf = [key](std::string_view word) { return key.find(word) != key.npos; };
    if (!isOf("cost") && !isOf("impact") && !isOf("change") && !isOf("before")) continue;
    EXPECT_NE(helpOf(key), nullptr) << key;
  }
}

TEST(ColumnHelp, FormulasHaveASource) {
  for (const ColumnHelp& help : columnHelp())
    EXPECT_EQ(help.formula.empty(), help.source.empty()) << help.key;
}

TEST(ColumnHelp, UsesTheSymbolsOfConstants) {
  std::set<std::string> symbols;
  for (const cost::Constant& one : cost::constants()) symbols.emplace(one.symbol);
  static const std::regex constant("(f_sim|f_link|W_min|W_max|v_[a-z]+|p)(?![a-z_])");
  for (const ColumnHelp& help : columnHelp()) {
    const std::string formula(help.formula);
    for (std::sregex_iterator found(formula.begin(), formula.end(), constant), end; found != end;
         ++found)
      EXPECT_TRUE(symbols.contains(found->str(1))) << formula << ": " << found->str(1);
  }
}

TEST(ColumnHelp, KnowsNothingOfOtherColumns) { EXPECT_EQ(helpOf("linkset"), nullptr); }

}  // namespace
}  // namespace wb::report

#include "model/table/column_help.h"

#include "model/cost/constants.h"
#include "model/table/baseline_columns.h"
#include "model/table/views.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::table {
namespace {

/// Every column of a view, with what the grid measured and what the baseline adds.
std::set<std::string_view> columnsOf(View view) {
  static const weighing::Weighing empty;
  const Table table =
      withBaseline(tableOf(view, {&empty, 1}, Columns::withMeasured), view, empty, nullptr);
  std::set<std::string_view> keys;
  for (const Heading& heading : table.headings) keys.insert(heading.key);
  return keys;
}

std::set<std::string_view> columnsOfViews() {
  std::set<std::string_view> keys;
  for (const View view : {View::part, View::linkset, View::region}) keys.merge(columnsOf(view));
  return keys;
}

TEST(ColumnHelp, IsOfColumnsThatExistAndOnce) {
  std::set<std::pair<std::string_view, std::optional<View>>> helped;
  for (const ColumnHelp& help : columnHelp()) {
    const auto columns = help.view ? columnsOf(*help.view) : columnsOfViews();
    EXPECT_TRUE(columns.contains(help.key)) << help.key;
    EXPECT_TRUE(helped.emplace(help.key, help.view).second) << help.key;
  }
}

/// A formula of sums is of linksets; what is added up there is not made by it.
TEST(ColumnHelp, OfPartsAndRegionsHasNoFormulaOfLinksets) {
  for (const std::string_view key : {"physics_cost", "streaming_cost"}) {
    EXPECT_FALSE(helpOf(key, View::linkset)->formula.empty()) << key;
    for (const View view : {View::part, View::region}) {
      EXPECT_TRUE(helpOf(key, view)->formula.empty()) << key;
      EXPECT_NE(helpOf(key, view)->meaning.code, helpOf(key, View::linkset)->meaning.code) << key;
    }
  }
  for (const std::string_view key : columnsOf(View::region)) {
    const ColumnHelp* help = helpOf(key, View::region);
    EXPECT_TRUE(!help || help->formula.empty()) << key;
  }
}

TEST(ColumnHelp, IsTheSameInEveryViewUnlessOneHasItsOwn) {
  EXPECT_EQ(helpOf("scripts", View::part), helpOf("scripts", View::linkset));
  EXPECT_EQ(helpOf("physics_cost", View::linkset), helpOf("physics_cost"));
  EXPECT_EQ(helpOf("linkset", View::part), nullptr);
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

/// f_sim, W_min, v_…: a letter of constants with an index.
std::vector<std::string> symbolsIn(std::string_view formula) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
  std::vector<std::string> found;
  for (std::size_t at = formula.find_first_of(letters); at != formula.npos;
       at = formula.find_first_of(letters, at)) {
    const std::size_t end = std::min(formula.find_first_not_of(letters, at), formula.size());
    const std::string_view word = formula.substr(at, end - at);
    if (word.size() > 2 && word[1] == '_' && std::string_view("fWv").find(word[0]) != word.npos)
      found.emplace_back(word);
    at = end;
  }
  return found;
}

TEST(ColumnHelp, UsesTheSymbolsOfConstants) {
  std::set<std::string> symbols;
  for (const cost::Constant& one : cost::constants()) symbols.emplace(one.symbol);
  std::size_t used = 0;
  for (const ColumnHelp& help : columnHelp())
    for (const std::string& symbol : symbolsIn(help.formula)) {
      EXPECT_TRUE(symbols.contains(symbol)) << help.formula << ": " << symbol;
      ++used;
    }
  EXPECT_GT(used, 0U);
}

TEST(ColumnHelp, KnowsNothingOfOtherColumns) { EXPECT_EQ(helpOf("linkset"), nullptr); }

}  // namespace
}  // namespace wb::table

#include "model/report/column_help.h"

#include "model/cost/constants.h"
#include "model/report/comparison_tables.h"
#include "model/report/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::table {
namespace {

/// Every column of a kind of row, with what the grid measured and what the baseline adds.
std::set<std::string_view> columnsOf(RowKind rowKind) {
  static const weighing::Weighing empty;
  const Table table = withBaseline(tableOf(rowKind, {&empty, 1}, Columns::withMeasured), rowKind,
                                   empty, std::nullopt);
  std::set<std::string_view> keys;
  for (const Heading& heading : table.headings) keys.insert(heading.key);
  return keys;
}

std::set<std::string_view> columnsOfViews() {
  std::set<std::string_view> keys;
  for (const RowKind rowKind : {RowKind::part, RowKind::linkset, RowKind::region})
    keys.merge(columnsOf(rowKind));
  return keys;
}

TEST(ColumnHelp, IsOfColumnsThatExistAndOnce) {
  std::set<std::pair<std::string_view, std::optional<RowKind>>> helped;
  for (const ColumnHelp& help : columnHelp()) {
    const auto columns = help.rowKind ? columnsOf(*help.rowKind) : columnsOfViews();
    EXPECT_TRUE(columns.contains(help.key)) << help.key;
    EXPECT_TRUE(helped.emplace(help.key, help.rowKind).second) << help.key;
  }
}

/// A rule of totals is of linksets; what is added up there is not made by it.
TEST(ColumnHelp, OfPartsAndRegionsHasNoRuleOfLinksets) {
  for (const std::string_view key : {"physics_cost", "streaming_cost"}) {
    EXPECT_TRUE(ruleOf(*helpOf(key, RowKind::linkset), {})) << key;
    for (const RowKind rowKind : {RowKind::part, RowKind::region}) {
      EXPECT_FALSE(ruleOf(*helpOf(key, rowKind), {})) << key;
      EXPECT_NE(helpOf(key, rowKind)->meaning.code, helpOf(key, RowKind::linkset)->meaning.code)
          << key;
    }
  }
  for (const std::string_view key : columnsOf(RowKind::region)) {
    const ColumnHelp* help = helpOf(key, RowKind::region);
    EXPECT_TRUE(!help || !ruleOf(*help, {})) << key;
  }
}

TEST(ColumnHelp, IsTheSameInEveryViewUnlessOneHasItsOwn) {
  EXPECT_EQ(helpOf("scripts", RowKind::part), helpOf("scripts", RowKind::linkset));
  EXPECT_EQ(helpOf("physics_cost", RowKind::linkset), helpOf("physics_cost"));
  EXPECT_EQ(helpOf("linkset", RowKind::part), nullptr);
}

TEST(ColumnHelp, ExplainsEveryNumberOfCost) {
  for (const std::string_view key : columnsOfViews()) {
    const auto isOf = [key](std::string_view word) { return key.find(word) != key.npos; };
    if (!isOf("cost") && !isOf("impact") && !isOf("change") && !isOf("before")) continue;
    EXPECT_NE(helpOf(key), nullptr) << key;
  }
}

std::vector<std::string> formulasOf(std::string_view key, std::string_view profile) {
  const auto rule = ruleOf(*helpOf(key, RowKind::linkset), *cost::builtInProfile(profile));
  return rule ? rule->formulas : std::vector<std::string>();
}

using Formulas = std::vector<std::string>;

TEST(ColumnHelp, FormulasAreThoseOfTheAccounting) {
  EXPECT_EQ(formulasOf("land_impact", "second-life"),
            (Formulas{"LI = max(round(max(P, D, V)), LI_min)", "P = Σ P_part", "D = Σ D_part",
                      "V = min(v_part × n + v_script × s, n)"}));
  EXPECT_EQ(formulasOf("land_impact", "wiki-2011").front(), "LI = max(round(max(RRC, P)), LI_min)");
  EXPECT_EQ(formulasOf("land_impact", "opensim"),
            (Formulas{"LI = max(round(S), LI_min)", "S = Σ S_part"}));
  EXPECT_EQ(formulasOf("server_cost", "opensim"), Formulas{"V = Σ V_part"});
  EXPECT_EQ(formulasOf("physics_cost_physical", "second-life"),
            (Formulas{"P_phys = P × F", "P = Σ P_part", "F = 1 + p × A"}));
  EXPECT_EQ(formulasOf("width_m", "second-life"), Formulas{"W = min(max(w, W_min), W_max)"});
  EXPECT_EQ(formulasOf("width_m", "opensim"), Formulas{}) << "no rule there asks for it";
}

TEST(ColumnHelp, SaysWhatTheLettersOfAFormulaAre) {
  const auto rule = ruleOf(*helpOf("server_cost"), {});
  ASSERT_TRUE(rule);
  std::vector<std::string> meanings;
  for (const cost::Symbol& symbol : rule->symbols)
    meanings.push_back(symbol.symbol + ": " + meaning(symbol));
  EXPECT_EQ(std::ranges::count(meanings, "s: scripts after the first"), 1);
  EXPECT_EQ(std::ranges::count(meanings, "n: parts of the linkset"), 1);
  EXPECT_FALSE(rule->source.empty());
}

/// Each letter is explained, whatever the profile.
TEST(ColumnHelp, EveryRuleOfAFormulaHasASourceAndSymbols) {
  for (const std::string_view profile : cost::builtInProfiles())
    for (const ColumnHelp& help : columnHelp())
      if (const auto rule = ruleOf(help, *cost::builtInProfile(profile))) {
        EXPECT_FALSE(rule->source.empty()) << help.key;
        const bool isSum =
            rule->formulas.size() == 1 && rule->formulas.front().find("Σ") != std::string::npos;
        EXPECT_EQ(rule->symbols.empty(), isSum) << help.key;
      }
}

TEST(ColumnHelp, KnowsNothingOfOtherColumns) { EXPECT_EQ(helpOf("linkset"), nullptr); }

}  // namespace
}  // namespace wb::table

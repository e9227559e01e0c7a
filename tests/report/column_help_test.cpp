#include "model/report/column_help.h"

#include "model/cost/constants.h"
#include "model/report/changes.h"
#include "model/report/comparison_tables.h"
#include "model/report/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace wb::table {
namespace {

constexpr std::array rowKinds{RowKind::part, RowKind::linkset, RowKind::region};

/// Every column of a kind of row, with what the grid measured and what the baseline adds.
std::vector<Heading> headingsOf(RowKind rowKind) {
  static const weighing::Weighing empty;
  return withBaseline(tableOf(rowKind, {&empty, 1}, Columns::withMeasured), rowKind, empty,
                      std::nullopt)
      .headings;
}

std::optional<ColumnHelp> helpIn(RowKind rowKind, std::string_view key) {
  const auto headings = headingsOf(rowKind);
  const auto found = std::ranges::find(headings, key, &Heading::key);
  EXPECT_NE(found, headings.end()) << key;
  return found->help;
}

TEST(ColumnHelp, NoMeaningIsOfNoColumn) {
  std::set<std::string_view> used;
  for (const RowKind rowKind : rowKinds)
    for (const auto& headings : {headingsOf(rowKind), changesTable(rowKind, {}).headings})
      for (const Heading& heading : headings)
        if (heading.help) used.insert(heading.help->meaning.code);
  for (const Text& meaning : helpTexts.rows())
    EXPECT_TRUE(used.contains(meaning.code)) << meaning.code;
}

/// A rule of totals is of linksets; what is added up there is not made by it.
TEST(ColumnHelp, OfPartsAndRegionsHasNoRuleOfLinksets) {
  for (const std::string_view key : {"physics_cost", "streaming_cost"}) {
    EXPECT_TRUE(ruleOf(*helpIn(RowKind::linkset, key), {})) << key;
    for (const RowKind rowKind : {RowKind::part, RowKind::region}) {
      EXPECT_FALSE(ruleOf(*helpIn(rowKind, key), {})) << key;
      EXPECT_NE(helpIn(rowKind, key)->meaning.code, helpIn(RowKind::linkset, key)->meaning.code)
          << key;
    }
  }
  for (const Heading& heading : headingsOf(RowKind::region))
    EXPECT_TRUE(!heading.help || !ruleOf(*heading.help, {})) << heading.key;
}

TEST(ColumnHelp, ExplainsEveryNumberOfCost) {
  for (const RowKind rowKind : rowKinds)
    for (const Heading& heading : headingsOf(rowKind)) {
      const auto isOf = [&](std::string_view word) { return heading.key.find(word) != word.npos; };
      if (!isOf("cost") && !isOf("impact") && !isOf("change") && !isOf("before")) continue;
      EXPECT_TRUE(heading.help) << heading.key;
    }
}

std::vector<std::string> formulasOf(std::string_view key, std::string_view profile) {
  const RowKind ofRow = key == "width_m" ? RowKind::part : RowKind::linkset;
  const auto rule = ruleOf(*helpIn(ofRow, key), *cost::builtInProfile(profile));
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
  const auto rule = ruleOf(*helpIn(RowKind::linkset, "server_cost"), {});
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
    for (const RowKind rowKind : rowKinds)
      for (const Heading& heading : headingsOf(rowKind)) {
        const auto rule =
            heading.help ? ruleOf(*heading.help, *cost::builtInProfile(profile)) : std::nullopt;
        if (!rule) continue;
        EXPECT_FALSE(rule->source.empty()) << heading.key;
        const bool isSum =
            rule->formulas.size() == 1 && rule->formulas.front().find("Σ") != std::string::npos;
        EXPECT_EQ(rule->symbols.empty(), isSum) << heading.key;
      }
}

/// What a table of the window says of a column, the manual's page of columns says too.
TEST(ColumnHelp, IsInTheManualToo) {
  std::ifstream file(WEIGHBRIDGE_SAMPLES "/../help/en/columns.md");
  const std::string page(std::istreambuf_iterator<char>(file), {});
  for (const RowKind rowKind : rowKinds)
    for (const Heading& heading : tableOf(rowKind, {}, Columns::withMeasured).headings) {
      if (!heading.help) continue;
      EXPECT_NE(page.find('`' + std::string(heading.key) + '`'), std::string::npos) << heading.key;
    }
}

/// Its question mark would end the sentence.
TEST(ColumnHelp, QuotesTheNameOfAPanel) {
  for (const Text& meaning : helpTexts.rows())
    for (auto at = meaning.english.find("Why?"); at != meaning.english.npos;
         at = meaning.english.find("Why?", at + 1))
      EXPECT_EQ(meaning.english.substr(at - 1, 6), "\"Why?\"") << meaning.code;
}

TEST(ColumnHelp, IsLeftOutWhereATitleSaysItAll) {
  for (const std::string_view key : {"linkset", "parts", "profile"})
    EXPECT_FALSE(helpIn(RowKind::linkset, key)) << key;
}

}  // namespace
}  // namespace wb::table

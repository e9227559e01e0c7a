#pragma once

#include "model/core/text.h"
#include "model/cost/breakdown.h"
#include "model/report/report.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// Picks a column's term; null where the accounting has none.
using TermOfColumn = const cost::Term* (*)(const cost::LinksetTerms& terms);

/// How the number of a column is made under a profile.
struct ColumnRule {
  std::vector<std::string> formulas;  ///< In symbols: `P_phys = P × F`, `F = 1 + p × A`.
  std::vector<cost::Symbol> symbols;
  std::string_view source;
  std::optional<cost::Confidence> confidence;  ///< Of the rule itself, whatever its constants are.
};

/// What a column of costs means.
struct ColumnHelp {
  std::string_view key;  ///< As table::Heading::key.
  Text meaning;
  TermOfColumn term;  ///< The one that its number is; null where no rule of totals makes it.
  std::optional<RowKind>
      rowKind{};  ///< The only one that it is for; empty: any without one of its own.
};

/// Every column that means more than its title says.
std::span<const ColumnHelp> columnHelp();

/// Of a column in the table of a kind of row, or without one in any other table. Null for a column
/// whose title says it all.
/// @param columnKey  As table::Heading::key.
/// @param rowKind    Nothing: only help that is for no kind of row alone is found.
/// @return Valid for the whole program.
const ColumnHelp* helpOf(std::string_view columnKey, std::optional<RowKind> rowKind = {});

/// The column's rule as the trace of costs writes it; nothing where none makes its number.
/// @param help     A row of columnHelp().
/// @param profile  Its accounting decides which rule there is; its values are not filled in.
std::optional<ColumnRule> ruleOf(const ColumnHelp& help, const cost::Profile& profile);

/// The sentences above.
std::span<const Text> columnHelpTexts();

}  // namespace wb::table

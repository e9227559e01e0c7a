#pragma once

#include "model/cost/breakdown.h"
#include "model/report/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// How the number of a column is made under a profile.
struct ColumnRule {
  std::vector<std::string> formulas;  ///< In symbols: `P_phys = P × F`, `F = 1 + p × A`.
  std::vector<cost::Symbol> symbols;
  std::string_view source;
  std::optional<cost::Confidence> confidence;  ///< Of the rule itself, whatever its constants are.
};

/// The column's rule as the trace of costs writes it; nothing where none makes its number.
/// @param help     Of a Heading.
/// @param profile  Its accounting decides which rule there is; its values are not filled in.
std::optional<ColumnRule> ruleOf(const ColumnHelp& help, const cost::Profile& profile);

}  // namespace wb::table

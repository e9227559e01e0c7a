#pragma once

#include "model/base/text.h"
#include "model/cost/sureness.h"
#include "model/table/views.h"

#include <optional>
#include <span>
#include <string_view>

namespace wb::table {

/// What a column of costs means.
struct ColumnHelp {
  std::string_view key;  ///< As table::Heading::key.
  Text meaning;
  std::string_view formula;  ///< In symbols of terms and constants; empty where there is none.
  std::string_view source;   ///< Of the formula.
  std::optional<cost::Sureness> sureness{};  ///< Of the rule itself, whatever its constants are.
  std::optional<View> view{};  ///< The only one that it is for; empty: any without one of its own.
};

/// Every column that means more than its title says.
std::span<const ColumnHelp> columnHelp();

/// Of a column in the table of a view, or without one in any other table. Null for a column whose
/// title says it all.
const ColumnHelp* helpOf(std::string_view columnKey, std::optional<View> view = {});

/// The sentences above.
std::span<const Text> columnHelpTexts();

}  // namespace wb::table

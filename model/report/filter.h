#pragma once

#include "model/core/core.h"
#include "model/report/table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// How a filter compares a column with a value; symbol() has each as it is written.
enum class FilterOperator : std::uint8_t {
  equal,
  different,
  less,
  lessOrEqual,
  greater,
  greaterOrEqual,
  contains
};

/// `= != < <= > >= contains`
/// Returns how a filter's text writes a `comparison`.
std::string_view symbol(FilterOperator comparison);

/// A filter as a tree: a comparison of a column with a value, or what joins others.
struct FilterNode {
  enum class Kind : std::uint8_t { comparison, all, any, none };
  Kind kind = Kind::comparison;
  // Of a comparison:
  std::size_t column = 0;  ///< Into the table's headings.
  FilterOperator comparison = FilterOperator::equal;
  Cell value{};  ///< A number, a truth or a text.
  // Of the others: `and`, `or` join two at least, `not` is before one.
  std::vector<FilterNode> children{};

  bool operator==(const FilterNode&) const = default;
};

inline constexpr std::size_t filterBytes = 10'000;  ///< Of one filter's text.
inline constexpr std::size_t filterDepth = 64;      ///< Brackets and `not` within each other.

/// A word that a filter compares a column with, which holds others.
struct UnknownWord {
  std::string_view column;  ///< Its key.
  std::string word;
  std::vector<std::string> known;  ///< All that the column can hold.
};

/// Which rows of a table are wanted: `physics > 10 and (kind = mesh or not linkset contains
/// "old")`.
///
/// A column is named by its key or its title, with spaces or underscores, in any letter case; a
/// unit or `cost` at a key's end may be left out. Numbers have a decimal point; texts may do
/// without quotes if they are one word; a column of truths may stand alone. Texts are compared
/// without regard to the case of ASCII letters. An empty cell differs from everything but the empty
/// text. `not` binds closer than `and`, `and` closer than `or`.
class Filter {
 public:
  /// The filter, or what is wrong: `character 9` is where, counted from 1.
  /// @param text     At most filterBytes, nested at most filterDepth deep.
  /// @param columns  Headings of the tables that are to be filtered; they need not outlive the
  ///                 filter.
  static Result<Filter> parse(std::string_view text, std::span<const Heading> columns);
  explicit Filter(FilterNode root) : root_(std::move(root)) {}

  /// The table has the columns that the filter was made for.
  /// @param table  Any with those columns in the same order.
  /// @param row    Less than table.rows.
  bool passes(const Table& table, std::size_t row) const;
  /// The text that gives the same filter again.
  /// @param columns  Those that the filter was made for.
  std::string text(std::span<const Heading> columns) const;
  /// Returns the first value that its column never holds, such as a misspelled word; nothing where
  /// all can occur, or where not all words of a column are known.
  /// @param columns  Those that the filter was made for.
  std::optional<UnknownWord> unknownWord(std::span<const Heading> columns) const;

  bool operator==(const Filter&) const = default;

 private:
  FilterNode root_;
};

/// Only the rows that pass.
/// @param filter  Need not outlive the result.
/// @param table   Looked at row by row here; the result makes its cells by it, and has its targets.
Table filtered(const Filter& filter, const Table& table);

}  // namespace wb::table

#include "model/grid/detail/constraints.h"

#include "model/core/number.h"
#include "model/grid/detail/grid_texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

// One table of columns says what they may hold; here it becomes CHECK and keys in the words of each
// engine, and the program's own check of what it reads from files and databases.

namespace wb::grid {
namespace {

using database::Value;
using query::Dialect;

/// PostgreSQL and DuckDB order NaN after all numbers, infinity among them.
std::string_view amountIn(Dialect dialect) {
  const bool hasNan = dialect == Dialect::postgresql || dialect == Dialect::duckdb;
  return hasNan ? "{} BETWEEN 0 AND CAST('Infinity' AS DOUBLE PRECISION)" : "{} >= 0";
}

std::string conditionOn(const Column& column, Dialect dialect, const std::string& name) {
  switch (column.domain) {
    case Domain::truth:
      return name + " IN (0, 1)";
    case Domain::count:
      return name + " >= 0";
    case Domain::amount:
      return fmt::format(fmt::runtime(amountIn(dialect)), name);
    case Domain::word: {
      std::vector<std::string> words;
      for (const std::string_view word : column.words())
        words.push_back(query::quotedText(word, dialect));
      return fmt::format("{} IN ({})", name, fmt::join(words, ", "));
    }
    case Domain::any:
      break;
  }
  return {};
}

}  // namespace

std::string conditionOf(const Column& column, Dialect dialect) {
  const std::string name = query::quotedName(column.name, dialect);
  std::string condition = conditionOn(column, dialect, name);
  // Standard SQL lets pass what is not known; ClickHouse does not.
  if (dialect == Dialect::clickhouse && column.presence == Presence::maybe && !condition.empty())
    return fmt::format("{} IS NULL OR {}", name, condition);
  return condition;
}

namespace {

/// The table whose rows those of another belong to, and the columns that say to which.
struct Owner {
  TableId table;
  std::vector<std::string_view> columns;
};

std::optional<Owner> ownerOf(TableId table) {
  if (table == TableId::regions) return Owner{TableId::sources, {"source"}};
  if (table == TableId::linksets) return Owner{TableId::regions, {"source", "region"}};
  if (table == TableId::parts) return Owner{TableId::linksets, {"source", "linkset"}};
  return {};
}

}  // namespace

std::vector<std::string> keysOf(const Table& table, Dialect dialect) {
  if (dialect == Dialect::spark || dialect == Dialect::clickhouse) return {};
  const auto joined = [dialect](const std::vector<std::string_view>& names) {
    std::vector<std::string> quoted;
    for (const std::string_view name : names) quoted.push_back(query::quotedName(name, dialect));
    return fmt::format("{}", fmt::join(quoted, ", "));
  };
  std::vector<std::string_view> names;
  for (const Column& column : table.columns)
    if (column.presence == Presence::key) names.push_back(column.name);
  std::vector<std::string> keys{fmt::format("PRIMARY KEY ({})", joined(names))};
  const auto owner = ownerOf(table.id);
  // PostgreSQL looks each row's owner up, which doubles the time that parts take to load; their
  // digest finds as much.
  if (!owner || (dialect == Dialect::postgresql && table.id == TableId::parts)) return keys;
  // The row of a source has its digest, and is written after all others.
  const std::string_view when = dialect == Dialect::duckdb ? "" : " DEFERRABLE INITIALLY DEFERRED";
  keys.push_back(fmt::format("FOREIGN KEY ({}) REFERENCES {} ({}){}", joined(owner->columns),
                             query::quotedName(grid::table(owner->table).name, dialect),
                             joined(owner->columns), when));
  return keys;
}

namespace {

Text expectedText(Type type) {
  if (type == Type::integer) return gridTexts["grid.whole_expected"];
  return type == Type::number ? gridTexts["grid.number_expected"] : gridTexts["grid.text_expected"];
}

std::string shownValue(const Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return fmt::format("{}", *whole);
  if (const auto* number = std::get_if<double>(&value)) return shortest(*number);
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? std::string(*text) : std::string();
}

Result<void> wrongValue(const Column& column, const Value& value, Text text) {
  return failure(text, {{"column", column.name}, {"found", shownValue(value)}});
}

Result<void> checkWord(const Column& column, std::string_view word) {
  const auto words = column.words();
  if (std::ranges::find(words, word) != words.end()) return {};
  return failure(gridTexts["grid.unknown_word"],
                 {{"column", column.name},
                  {"found", word},
                  {"words", fmt::format("{}", fmt::join(words, ", "))}});
}

Result<void> checkWhole(const Column& column, std::int64_t number) {
  if (column.domain == Domain::truth && number != 0 && number != 1)
    return wrongValue(column, number, gridTexts["grid.truth_expected"]);
  if (column.domain == Domain::count && number < 0)
    return wrongValue(column, number, gridTexts["grid.not_negative"]);
  return {};
}

}  // namespace

bool isRight(const Column& column, const Value& value) {
  if (std::holds_alternative<std::monostate>(value)) return column.presence == Presence::maybe;
  if (column.type == Type::integer) {
    const auto* whole = std::get_if<std::int64_t>(&value);
    if (!whole || column.domain == Domain::any) return whole != nullptr;
    return *whole >= 0 && (column.domain != Domain::truth || *whole <= 1);
  }
  if (column.type == Type::number) {
    const auto* number = std::get_if<double>(&value);
    return number && (column.domain == Domain::any || *number >= 0);
  }
  const auto* text = std::get_if<std::string_view>(&value);
  if (!text || column.domain != Domain::word) return text != nullptr;
  const auto words = column.words();
  return std::ranges::find(words, *text) != words.end();
}

Result<void> checkValue(const Column& column, const Value& value) {
  if (isRight(column, value)) return {};
  if (std::holds_alternative<std::monostate>(value))
    return failure(gridTexts["grid.nothing_found"], {{"column", column.name}});
  switch (column.type) {
    case Type::integer:
      if (const auto* whole = std::get_if<std::int64_t>(&value)) return checkWhole(column, *whole);
      break;
    case Type::number:
      if (const auto* number = std::get_if<double>(&value)) {
        // So that NaN is none either.
        if (column.domain == Domain::any || *number >= 0) return {};
        return wrongValue(column, value, gridTexts["grid.not_negative"]);
      }
      break;
    case Type::text:
      if (const auto* text = std::get_if<std::string_view>(&value))
        return column.domain == Domain::word ? checkWord(column, *text) : Result<void>();
      break;
  }
  return wrongValue(column, value, expectedText(column.type));
}

namespace {

/// How many columns of a table are keys, without the source.
std::size_t keysAfterSource(TableId table) { return table == TableId::parts ? 2 : 1; }

}  // namespace

void RowOrder::restart() { first_ = second_ = -1; }

Result<void> RowOrder::take(std::span<const Value> row) {
  const std::int64_t first = std::get<std::int64_t>(row[1]);
  const bool hasSecond = keysAfterSource(table_) == 2;
  const std::int64_t second = hasSecond ? std::get<std::int64_t>(row[2]) : 0;
  // A linkset may have no parts, of which its own row and the counts tell.
  const bool isNext =
      hasSecond ? (first == first_ ? second == second_ + 1 : first > first_ && second == 0)
                : first == first_ + 1;
  const bool isBehind = first < first_ || (first == first_ && second <= second_);
  first_ = first;
  second_ = second;
  if (isNext) return {};
  return failure(isBehind ? gridTexts["grid.double_row"] : gridTexts["grid.row_before_missing"]);
}

std::string placeOf(const Table& table, std::span<const Value> row) {
  std::string place(table.name);
  for (std::size_t i = 0; i < row.size(); ++i)
    if (table.columns[i].presence == Presence::key)
      place += fmt::format(", {} {}", table.columns[i].name, shownValue(row[i]));
  return place;
}

}  // namespace wb::grid

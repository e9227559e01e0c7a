#pragma once

#include "model/grid/schema.h"

#include <string>
#include <vector>

/// What engines are told that columns may hold, and what the program itself holds them to.
namespace wb::grid {

/// Returns the condition that a value of `column` fulfils, for CHECK; empty: any value of its type.
std::string conditionOf(const Column& column, query::Dialect dialect);

/// Returns `PRIMARY KEY (…)`, and a foreign key to the table whose rows those of `table` belong to;
/// none where a `dialect` knows no keys.
std::vector<std::string> keysOf(const Table& table, query::Dialect dialect);

/// Whether a value is one that its `column` may have.
bool isRight(const Column& column, const database::Value& value);
/// Fails, without a place, where a value is none that its `column` may have.
Result<void> checkValue(const Column& column, const database::Value& value);

/// Follows the rows of one table through one source: their keys count from 0 without a gap.
class RowOrder {
 public:
  explicit RowOrder(TableId table) : table_(table) {}

  /// Fails, without a place, where a row before `row` is missing, or it was there already.
  Result<void> take(std::span<const database::Value> row);
  /// The next source begins.
  void restart();

 private:
  TableId table_;
  std::int64_t first_ = -1;  ///< Keys of the last row.
  std::int64_t second_ = -1;
};

/// Returns where a row is, for people: `weighbridge_parts, source 3, linkset 0, part 2`.
std::string placeOf(const Table& table, std::span<const database::Value> row);

}  // namespace wb::grid

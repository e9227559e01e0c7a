#include "model/report/table_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace wb::table {
namespace {

std::vector<double> sumsOfColumns(const Table& table,
                                  std::initializer_list<std::string_view> keys) {
  std::vector<double> sums(table.rows);
  for (std::size_t column = 0; column < table.headings.size(); ++column) {
    if (std::ranges::find(keys, table.headings[column].key) == keys.end()) continue;
    for (std::size_t row = 0; row < table.rows; ++row)
      sums[row] += numberIn(table.cell(row, column));
  }
  return sums;
}

}  // namespace

Table withRows(Table table, std::vector<std::size_t> rows) {
  const auto chosen = std::make_shared<const std::vector<std::size_t>>(std::move(rows));
  table.rows = chosen->size();
  table.cell = [chosen, cell = std::move(table.cell)](std::size_t row, std::size_t column) {
    return cell((*chosen)[row], column);
  };
  table.target = [chosen, target = std::move(table.target)](std::size_t row) {
    return target((*chosen)[row]);
  };
  return table;
}

std::vector<std::size_t> rowsWhere(const Table& table,
                                   const std::function<bool(std::size_t row)>& test) {
  std::vector<std::size_t> rows;
  for (std::size_t row = 0; row < table.rows; ++row)
    if (test(row)) rows.push_back(row);
  return rows;
}

Table greatestFirst(Table table, std::initializer_list<std::string_view> keys) {
  const std::vector<double> sums = sumsOfColumns(table, keys);
  std::vector<std::size_t> order(table.rows);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&sums](std::size_t row) { return std::abs(sums[row]); });
  return withRows(std::move(table), std::move(order));
}

double numberIn(const Cell& cell) {
  if (const auto* count = std::get_if<std::size_t>(&cell)) return static_cast<double>(*count);
  if (const auto* unknown = std::get_if<Unknown>(&cell)) return unknown->value;
  const auto* number = std::get_if<double>(&cell);
  return number ? *number : 0;
}

}  // namespace wb::table

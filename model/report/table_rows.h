#pragma once

#include "model/report/table.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Other tables made of a table's rows.
namespace wb::table {

/// The rows with these numbers, in this order.
Table withRows(Table table, std::vector<std::size_t> rows);

/// The numbers of the rows that pass a test, in their order.
std::vector<std::size_t> rowsWhere(const Table& table,
                                   const std::function<bool(std::size_t row)>& test);

/// The table with its rows in the order of the sum of some of its numeric columns, without its
/// sign, the greatest first; of equal ones the order stays. Keys that the table lacks count as
/// nothing.
Table greatestFirst(Table table, std::initializer_list<std::string_view> keys);

/// A cell as a number, an unknown one as its bound; 0 for anything else.
double numberIn(const Cell& cell);

}  // namespace wb::table

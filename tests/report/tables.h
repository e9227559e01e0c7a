#pragma once

#include "model/report/table.h"

#include <string>
#include <utility>
#include <vector>

namespace wb::table::test {

/// A table of given cells; a column's title is its key.
inline Table tableOfCells(std::vector<Heading> headings, std::vector<std::vector<Cell>> rows) {
  for (Heading& heading : headings) heading.title = {heading.key, heading.key};
  Table table;
  table.headings = std::move(headings);
  table.rows = rows.size();
  table.cell = [cells = std::move(rows)](std::size_t row, std::size_t column) {
    return cells[row][column];
  };
  return table;
}

/// What a writer gives its sink, in one piece.
template <class Write>
std::string written(Write write) {
  std::string text;
  write([&text](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace wb::table::test

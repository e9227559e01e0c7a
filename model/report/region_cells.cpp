#include "model/report/region_cells.h"

#include "model/analysis/region_titles.h"

#include <algorithm>

namespace wb::table {
namespace {

std::string textOfCell(const Cell& cell) {
  const auto* text = std::get_if<std::string>(&cell);
  return text ? *text : std::string();
}

std::optional<std::size_t> columnOfKey(const Table& table, std::string_view key) {
  const auto found = std::ranges::find(table.headings, key, &Heading::key);
  if (found == table.headings.end()) return {};
  return static_cast<std::size_t>(found - table.headings.begin());
}

}  // namespace

Table withRegionTitles(Table table) {
  const auto name = columnOfKey(table, regionHeading.key);
  const auto id = columnOfKey(table, regionIdHeading.key);
  if (!name || !id) return table;
  weighing::RegionTitles titles;
  for (std::size_t row = 0; row < table.rows; ++row)
    titles.add(textOfCell(table.cell(row, *name)), textOfCell(table.cell(row, *id)));
  table.cell = [cell = std::move(table.cell), titles = std::move(titles), name, id](
                   std::size_t row, std::size_t column) {
    Cell one = cell(row, column);
    if (column != *name) return one;
    const auto* text = std::get_if<std::string>(&one);
    return text ? Cell{titles.of(*text, textOfCell(cell(row, *id)))} : one;
  };
  return table;
}

}  // namespace wb::table

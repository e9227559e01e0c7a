#include "ui/panels/table/row_filter.h"

#include <utility>

namespace wb::ui {

RowFilter::RowFilter(SearchWords words, std::vector<std::size_t> columns)
    : words_(std::move(words)), columns_(std::move(columns)), found_(columns_.size()) {}

std::vector<bool> RowFilter::matches(const table::Table& table, const TextOf& textOf) {
  std::vector<bool> matches(table.rows);
  for (std::size_t row = 0; row < table.rows; ++row) matches[row] = isMatch(table, row, textOf);
  return matches;
}

bool RowFilter::isMatch(const table::Table& table, std::size_t row, const TextOf& textOf) {
  if (expression_) return expression_->passes(table, row);
  std::uint64_t found = 0;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const table::Cell cell = table.cell(row, columns_[i]);
    const auto* text = std::get_if<std::string>(&cell);
    if (text == nullptr) continue;
    if (text->empty()) {  // What stands in for a name is each row's own.
      found |= words_.foundIn(textOf(row, columns_[i]));
      continue;
    }
    const auto [known, isNew] = found_[i].try_emplace(*text);
    if (isNew) known->second = words_.foundIn(textOf(row, columns_[i]));
    found |= known->second;
  }
  return found == words_.all();
}

void RowFilter::forget() { found_.assign(columns_.size(), {}); }

}  // namespace wb::ui

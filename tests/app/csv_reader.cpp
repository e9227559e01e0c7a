#include "tests/app/csv_reader.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace wb::app::test {
namespace {

/// Takes a quoted cell's text, its quotes already known to begin it.
std::string takeQuoted(std::string_view& text) {
  std::string cell;
  text.remove_prefix(1);
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == '"') {
      if (text.empty() || text.front() != '"') break;
      text.remove_prefix(1);
    }
    cell += c;
  }
  return cell;
}

std::string takeCell(std::string_view& text, char separator) {
  if (text.starts_with('"')) return takeQuoted(text);
  const std::string_view cell = text.substr(0, text.find_first_of(std::string{separator, '\n'}));
  text.remove_prefix(cell.size());
  return std::string(cell);
}

std::vector<std::string> takeLine(std::string_view& text, char separator) {
  std::vector<std::string> cells{takeCell(text, separator)};
  while (text.starts_with(separator)) {
    text.remove_prefix(1);
    cells.push_back(takeCell(text, separator));
  }
  EXPECT_TRUE(text.starts_with('\n')) << "a line must end with a line feed";
  text.remove_prefix(text.empty() ? 0 : 1);
  return cells;
}

}  // namespace

std::vector<std::string> csvKeys(std::string_view text) { return takeLine(text, ','); }

std::vector<Row> readCsv(std::string_view text, char separator) {
  std::vector<Row> rows;
  if (text.empty()) return rows;
  const std::vector<std::string> keys = takeLine(text, separator);
  while (!text.empty()) {
    const std::vector<std::string> cells = takeLine(text, separator);
    EXPECT_EQ(cells.size(), keys.size());
    Row& row = rows.emplace_back();
    for (std::size_t i = 0; i < std::min(keys.size(), cells.size()); ++i) row[keys[i]] = cells[i];
  }
  return rows;
}

}  // namespace wb::app::test

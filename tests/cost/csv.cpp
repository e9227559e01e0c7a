#include "tests/cost/csv.h"

#include <fstream>

namespace wb::cost::test {
namespace {

std::vector<std::string> cellsOf(const std::string& line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool doubled = quoted && line[i] == '"' && i + 1 < line.size() && line[i + 1] == '"';
    if (doubled) {
      cells.back() += line[++i];
    } else if (line[i] == '"') {
      quoted = !quoted;
    } else if (line[i] == ',' && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += line[i];
    }
  }
  return cells;
}

std::vector<std::vector<std::string>> linesOf(const std::string& name) {
  std::ifstream file(std::string(WEIGHBRIDGE_DATA) + "/cost/" + name);
  std::vector<std::vector<std::string>> lines;
  for (std::string line; std::getline(file, line);) {
    if (line.ends_with('\r')) line.pop_back();
    lines.push_back(cellsOf(line));
  }
  return lines;
}

}  // namespace

std::vector<CsvRow> readCsv(const std::string& name) {
  std::vector<CsvRow> rows;
  const auto lines = linesOf(name);
  for (std::size_t i = 1; i < lines.size(); ++i)
    for (std::size_t column = 0; column < lines[0].size(); ++column) {
      if (column == 0) rows.emplace_back();
      rows.back()[lines[0][column]] = lines[i].at(column);
    }
  return rows;
}

}  // namespace wb::cost::test

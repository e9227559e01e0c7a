#include "model/report/csv.h"

#include "model/base/number.h"
#include "model/report/utf8.h"

namespace wb::report {
namespace {

constexpr std::string_view utf8ByteOrderMark = "\xef\xbb\xbf";

bool looksLikeFormula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos;
}

bool needsQuotes(std::string_view text, char separator) {
  return text.find_first_of("\"\r\n") != std::string_view::npos ||
         text.find(separator) != std::string_view::npos;
}

struct CsvCell {
  std::string& line;
  char separator;

  void operator()(std::monostate) const {}
  void operator()(const Unknown&) const {}
  void operator()(bool value) const { line += value ? "true" : "false"; }
  void operator()(std::size_t count) const { line += std::to_string(count); }
  void operator()(double number) const { line += shortest(number); }
  void operator()(const std::string& text) const { line += csvText(text, separator); }
};

}  // namespace

std::string csvText(std::string_view text, char separator) {
  const std::string valid = validUtf8(text);
  std::string cell(looksLikeFormula(valid) ? "'" : "");
  if (!needsQuotes(valid, separator)) return cell += valid;
  cell.insert(0, 1, '"');
  for (const char c : valid) cell.append(c == '"' ? 2 : 1, c);
  return cell += '"';
}

void writeCsv(const Table& table, const CsvOptions& options, const Sink& sink) {
  const char separator = options.separator;
  const std::size_t columns = table.headings.size();
  std::string line(options.byteOrderMark ? utf8ByteOrderMark : "");
  for (std::size_t column = 0; column < columns; ++column) {
    if (column > 0) line += separator;
    line += table.headings[column].key;
  }
  sink(line += '\n');
  for (std::size_t row = 0; row < table.rows; ++row) {
    line.clear();
    for (std::size_t column = 0; column < columns; ++column) {
      if (column > 0) line += separator;
      std::visit(CsvCell{line, separator}, table.cell(row, column));
    }
    sink(line += '\n');
  }
}

}  // namespace wb::report

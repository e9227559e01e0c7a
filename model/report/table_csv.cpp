#include "model/report/table_csv.h"

#include "model/core/number.h"
#include "model/core/text_width.h"

namespace wb::table {
namespace {

constexpr std::string_view utf8ByteOrderMark = "\xef\xbb\xbf";

/// A spreadsheet drops what moves its own cursor, tabs and ends of lines, and computes what
/// follows.
bool looksLikeFormula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
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

std::string csvHead(std::span<const Heading> headings, const CsvOptions& options) {
  std::string line(options.byteOrderMark ? utf8ByteOrderMark : "");
  for (const Heading& heading : headings) {
    if (&heading != headings.data()) line += options.separator;
    line += heading.key;
  }
  return line += '\n';
}

void writeCsvRows(const Table& table, const CsvOptions& options, const Sink& sink) {
  const char separator = options.separator;
  std::string line;
  for (std::size_t row = 0; row < table.rows; ++row) {
    line.clear();
    for (std::size_t column = 0; column < table.headings.size(); ++column) {
      if (column > 0) line += separator;
      std::visit(CsvCell{line, separator}, table.cell(row, column));
    }
    sink(line += '\n');
  }
}

void writeCsv(const Table& table, const CsvOptions& options, const Sink& sink) {
  sink(csvHead(table.headings, options));
  writeCsvRows(table, options, sink);
}

}  // namespace wb::table

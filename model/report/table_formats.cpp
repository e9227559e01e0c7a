#include "model/report/table_formats.h"

#include "model/core/language.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/report/region_cells.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// Tables as CSV, JSON and aligned text. Text for a page is made in two passes, widths first;
// columns that do not fit are dropped greedily by rank, those of zeros alone first, then from the
// right: O(cells + columns squared). CSV follows RFC 4180 and guards against formulas; numbers are
// the shortest that read back bit-exact.

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

namespace {

struct JsonCell {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(const Unknown&) const { return nullptr; }
  Json operator()(const auto& value) const { return value; }
};

Json rowObject(const Table& table, std::size_t row) {
  Json object = Json::object();
  for (std::size_t column = 0; column < table.headings.size(); ++column)
    object[std::string(table.headings[column].key)] =
        std::visit(JsonCell{}, table.cell(row, column));
  return object;
}

}  // namespace

std::string jsonRow(const Table& table, std::size_t row) {
  return jsonText(rowObject(table, row), JsonLayout::oneLine);
}

std::string jsonHead(const JsonHead& head) {
  return "{\"weighbridge\": " + jsonText(head.version) +
         ", \"profile\": " + jsonText(head.profile ? Json(*head.profile) : Json()) +
         ", \"rows\": [";
}

void writeJson(const Table& table, const JsonHead& head, const Sink& sink) {
  sink(jsonHead(head));
  for (std::size_t row = 0; row < table.rows; ++row)
    sink((row > 0 ? ",\n" : "\n") + jsonRow(table, row));
  sink(table.rows > 0 ? "\n]}\n" : "]}\n");
}

namespace {

constexpr std::string_view gap = "  ";
/// Constants are named as `--set` takes them.
constexpr std::string_view constantColumn = "key";
constexpr std::string_view ruleMark = "\u2500";

/// Cells as they are written.
class CellText {
 public:
  explicit CellText(const Table& table) : table_(table) {
    std::vector<double> numbers;
    for (std::size_t column = 0; column < table.headings.size(); ++column)
      for (std::size_t row = 0; row < table.rows && hasEnough(column); ++row)
        if (const Cell cell = table.cell(row, column); const auto* one = std::get_if<double>(&cell))
          numbers.push_back(*one);
    digits_ = digitsToTellApart(std::move(numbers));
  }

  std::string of(const Cell& cell, std::size_t column) const {
    const auto* number = std::get_if<double>(&cell);
    if (number && hasEnough(column)) return readable(*number, digits_);
    const Content content = table_.headings[column].content;
    const bool isTyped = table_.headings[column].key == constantColumn;
    if (content == Content::word && !isTyped) return wordOf(readable(cell));
    return content == Content::words ? listedWords(readable(cell)) : readable(cell);
  }
  std::string at(std::size_t row, std::size_t column) const {
    return of(table_.cell(row, column), column);
  }

 private:
  /// A number among words (how far vertices move) is written as any other.
  static std::string wordOf(const std::string& word) {
    const auto number = parseNumber(word);
    return number ? readable(*number) : translatedWord(word);
  }
  /// `one two_three` as `one, two three`.
  static std::string listedWords(std::string_view words) {
    std::string list;
    while (!words.empty()) {
      const std::string_view word = words.substr(0, words.find(' '));
      list.append(list.empty() ? "" : ", ").append(translatedWord(word));
      words.remove_prefix(std::min(word.size() + 1, words.size()));
    }
    return list;
  }
  bool hasEnough(std::size_t column) const {
    return table_.headings[column].digits == Digits::enough;
  }

  const Table& table_;
  int digits_ = 0;
};

struct ShownColumn {
  std::size_t index = 0;  ///< Into the table's headings.
  std::string title;
  std::size_t width = 0;
  bool hasValues = false;
  bool numeric = true;
  bool isNothing = true;  ///< All numbers are 0.
  ColumnSum sum{};
  bool summed = false;
};

bool isNumber(const Cell& cell) {
  return std::holds_alternative<double>(cell) || std::holds_alternative<std::size_t>(cell) ||
         std::holds_alternative<Unknown>(cell);
}

bool isZero(const Cell& cell) {
  const auto* number = std::get_if<double>(&cell);
  const auto* count = std::get_if<std::size_t>(&cell);
  return (number && *number == 0) || (count && *count == 0);
}

void take(ShownColumn& column, const Cell& cell, const CellText& texts) {
  const std::string text = texts.of(cell, column.index);
  if (text.empty()) return;
  column.hasValues = true;
  column.numeric = column.numeric && isNumber(cell);
  column.isNothing = column.isNothing && isZero(cell);
  column.width = std::max(column.width, displayWidth(text));
  column.sum.add(cell);
}

ShownColumn measured(const Table& table, std::size_t index, const CellText& texts) {
  const Heading& heading = table.headings[index];
  ShownColumn column{.index = index, .title = rendered(heading.title)};
  for (std::size_t row = 0; row < table.rows; ++row) take(column, table.cell(row, index), texts);
  column.summed = heading.total == Total::sum && table.rows > 1;
  if (column.summed)
    column.width = std::max(column.width, displayWidth(readable(column.sum.cell())));
  column.width = std::max(column.width, displayWidth(column.title));
  return column;
}

std::size_t widthOf(const std::vector<ShownColumn>& columns) {
  std::size_t width = 0;
  for (const ShownColumn& column : columns) width += column.width + gap.size();
  return columns.empty() ? 0 : width - gap.size();
}

/// Of columns of one rank those of zeros alone go first, then the last.
void dropLeastImportant(std::vector<ShownColumn>& columns, const Table& table,
                        std::size_t pageWidth) {
  for (const Rank rank : {Rank::detail, Rank::useful})
    for (const bool isNothing : {true, false})
      for (std::size_t i = columns.size(); i-- > 0 && widthOf(columns) > pageWidth;)
        if (table.headings[columns[i].index].rank == rank && (columns[i].isNothing || !isNothing))
          columns.erase(columns.begin() + static_cast<std::ptrdiff_t>(i));
}

bool hasTotals(const std::vector<ShownColumn>& columns) {
  return std::ranges::any_of(columns, &ShownColumn::summed);
}

/// The line of sums begins with a word, unless the first column is a sum itself.
void makeRoomForLabel(std::vector<ShownColumn>& columns) {
  if (!hasTotals(columns) || columns.front().summed) return;
  columns.front().width =
      std::max(columns.front().width, displayWidth(rendered(tableTexts["report.total"])));
}

std::vector<ShownColumn> shownColumns(const Table& table, const CellText& texts,
                                      std::size_t pageWidth) {
  std::vector<ShownColumn> columns;
  for (std::size_t index = 0; index < table.headings.size(); ++index) {
    ShownColumn column = measured(table, index, texts);
    if (column.hasValues) columns.push_back(std::move(column));
  }
  dropLeastImportant(columns, table, pageWidth);
  makeRoomForLabel(columns);
  return columns;
}

/// One line, each column's text aligned as the column is; no spaces at its end.
template <class TextOf>
std::string alignedLine(const std::vector<ShownColumn>& columns, TextOf textOf) {
  std::string line;
  for (const ShownColumn& column : columns) {
    const std::string text = textOf(column);
    const std::size_t width = displayWidth(text);
    const std::string padding(column.width - std::min(width, column.width), ' ');
    line += column.numeric ? padding + text : text + padding;
    line += gap;
  }
  return line.erase(line.find_last_not_of(' ') + 1) + '\n';
}

std::string rule(std::size_t width) {
  std::string line;
  for (std::size_t i = 0; i < width; ++i) line += ruleMark;
  return line + '\n';
}

void writeTotals(const std::vector<ShownColumn>& columns, const Sink& sink) {
  if (!hasTotals(columns)) return;
  const std::size_t labelled = columns.front().index;
  sink(rule(widthOf(columns)));
  sink(alignedLine(columns, [labelled](const ShownColumn& column) {
    if (column.summed) return readable(column.sum.cell());
    return column.index == labelled ? rendered(tableTexts["report.total"]) : std::string();
  }));
}

}  // namespace

void writeText(const Table& table, std::size_t pageWidth, const Sink& sink) {
  const Table shown = withRegionTitles(table);
  const CellText texts(shown);
  const std::vector<ShownColumn> columns = shownColumns(shown, texts, pageWidth);
  if (columns.empty()) {
    sink(rendered(shown.whenEmpty) + '\n');
    return;
  }
  sink(alignedLine(columns, [](const ShownColumn& column) { return column.title; }));
  sink(rule(widthOf(columns)));
  for (std::size_t row = 0; row < shown.rows; ++row)
    sink(alignedLine(columns,
                     [&](const ShownColumn& column) { return texts.at(row, column.index); }));
  writeTotals(columns, sink);
}

}  // namespace wb::table

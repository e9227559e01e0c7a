#pragma once

#include "model/report/table.h"
#include "model/scene/json_printer.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace wb::table {

/// What spreadsheets may want otherwise.
struct CsvOptions {
  char separator = ',';  ///< No quote, line end, letter, digit, point or sign.
  bool byteOrderMark = false;
};

/// A text as one cell: guarded against being taken for a formula, and in quotes where it needs
/// them.
std::string csvText(std::string_view text, char separator);

/// The first line: the keys of the columns.
std::string csvHead(std::span<const Heading> headings, const CsvOptions& options);
/// The lines of the rows alone.
void writeCsvRows(const Table& table, const CsvOptions& options, const Sink& sink);

/// RFC 4180 with LF line ends, UTF-8, numbers in the shortest form that reads back bit-exact. A
/// text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a carriage
/// return) gets a leading apostrophe. The sink is called once a row.
void writeCsv(const Table& table, const CsvOptions& options, const Sink& sink);

using scene::JsonLayout;
using scene::jsonNumber;
using scene::jsonString;
using scene::jsonText;
using Json = scene::OrderedJson;

/// Which program under which constants made a JSON document.
struct JsonHead {
  std::string_view version;
  std::optional<std::string> profile;  ///< Nothing where rows were weighed under different ones.
};

/// A row as an object on one line; an empty cell is null.
std::string jsonRow(const Table& table, std::size_t row);

/// What a document begins with, up to its rows.
std::string jsonHead(const JsonHead& head);

/// {"weighbridge": version, "profile": …, "rows": [one object a row]}, each row on its own line
/// with the table's keys; an empty cell is null. The sink is called once a row.
void writeJson(const Table& table, const JsonHead& head, const Sink& sink);

/// Columns that a page for people has when its width is not known.
inline constexpr std::size_t standardPageWidth = 120;

/// A table for people: aligned, numbers rounded and to the right, a last line of sums. Columns
/// without any value are left out; so are the least important ones, from the right, until the
/// table fits `pageWidth` (essential ones stay).
void writeText(const Table& table, std::size_t pageWidth, const Sink& sink);

}  // namespace wb::table

#pragma once

#include "model/core/json_printer.h"
#include "model/report/table.h"

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
/// @param text       What is no UTF-8 in it is replaced; line ends stay.
/// @param separator  As CsvOptions::separator.
std::string csvText(std::string_view text, char separator);

/// The first line: the keys of the columns.
/// @param headings  Their keys, in this order.
/// @param options   Begins with the byte order mark where they say so. Ends with a line end.
std::string csvHead(std::span<const Heading> headings, const CsvOptions& options);
/// The lines of the rows alone.
/// @param table    Each cell is made once.
/// @param options  As for writeCsv().
/// @param sink     Called once a row.
void writeCsvRows(const Table& table, const CsvOptions& options, const Sink& sink);

/// RFC 4180 with LF line ends, UTF-8, numbers in the shortest form that reads back bit-exact. A
/// text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a carriage
/// return) gets a leading apostrophe. The sink is called once a row.
/// @param table    Without rows: its first line alone.
/// @param options  Separator and byte order mark.
/// @param sink     Called once for the first line, and once a row.
void writeCsv(const Table& table, const CsvOptions& options, const Sink& sink);

using wb::JsonLayout;
using wb::jsonNumber;
using wb::jsonString;
using wb::jsonText;
using Json = OrderedJson;

/// Which program under which constants made a JSON document.
struct JsonHead {
  std::string_view version;
  std::optional<std::string> profile;  ///< Nothing where rows were weighed under different ones.
};

/// A row as an object on one line; an empty cell is null.
/// @param table  Its keys are the members, in this order.
/// @param row    Less than table.rows.
std::string jsonRow(const Table& table, std::size_t row);

/// What a document begins with, up to its rows.
/// @param head  Without a profile: null.
std::string jsonHead(const JsonHead& head);

/// {"weighbridge": version, "profile": …, "rows": [one object a row]}, each row on its own line
/// with the table's keys; an empty cell is null. The sink is called once a row.
/// @param table  Without rows: an empty list.
/// @param head   What made the document.
/// @param sink   Called with the head, once a row, and with the end.
void writeJson(const Table& table, const JsonHead& head, const Sink& sink);

/// Columns that a page for people has when its width is not known.
inline constexpr std::size_t standardPageWidth = 120;

/// A table for people: aligned, numbers rounded and to the right, a last line of sums. Columns
/// without any value are left out; so are the least important ones, from the right, until the
/// table fits `pageWidth` (essential ones stay).
/// @param table      Cells are made more than once: for the widths, then for the lines.
/// @param pageWidth  In columns of a terminal.
/// @param sink       Called once a line.
void writeText(const Table& table, std::size_t pageWidth, const Sink& sink);

}  // namespace wb::table

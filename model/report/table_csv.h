#pragma once

#include "model/report/table.h"

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

}  // namespace wb::table

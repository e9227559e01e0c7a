#pragma once

#include "model/report/table.h"

namespace wb::report {

/// What spreadsheets may want otherwise.
struct CsvOptions {
  char separator = ',';  ///< No quote, line end, letter, digit, point or sign.
  bool byteOrderMark = false;
};

/// RFC 4180 with LF line ends, UTF-8, numbers in the shortest form that reads back bit-exact. A
/// text that a spreadsheet would take for a formula (it begins with = + - @) gets a leading
/// apostrophe. The sink is called once a row.
void writeCsv(const Table& table, const CsvOptions& options, const Sink& sink);

}  // namespace wb::report

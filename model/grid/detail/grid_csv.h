#pragma once

#include "model/grid/detail/database_value.h"
#include "model/grid/detail/schema.h"

#include <span>
#include <string>

namespace wb::grid {

/// The first line: the names of the columns.
std::string csvHead(const Table& table);

/// A row as RFC 4180 has it, with LF at its end: NULL is empty, an empty text is `""`, numbers are
/// the shortest that read back bit-exact. Texts stay as they are, also those that a spreadsheet
/// would take for a formula: these files are for engines.
void appendCsvRow(std::string& out, std::span<const database::Value> row);

/// A whole gzip file. Such files one after the other are one file again.
std::string gzipped(std::string_view text);

}  // namespace wb::grid

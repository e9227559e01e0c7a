#pragma once

#include "app/output.h"
#include "model/report/table.h"
#include "model/report/table_csv.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace wb::app {

enum class TableFormat : std::uint8_t { csv, json, text };

/// How and where to write a table.
struct TableArguments {
  TableFormat format = TableFormat::csv;
  table::CsvOptions csv;
  std::string output;  ///< File; empty: standard output.
};

/// `--format`, `--csv-separator` and `--csv-bom`. The arguments must outlive the command.
void addTableFormat(CLI::App& command, TableArguments& arguments, TableFormat standard);

/// The same and `-o`.
void addTable(CLI::App& command, TableArguments& arguments, TableFormat standard);

/// `profile` is what JSON says beside the rows.
void writeTable(const table::Table& table, const std::optional<std::string>& profile,
                const TableArguments& arguments, Output& output);

}  // namespace wb::app

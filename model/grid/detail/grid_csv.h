#pragma once

#include "model/core/core.h"
#include "model/grid/database.h"
#include "model/grid/schema.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace wb::grid {

/// The first line: the names of the columns.
std::string csvHead(const Table& table);

/// A row as RFC 4180 has it, with LF at its end: NULL is empty, an empty text is `""`, numbers are
/// the shortest that read back bit-exact. Texts stay as they are, also those that a spreadsheet
/// would take for a formula: these files are for engines.
void appendCsvRow(std::string& out, std::span<const database::Value> row);

/// A whole gzip file. Such files one after the other are one file again.
std::string gzipped(std::string_view text);

/// Reads a table's CSV file, gzip or not, row by row: however large it is, no more than a row is
/// held. Errors name the file, the line and the expected value.
class CsvReader {
 public:
  /// Fails where the first line is not the names of the table's columns.
  static Result<CsvReader> open(const std::filesystem::path& path, TableId table);
  CsvReader(CsvReader&&) noexcept;
  CsvReader& operator=(CsvReader&&) noexcept;
  ~CsvReader();

  /// Goes to the next row; false: there is none.
  Result<bool> next();
  /// The row's values in the order of the table's columns, until next() is called again.
  std::span<const database::Value> row() const { return values_; }
  /// Returns `why` as an error at this row.
  tl::unexpected<Diagnostic> refuse(Diagnostic why) const {
    return wrong(why.text, std::move(why.arguments));
  }

 private:
  /// A value as it stands in the file.
  struct Field {
    std::size_t begin = 0;  ///< In text_.
    std::size_t end = 0;
    bool isQuoted = false;
  };
  struct File;

  CsvReader(const std::filesystem::path& path, TableId table);
  bool fill();
  int take();
  void takePlain();
  Result<bool> readFields();
  Result<void> readQuoted();
  Result<void> convert();
  Result<void> checkHead();
  tl::unexpected<Diagnostic> wrong(Text text, std::vector<Argument> arguments) const;

  const Table* table_;
  std::string path_;
  std::unique_ptr<File> file_;
  std::size_t line_ = 0;  ///< From 1: on which the row begins.
  std::size_t linesRead_ = 0;
  std::string text_;  ///< All fields of the row.
  std::vector<Field> fields_;
  std::vector<database::Value> values_;
};

}  // namespace wb::grid

#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

struct CsvRow {
  std::size_t line = 1;  ///< Where it begins.
  std::vector<std::string> cells;
};

/// Goes through the rows of a CSV (RFC 4180) in UTF-8, with or without a byte order mark, its lines
/// ended in any way; between cells stands what stands first in its first line of comma, semicolon
/// and tab. Lines without anything are left out. The apostrophe before a cell that would be a
/// formula is taken away.
class CsvReader {
 public:
  /// Text and task must outlive the reader.
  CsvReader(std::string_view text, const Task& task);

  /// The next row; nothing after the last. Fails for a quote that does not end, past limits.h, and
  /// when cancelled.
  Result<std::optional<CsvRow>> next();

 private:
  bool isAtEndOfRow() const;
  tl::unexpected<Diagnostic> fail(Text text, std::vector<Argument> arguments = {}) const;
  Result<CsvRow> readRow();
  void endRow();
  std::string readModel();
  Result<std::string> readQuoted();
  /// Whether to go on after a byte.
  bool step() const;

  std::string_view text_;
  const Task& task_;
  char separator_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t rows_ = 0;
};

/// The part of readMeasured (measured_costs.h) that reads CSV.
Result<Loaded<std::vector<scene::Measured>>> readMeasuredCsv(std::string_view text,
                                                             const scene::Scene& scene,
                                                             const Task& task);

}  // namespace wb::import

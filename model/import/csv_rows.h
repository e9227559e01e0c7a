#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

struct CsvRow {
  std::size_t line = 1;  ///< Where it begins.
  std::vector<std::string> cells;
};

/// The rows of a CSV (RFC 4180) in UTF-8, with or without a byte order mark, its lines ended in any
/// way; between cells stands what stands first in its first line of comma, semicolon and tab. Lines
/// without anything are left out. The apostrophe before a cell that would be a formula is taken
/// away. Fails for a quote that does not end, and past limits.h.
Result<std::vector<CsvRow>> csvRows(std::string_view text);

}  // namespace wb::import

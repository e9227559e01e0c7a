#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace wb::app::test {

/// A row of CSV by its columns' keys.
using Row = std::map<std::string, std::string>;

/// Reads RFC 4180 as any spreadsheet would; fails the test where a row has not as many cells as the
/// first line has keys.
std::vector<Row> readCsv(std::string_view text, char separator = ',');

/// The cells of the first line.
std::vector<std::string> csvKeys(std::string_view text);

}  // namespace wb::app::test

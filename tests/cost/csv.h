#pragma once

#include <map>
#include <string>
#include <vector>

namespace wb::cost::test {

using CsvRow = std::map<std::string, std::string>;

/// The rows of a CSV file (RFC 4180, quoted cells allowed) in tests/data/cost, by column name.
std::vector<CsvRow> readCsv(const std::string& name);

}  // namespace wb::cost::test

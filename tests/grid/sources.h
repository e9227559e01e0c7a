#pragma once

#include "model/grid/database.h"
#include "model/grid/schema.h"

#include <string>
#include <vector>

namespace wb::grid::test {

/// Texts that a program might take for something else, and one that is longer than what is handed
/// to PostgreSQL at once.
const std::vector<std::string>& hostileTexts();

/// A source of one linkset for each text, which it and its part are called; the part's size tells
/// which. All texts are also regions.
SourceStatistics sourceNamed(const std::vector<std::string>& texts, const std::string& file);

/// A cell as text that tells NULL, whole numbers, numbers and texts apart.
std::string shown(const database::Value& value);

using Rows = std::vector<std::vector<std::string>>;

/// All rows of a table that the sources have, numbered from 0.
Rows rowsOf(TableId table, const std::vector<SourceStatistics>& sources);

/// All rows of a table in a database, by their keys.
Rows rowsIn(database::Database& database, TableId table);

}  // namespace wb::grid::test

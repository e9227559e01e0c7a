#pragma once

#include "model/analysis/analysis.h"
#include "model/grid/answer.h"
#include "model/grid/database.h"
#include "model/grid/detail/tables.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace wb::query::test {

/// What a comparison of an answer with a report found.
struct Found {
  std::size_t cells = 0;
  std::vector<std::string> ties;       ///< Cells that differ where that is no wonder, in words.
  std::vector<std::string> different;  ///< The first of the others, in words.
};

/// Scenes in the tables of a database, and weighed by the program itself.
class Grid {
 public:
  /// `database`: as openDatabase() wants it.
  explicit Grid(const std::string& database);

  void add(weighing::Weighing weighing);
  database::Database& database() { return *database_; }
  const std::vector<weighing::Weighing>& weighings() const { return weighings_; }

  /// Asks the database and makes the report, of the whole, and compares cell by cell.
  Found compare(const Question& question);

 private:
  std::unique_ptr<database::Database> database_;
  std::optional<grid::GridTables> tables_{};  ///< Opened once, under the profile of the first.
  std::vector<weighing::Weighing> weighings_;
};

/// A scene that no file holds, as it is weighed under a profile.
weighing::Weighing weighed(std::string file, scene::Scene scene, const cost::Profile& profile);

}  // namespace wb::query::test

#pragma once

#include "model/grid/database.h"
#include "model/grid/schema.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace wb::grid {

/// Gives the rows of a table about one source, which has this number.
using RowGiver = std::function<Result<void>(TableId table, std::int64_t number, const RowSink&)>;

/// A source that is in the tables.
struct KnownSource {
  std::int64_t number = 0;
  std::string sha256;
  std::string companions;  ///< See companionsOf().
  bool isRead = false;     ///< It has no problem.
};
using KnownSources = std::map<std::string, KnownSource, std::less<>>;  ///< By file.

/// All rows of the table meta; none where the database has no such table.
Result<std::vector<MetaRow>> readMeta(database::Database& database);

/// Gives columns that an earlier version made their names of today.
Result<void> renameOldColumns(database::Database& database);

/// Fails where tables with these rows, told as `name`, are of another schema than this program's,
/// or made under other constants than the profile's.
Result<void> checkMeta(const std::string& name, const std::vector<MetaRow>& meta,
                       const cost::Profile& profile);

/// The tables in a database, to be filled. What is not theirs is left alone. The database must
/// outlive this.
class GridTables {
 public:
  /// Makes those that are missing, for statistics under this profile. Fails where there are tables
  /// of the same names that are no such tables, or of another schema, or under other baked
  /// constants.
  static Result<GridTables> open(database::Database& database, const cost::Profile& profile,
                                 std::string_view program);

  const KnownSources& known() const { return known_; }

  /// Whether a source is there with the same content, as are the files that it names, and could be
  /// read.
  bool isThere(const Source& source) const;
  /// Puts a source in, in one transaction, in place of an earlier one of the same file, unless it
  /// isThere(). Several programs may do so at once.
  Result<void> put(const SourceStatistics& source);
  /// The same of rows that come from elsewhere.
  Result<void> put(const Source& source, const RowGiver& rows);
  /// Adds rows of meta that are not there yet.
  Result<void> remember(const std::vector<MetaRow>& rows);

 private:
  GridTables(database::Database& database, const cost::Profile& profile)
      : database_(&database), profile_(profile) {}
  Result<void> readKnown();
  Result<void> seeOthers();
  Result<void> remove(std::int64_t number);
  Result<void> fill(TableId table, std::int64_t number, const RowGiver& rows);

  database::Database* database_;
  cost::Profile profile_;
  KnownSources known_;
  std::int64_t next_ = 0;  ///< Number of the next new source.
};

}  // namespace wb::grid

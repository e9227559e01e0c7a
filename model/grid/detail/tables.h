#pragma once

#include "model/grid/database.h"
#include "model/grid/detail/digest.h"
#include "model/grid/schema.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace wb::grid {

/// Gives the rows of one of tablesOfRows about one source, which has this number.
using RowGiver = std::function<Result<void>(TableId table, std::int64_t number, const RowSink&)>;
/// Looks at what was given, before it is there for others; its failure undoes all.
using WrittenCheck = std::function<Result<void>(const Written& written)>;

/// A source that is in the tables.
struct KnownSource {
  std::int64_t number = 0;
  std::string sha256;
  std::string companions;  ///< See companionsOf().
  std::int64_t digest = 0;
  bool isRead = false;  ///< It has no problem.
};
using KnownSources = std::map<std::string, KnownSource, std::less<>>;  ///< By file.

/// All rows of the table meta; none where the database has no such table.
Result<std::vector<MetaRow>> readMeta(database::Database& database);

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
  Result<void> put(const Source& source, const RowGiver& rows, const WrittenCheck& check);
  /// Notes, in one transaction, those of the `files` that are not there: until each is put in, the
  /// tables say that it is missing, whatever ends the load.
  Result<void> expect(std::span<const std::string> files);
  /// Adds rows of meta that are not there yet.
  Result<void> remember(const std::vector<MetaRow>& rows);

 private:
  GridTables(database::Database& database, const cost::Profile& profile)
      : database_(&database), profile_(profile) {}
  Result<void> readKnown();
  Result<void> readList();
  Result<void> seeOthers();
  Result<void> removeRowOfMeta(const std::string& key);
  Result<void> remove(std::int64_t number);
  Result<void> fill(TableId table, const std::function<Result<void>(const RowSink&)>& rows);
  Result<Written> fillAll(const Source& source, std::int64_t number, const RowGiver& rows);
  Result<void> list(std::int64_t number, const std::string& file, std::int64_t digest);
  Result<void> changeList(std::int64_t sources, std::int64_t digest);

  database::Database* database_;
  cost::Profile profile_;
  KnownSources known_;
  SourceList list_;        ///< As the table meta had it last.
  std::int64_t next_ = 0;  ///< Number of the next new source.
};

}  // namespace wb::grid

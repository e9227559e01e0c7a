#pragma once

#include "model/grid/schema.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Counts and digests, by which tables are known to hold what was written into them.
namespace wb::grid {

/// How many rows of a source each table has, and a digest of all their values. It finds what went
/// wrong by accident or by hand; it is no signature.
struct Written {
  std::int64_t regions = 0;
  std::int64_t linksets = 0;
  std::int64_t parts = 0;
  std::int64_t digest = 0;

  bool operator==(const Written&) const = default;
};

/// Those that a source has many rows in.
inline constexpr std::array tablesOfRows{TableId::regions, TableId::linksets, TableId::parts};

/// Returns the source that a row of the table of sources stands for.
Source sourceOfRow(std::span<const database::Value> row);
/// Returns what such a row says of its rows in the other tables.
Written writtenOfRow(std::span<const database::Value> row);

/// Returns the digest of one row without its key `source`, which depends on what else is in the
/// tables. PostgreSQL computes the same by digestSql().
/// @param table   Two tables with the same values have different digests.
/// @param values  Of the columns that count, in their order.
std::int64_t digestOf(TableId table, std::span<const database::Value> values);

/// Returns the digest of a row of meta; the key is a part of it.
std::int64_t digestOf(const MetaRow& row);

/// Counts the rows of one source, and adds up their digest in any order.
class SourceDigest {
 public:
  /// Takes a `row` of `table`, which is one of regions, linksets and parts.
  void add(TableId table, std::span<const database::Value> row);
  /// Returns the fields that go into the row of `source`: the digest covers the file's facts, too.
  Written written(const Source& source) const;

 private:
  Written rows_;
};

/// All sources that are in the tables, and their digest: a row of meta, by which a source that is
/// gone is missed. The row lists no files: for that, each source has a row of meta of its own.
struct SourceList {
  std::int64_t sources = 0;
  std::int64_t digest = 0;  ///< Of all sources, and of the baked constants.

  bool operator==(const SourceList&) const = default;
};

/// The key of the row of meta with the SourceList.
inline constexpr std::string_view sourcesKey = "sources";

/// Returns the list of no sources under the baked constants in some rows of `meta`.
SourceList emptyList(std::span<const MetaRow> meta);
/// Returns the value of the row of meta: `3 -1234`.
std::string listText(const SourceList& list);
/// Reads such a `text`; nothing for any other.
std::optional<SourceList> listIn(std::string_view text);

/// Returns the row of meta that names the file of a source: `source.3`.
MetaRow sourceRow(std::int64_t number, std::string_view file);
/// Returns the number of the source that a `key` of meta stands for; nothing for any other key.
std::optional<std::int64_t> sourceIn(std::string_view key);

/// Returns the row of meta that names a `file` from when its load begins until it is put in:
/// `pending.` and the file's SHA-256, as an index takes no long names.
MetaRow pendingRow(std::string_view file);
/// Whether a `key` of meta is that of such a row.
bool isPending(std::string_view key);

/// Returns a query for PostgreSQL (14 or newer) with a row for each source in one of the tables:
/// source, file, then the numbers of Written as the table of sources has them (NULL: it has no such
/// row), then those that its rows have now.
std::string digestSql();

/// Returns a query for PostgreSQL with one row that says what matters of those of digestSql(): how
/// many there are, how many of them differ from what was written, the digests of the table of
/// sources by exclusive or, and those of the rows of meta that its files should have.
std::string digestSummarySql();

}  // namespace wb::grid

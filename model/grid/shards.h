#pragma once

#include "model/core/task.h"
#include "model/grid/database.h"
#include "model/grid/query.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Tables of statistics that are partitioned over several PostgreSQL servers.
namespace wb::query {

/// A server that holds whole sources.
struct Shard {
  std::string server;  ///< Its name at the coordinator; empty: the coordinator itself.
  /// The tables of statistics as it calls them: steps that stand before those of a query.
  std::vector<std::string> tables;
};

/// The servers that tables are partitioned over.
struct Shards {
  std::vector<Shard> servers;  ///< Empty: rows are not elsewhere, or must come here.
  /// Why rows must come here though they are elsewhere.
  std::optional<Diagnostic> obstacle{};
};

/// Reads from a coordinator's catalogue where its tables are: partitions that are foreign tables of
/// postgres_fdw, each source on one server.
/// @param database  Any; none of SQLite has shards.
Result<Shards> shardsOf(database::Database& database);

struct Population;

/// The cells of a row, in the order of headingsOf().
using Row = std::vector<table::Cell>;

/// Takes one row after the other; false: no more are wanted.
using RowTaker = std::function<bool(Row row)>;

/// How many linksets and parts all `shards` of a `database` have: one row of each crosses. Fails
/// where a server does, and when the `task` is cancelled.
Result<Population> populationOf(database::Database& database, const Shards& shards,
                                const Task& task);

/// A query that every shard is asked as it stands, over its own tables.
struct ShardQuery {
  std::string sql;      ///< A SELECT.
  std::string columns;  ///< Of its rows, with their types: `source bigint, file text`.
};

/// Asks all `shards` of a `database` the same `query` at the same time; `row` gets the rows of one
/// after the other. Fails where a server does, and when the `task` is cancelled.
Result<void> askAllShards(database::Database& database, const Shards& shards,
                          const ShardQuery& query,
                          const std::function<void(std::span<const database::Value> row)>& row,
                          const Task& task);

/// Asks all shards at the same time and merges what they answer, as askInPieces() does.
/// @param database  The coordinator; must have no transaction open.
/// @param shards    What shardsOf() found; not empty.
/// @param question  By parts and linksets, it is asked about some sources at a time.
/// @param taker     Called on this thread.
/// @param task      Cancelled: fails, and so does what the shards do.
/// @return Fails where a shard does, and names it.
Result<void> askShards(database::Database& database, const Shards& shards, const Question& question,
                       const RowTaker& taker, const Task& task);

}  // namespace wb::query

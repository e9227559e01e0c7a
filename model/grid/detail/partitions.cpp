#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/shard_relations.h"
#include "model/grid/schema.h"
#include "model/grid/shards.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Where a coordinator's rows are, from its catalogue: shards need each source whole on one server,
// so the partitions of all four tables must have the same bounds there. O(partitions).

namespace wb::query {
namespace {

using database::Answer;
using database::Database;
using database::Value;

constexpr std::array shardedTables{grid::TableId::sources, grid::TableId::regions,
                                   grid::TableId::linksets, grid::TableId::parts};

std::string textOfCatalogue(const Value& value) {
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? std::string(*text) : std::string();
}

/// A partition as the catalogue has it.
struct Partition {
  std::string table;    ///< Whose it is: `weighbridge_parts`.
  std::string server;   ///< Empty: it is here.
  std::string wrapper;  ///< The server's foreign-data wrapper.
  std::string schema;   ///< As the server calls it.
  std::string name;
  std::string bound;  ///< Which sources it holds.
  std::int64_t level = 0;
};

std::string partitionsQuery() {
  std::vector<std::string> names;
  for (const grid::TableId id : shardedTables)
    names.push_back(fmt::format("('{}')", grid::table(id).name));
  return fmt::format(
      "SELECT t.name, s.srvname::text, w.fdwname::text, COALESCE((SELECT option_value FROM "
      "pg_options_to_table(f.ftoptions) WHERE option_name = 'schema_name'), n.nspname::text), "
      "COALESCE((SELECT option_value FROM pg_options_to_table(f.ftoptions) WHERE option_name = "
      "'table_name'), c.relname::text), pg_get_expr(c.relpartbound, c.oid), p.level FROM (VALUES "
      "{}) t(name) CROSS JOIN LATERAL pg_partition_tree(to_regclass(quote_ident(t.name))) p JOIN "
      "pg_class c ON c.oid = p.relid JOIN pg_namespace n ON n.oid = c.relnamespace LEFT JOIN "
      "pg_foreign_table f ON f.ftrelid = c.oid LEFT JOIN pg_foreign_server s ON s.oid = f.ftserver "
      "LEFT JOIN pg_foreign_data_wrapper w ON w.oid = s.srvfdw WHERE p.isleaf AND p.level > 0 "
      "ORDER BY 2 NULLS FIRST, 1, 6",
      fmt::join(names, ", "));
}

Result<std::vector<Partition>> partitionsIn(Database& database) {
  std::vector<Partition> all;
  const Answer answer{.row = [&all](std::span<const Value> row) {
    all.push_back({textOfCatalogue(row[0]), textOfCatalogue(row[1]), textOfCatalogue(row[2]),
                   textOfCatalogue(row[3]), textOfCatalogue(row[4]), textOfCatalogue(row[5]),
                   std::get<std::int64_t>(row[6])});
    return true;
  }};
  if (auto asked = database.query(partitionsQuery(), {}, answer); !asked)
    return failure(std::move(asked));
  return all;
}

/// Whether each server has the same sources in every table: then none is on two.
bool areTogether(const std::vector<Partition>& partitions) {
  std::map<std::string, std::map<std::string, std::multiset<std::string>>> bounds;
  for (const Partition& one : partitions) {
    if (one.level != 1) return false;
    bounds[one.server][one.table].insert(one.bound);
  }
  return std::ranges::all_of(bounds, [](const auto& server) {
    const auto& ofTables = server.second;
    return ofTables.size() == shardedTables.size() &&
           std::ranges::all_of(ofTables, [&](const auto& table) {
             return table.second == ofTables.begin()->second;
           });
  });
}

/// Nothing: the servers can be asked.
Result<std::optional<Diagnostic>> obstacleOf(Database& database,
                                             const std::vector<Partition>& partitions) {
  const auto because = [&database](Text why) {
    return std::optional(inFile(failure(why).value(), database.name()));
  };
  const bool isWrapped = std::ranges::all_of(partitions, [](const Partition& one) {
    return one.server.empty() || one.wrapper == "postgres_fdw";
  });
  if (!isWrapped || !areTogether(partitions)) return because(queryTexts["query.not_together"]);
  bool has = false;
  const Answer answer{.row = [&has](std::span<const Value>) { return has = true; }};
  if (auto asked =
          database.query("SELECT 1 FROM pg_extension WHERE extname = 'dblink'", {}, answer);
      !asked)
    return failure(std::move(asked));
  if (!has) return because(queryTexts["query.no_dblink"]);
  return std::optional<Diagnostic>();
}

std::string relationsStep(const std::vector<Partition>& partitions, const std::string& server) {
  std::vector<std::string> rows;
  for (const Partition& one : partitions) {
    if (one.server != server) continue;
    const std::string relation =
        database::quotedName(one.schema) + "." + database::quotedName(one.name);
    rows.push_back(fmt::format("({}, {})", quotedText(server, Dialect::postgresql),
                               quotedText(relation, Dialect::postgresql)));
  }
  return fmt::format("{}(\"server\", \"relation\") AS (VALUES {})",
                     database::quotedName(shardRelations), fmt::join(rows, ", "));
}

/// `"weighbridge_parts" AS NOT MATERIALIZED (SELECT … FROM …)`: without the words, what is read
/// twice would be copied first.
std::vector<std::string> tableSteps(const std::vector<Partition>& partitions,
                                    const std::string& server) {
  std::vector<std::string> all;
  for (const grid::TableId id : shardedTables) {
    const grid::Table& table = grid::table(id);
    std::vector<std::string> columns;
    for (const std::string_view column : columnNames(table))
      columns.push_back(database::quotedName(column));
    std::vector<std::string> selects;
    for (const Partition& one : partitions)
      if (one.server == server && one.table == table.name)
        selects.push_back(fmt::format("SELECT {} FROM {}.{}", fmt::join(columns, ", "),
                                      database::quotedName(one.schema),
                                      database::quotedName(one.name)));
    all.push_back(fmt::format("{} AS NOT MATERIALIZED (\n  {}\n)", database::quotedName(table.name),
                              fmt::join(selects, "\n  UNION ALL ")));
  }
  all.push_back(relationsStep(partitions, server));
  return all;
}

}  // namespace

Result<Shards> shardsOf(Database& database) {
  Shards shards;
  if (database.engine() != database::Engine::postgresql) return shards;
  const auto partitions = partitionsIn(database);
  if (!partitions) return tl::unexpected(partitions.error());
  std::set<std::string> servers;
  for (const Partition& one : *partitions) servers.insert(one.server);
  if (std::ranges::all_of(servers, &std::string::empty)) return shards;
  auto obstacle = obstacleOf(database, *partitions);
  if (!obstacle) return failure(std::move(obstacle));
  shards.obstacle = std::move(*obstacle);
  if (shards.obstacle) return shards;
  for (const std::string& server : servers)
    shards.servers.push_back({server, tableSteps(*partitions, server)});
  return shards;
}

}  // namespace wb::query

#include "model/grid/detail/schema.h"

#include "model/grid/detail/grid_fields.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace wb::grid {
namespace {

using database::Engine;

std::vector<Table> makeTables() {
  return {
      {TableId::meta, "meta", "weighbridge_meta",
       "What the tables were made by, and under which constants.", metaColumns()},
      {TableId::sources, "sources", "weighbridge_sources", "One row a file.", sourceColumns()},
      {TableId::regions, "regions", "weighbridge_regions",
       "One row a region of a file; the last, unnamed one holds what is in none.", regionColumns()},
      {TableId::linksets, "linksets", "weighbridge_linksets", "One row a linkset.",
       linksetColumns()},
      {TableId::parts, "parts", "weighbridge_parts", "One row a part.", partColumns()}};
}

std::string_view word(Type type, Engine engine) {
  const bool isSqlite = engine == Engine::sqlite;
  switch (type) {
    case Type::integer:
      return isSqlite ? "INTEGER" : "BIGINT";
    case Type::number:
      return isSqlite ? "REAL" : "DOUBLE PRECISION";
    default:
      return "TEXT";
  }
}

std::string definition(const Column& column, Engine engine) {
  return fmt::format("{} {}{}", database::quotedName(column.name), word(column.type, engine),
                     column.presence == Presence::maybe ? "" : " NOT NULL");
}

std::string primaryKey(const Table& table) {
  std::vector<std::string> keys;
  for (const Column& column : table.columns)
    if (column.presence == Presence::key) keys.push_back(database::quotedName(column.name));
  return fmt::format("PRIMARY KEY ({})", fmt::join(keys, ", "));
}

/// In SQLite rows lie in the order of their key, and the key is not stored twice.
std::string_view ending(Engine engine) {
  return engine == Engine::sqlite ? ") WITHOUT ROWID" : ")";
}

std::string commented(const Column& column, Engine engine) {
  return fmt::format("  {},  -- {}{}\n", definition(column, engine),
                     column.unit.empty() ? std::string() : fmt::format("[{}] ", column.unit),
                     column.meaning);
}

}  // namespace

const Table& table(TableId id) {
  static const std::vector<Table> tables = makeTables();
  return tables[static_cast<std::size_t>(id)];
}

std::vector<std::string_view> columnNames(const Table& table) {
  std::vector<std::string_view> names;
  for (const Column& column : table.columns) names.push_back(column.name);
  return names;
}

std::string createStatement(const Table& table, Engine engine) {
  std::vector<std::string> definitions;
  for (const Column& column : table.columns) definitions.push_back(definition(column, engine));
  definitions.push_back(primaryKey(table));
  return fmt::format("CREATE TABLE IF NOT EXISTS {} ({}{}", database::quotedName(table.name),
                     fmt::join(definitions, ", "), ending(engine));
}

std::string schemaText(Engine engine) {
  std::string text =
      fmt::format("-- Weighbridge's tables of statistics, schema {}.\n", schemaVersion);
  for (const TableId id : allTables) {
    const Table& one = table(id);
    text += fmt::format("\n-- {}\nCREATE TABLE IF NOT EXISTS {} (\n", one.meaning,
                        database::quotedName(one.name));
    for (const Column& column : one.columns) text += commented(column, engine);
    text += fmt::format("  {}\n{};\n", primaryKey(one), ending(engine));
  }
  return text;
}

}  // namespace wb::grid

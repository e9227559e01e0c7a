#pragma once

#include "model/grid/database.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The statistics of many scenes as tables that any engine can hold and weigh.
namespace wb::grid {

/// What the tables below look like; a change of their columns, or of what one of them says by rules
/// that no query can change (confidence), makes it greater.
inline constexpr int schemaVersion = 3;

/// In the order in which they are written.
enum class TableId : std::uint8_t { meta, sources, regions, linksets, parts };
inline constexpr std::array allTables{TableId::meta, TableId::sources, TableId::regions,
                                      TableId::linksets, TableId::parts};

/// Whole numbers (truths are 0 and 1), numbers, texts in UTF-8.
enum class Type : std::uint8_t { integer, number, text };
/// Part of the primary key, always there, or NULL where there is nothing to say.
enum class Presence : std::uint8_t { key, always, maybe };

struct Column {
  std::string_view name;
  Type type;
  Presence presence;
  std::string_view unit;  ///< Empty: none.
  std::string_view meaning;
  std::string_view oldName{};  ///< Its name in tables of earlier versions; empty: the same.
};

struct Table {
  TableId id;
  std::string_view word;  ///< In names of files: `parts`.
  std::string_view name;  ///< In a database: `weighbridge_parts`.
  std::string_view meaning;
  std::vector<Column> columns;
};

const Table& table(TableId id);
std::vector<std::string_view> columnNames(const Table& table);

/// `CREATE TABLE IF NOT EXISTS …` in the engine's words.
std::string createStatement(const Table& table, database::Engine engine);

/// All tables as statements, each column with its unit and meaning as a comment.
std::string schemaText(database::Engine engine);

}  // namespace wb::grid

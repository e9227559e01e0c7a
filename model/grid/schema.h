#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/cost.h"
#include "model/cost/profile.h"
#include "model/grid/database.h"
#include "model/scene/scene.h"
#include "model/scene/upload_facts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::grid {

/// A row of the table meta.
using MetaRow = std::pair<std::string, std::string>;

/// Whether a constant or choice is baked into the tables: geometry or the choice of a part's
/// representation rests on it. All others can be changed in a query.
/// @param key  Of a constant or choice, as `--set` takes it. False for a key that is neither.
bool isBaked(std::string_view key);

/// Every one of those with its value under a profile: `baked.small_side`, `0.5`.
std::vector<MetaRow> bakedRows(const cost::Profile& profile);

/// What the table meta says of tables made under a profile: schema, program and bakedRows().
std::vector<MetaRow> metaRows(const cost::Profile& profile, std::string_view program);

/// The keys, without their prefix, of which tables with these rows have another value than the
/// profile.
/// @param meta     Rows of the table meta; a baked key that they lack counts as differing.
/// @param profile  What the tables are compared with.
/// @return Empty: the tables can answer under the profile.
std::vector<std::string> differingBaked(std::span<const MetaRow> meta,
                                        const cost::Profile& profile);

}  // namespace wb::grid

/// The statistics of many scenes as tables that any engine can hold and weigh.
namespace wb::grid {

/// What the tables below look like; a change of their columns, or of what one of them says by rules
/// that no query can change (confidence), makes it greater.
inline constexpr int schemaVersion = 6;

/// In the order in which they are written.
enum class TableId : std::uint8_t { meta, sources, regions, linksets, parts };
inline constexpr std::array allTables{TableId::meta, TableId::sources, TableId::regions,
                                      TableId::linksets, TableId::parts};

/// Whole numbers (truths are 0 and 1), numbers, texts in UTF-8.
enum class Type : std::uint8_t { integer, number, text };
/// Part of the primary key, always there, or NULL where there is nothing to say.
enum class Presence : std::uint8_t { key, always, maybe };
/// Which values a column may have: any of its type, 0 or 1, whole numbers or numbers from 0, or one
/// of some words.
enum class Domain : std::uint8_t { any, truth, count, amount, word };

/// A column of a table, and what its values mean.
struct Column {
  std::string_view name;
  Type type;
  Presence presence;
  std::string_view unit;  ///< Empty: none.
  std::string_view meaning;
  Domain domain = Domain::any;
  std::span<const std::string_view> (*words)() = nullptr;  ///< Those of Domain::word.
};

/// A table of statistics, the same in files and in any engine.
struct Table {
  TableId id;
  std::string_view word;  ///< In names of files: `parts`.
  std::string_view name;  ///< In a database: `weighbridge_parts`.
  std::string_view meaning;
  std::vector<Column> columns;
};

/// Returns the table of an `id`, valid for the whole program.
const Table& table(TableId id);
/// Returns the names of a `table`'s columns in their order.
std::vector<std::string_view> columnNames(const Table& table);

/// `CREATE TABLE IF NOT EXISTS …` in the engine's words, with keys and constraints: what a column
/// may hold is checked by the engine too.
/// @param table   One of table().
/// @param engine  Decides types; in SQLite the table is strict and without row ids.
std::string createStatement(const Table& table, database::Engine engine);

/// All tables as statements, each column with its unit and meaning as a comment; after them, how to
/// load files that weighbridge statistics wrote. The name of a file tells whether it is compressed.
/// @param dialect  In whose words. SQLite and PostgreSQL are loaded by the program: of these, what
///                 loads the files without it is a comment.
/// @param parts    Path of the table of parts, as the engine finds it.
std::string schemaText(query::Dialect dialect, const std::filesystem::path& parts);

/// One file that was read, or could not be.
struct Source {
  std::string file;  ///< As it was named.
  std::string sha256;
  std::optional<std::size_t> bytes;
  std::string problem;       ///< Why it could not be read; empty: it could.
  std::string companions{};  ///< See companionsOf().
};

/// What rows are made of: a file, its scene (nothing, where it could not be read), and the
/// statistics of all its parts.
struct SourceStatistics {
  Source source;
  scene::Scene scene;
  cost::SceneStatistics statistics;
  /// Whether each part would upload (see scene::uploadOf), a linkset after the other; what was
  /// asked while the scene had its meshes.
  std::vector<std::optional<scene::UploadState>> uploads{};
};

/// Gets one row after the other, its values in the order of the table's columns; they are there
/// until it returns. Its first failure ends the writing.
using RowSink = std::function<Result<void>(std::span<const database::Value> row)>;

/// The rows of one table about a source with this number. Representations are as decided under the
/// profile, whose geometry rules the statistics were made under; no other constant matters. The
/// table is not `meta`; the row of `sources` takes a look at all others.
/// @param table    Which rows.
/// @param source   Must have statistics for each part of its scene.
/// @param number   Of the source, the first key of all its rows.
/// @param profile  Under which the statistics were made.
/// @param sink     Gets the rows of that table alone; its failure is the result.
Result<void> writeRows(TableId table, const SourceStatistics& source, std::int64_t number,
                       const cost::Profile& profile, const RowSink& sink);

/// In place of what no engine can hold, a NUL or bytes that are no UTF-8, texts of the scene get
/// U+FFFD; a finding says so.
Diagnostics makeTextsStorable(scene::Scene& scene);
/// The same of one text; whether there was any.
/// @param text  Changed in place.
bool makeStorable(std::string& text);

}  // namespace wb::grid

#include "model/grid/detail/tables.h"

#include "model/grid/detail/grid_texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace wb::grid {
namespace {

using database::Answer;
using database::Database;
using database::Loader;
using database::Transaction;
using database::Value;

std::string quoted(TableId id) { return database::quotedName(table(id).name); }

std::string textIn(const Value& value) {
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? std::string(*text) : std::string();
}

tl::unexpected<Diagnostic> refusal(const std::string& name, Text text,
                                   std::vector<Argument> arguments) {
  return tl::unexpected(inFile(failure(text, std::move(arguments)).value(), name));
}

Result<void> make(Database& database, const std::vector<MetaRow>& meta) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return failure(std::move(transaction));
  for (const TableId id : allTables)
    if (auto made = database.execute(createStatement(table(id), database.engine())); !made)
      return made;
  // What another program put in since is right or wrong like anything that is there.
  const auto there = readMeta(database);
  if (!there) return tl::unexpected(there.error());
  if (!there->empty()) return {};
  auto loader = database.load(table(TableId::meta).name, columnNames(table(TableId::meta)));
  if (!loader) return failure(std::move(loader));
  for (const auto& [key, value] : meta)
    if (auto added = (*loader)->add(std::array<Value, 2>{key, value}); !added) return added;
  if (auto ended = (*loader)->end(); !ended) return ended;
  return transaction->commit();
}

/// Of a table; none where it does not exist.
Result<std::vector<std::string>> columnsIn(Database& database, std::string_view table) {
  std::vector<std::string> columns;
  const Answer answer{.row = [&columns](std::span<const Value> row) {
    columns.push_back(textIn(row[0]));
    return true;
  }};
  const bool isFile = database.engine() == database::Engine::sqlite;
  const Value name = isFile ? table : std::string_view();
  const std::string sql = isFile ? std::string("SELECT name FROM pragma_table_info($1)")
                                 : fmt::format(
                                       "SELECT attname::text FROM pg_attribute WHERE attrelid = "
                                       "to_regclass('{}') AND attnum > 0 AND NOT attisdropped",
                                       database::quotedName(table));
  const auto asked = database.query(sql, {&name, isFile ? std::size_t{1} : 0}, answer);
  if (!asked) return tl::unexpected(asked.error());
  return columns;
}

/// The first of the tables that is there; nothing: none is.
Result<std::string> firstOfTables(Database& database) {
  for (const TableId id : allTables) {
    const auto has = database.hasTable(table(id).name);
    if (!has) return tl::unexpected(has.error());
    if (*has) return std::string(table(id).name);
  }
  return std::string();
}

}  // namespace

Result<void> checkMeta(const std::string& name, const std::vector<MetaRow>& meta,
                       const cost::Profile& profile) {
  const auto schema = std::ranges::find(meta, "schema", &MetaRow::first);
  if (schema == meta.end() || schema->second != std::to_string(schemaVersion))
    return refusal(name, gridTexts["grid.other_schema"],
                   {{"found", schema == meta.end() ? std::string("-") : schema->second},
                    {"expected", schemaVersion}});
  const std::vector<std::string> keys = differingBaked(meta, profile);
  if (keys.empty()) return {};
  return refusal(name, gridTexts["grid.other_constants"],
                 {{"keys", fmt::format("{}", fmt::join(keys, ", "))}});
}

Result<std::vector<MetaRow>> readMeta(Database& database) {
  std::vector<MetaRow> meta;
  const auto has = database.hasTable(table(TableId::meta).name);
  if (!has) return tl::unexpected(has.error());
  if (!*has) return meta;
  const Answer answer{.row = [&meta](std::span<const Value> row) {
    meta.emplace_back(textIn(row[0]), textIn(row[1]));
    return true;
  }};
  auto asked = database.query(
      fmt::format("SELECT \"key\", \"value\" FROM {} ORDER BY 1", quoted(TableId::meta)), {},
      answer);
  if (!asked) return failure(std::move(asked));
  return meta;
}

Result<void> renameOldColumns(Database& database) {
  for (const TableId id : allTables) {
    const auto there = columnsIn(database, table(id).name);
    if (!there) return tl::unexpected(there.error());
    for (const Column& column : table(id).columns) {
      if (column.oldName.empty() || std::ranges::find(*there, column.oldName) == there->end())
        continue;
      if (auto renamed = database.execute(
              fmt::format("ALTER TABLE {} RENAME COLUMN {} TO {}", quoted(id),
                          database::quotedName(column.oldName), database::quotedName(column.name)));
          !renamed)
        return renamed;
    }
  }
  return {};
}

Result<GridTables> GridTables::open(Database& database, const cost::Profile& profile,
                                    std::string_view program) {
  auto there = firstOfTables(database);
  if (!there) return failure(std::move(there));
  auto meta = readMeta(database);
  if (!meta) return failure(std::move(meta));
  // Tables that were made as `--schema` prints them know of nothing yet.
  const bool isNew = there->empty() || *there == table(TableId::meta).name;
  if (isNew && meta->empty()) {
    if (auto made = make(database, metaRows(profile, program)); !made)
      return failure(std::move(made));
    meta = readMeta(database);
    if (!meta) return failure(std::move(meta));
  }
  if (auto right = checkMeta(database.name(), *meta, profile); !right)
    return failure(std::move(right));
  if (auto renamed = renameOldColumns(database); !renamed) return failure(std::move(renamed));
  GridTables tables(database, profile);
  if (auto read = tables.readKnown(); !read) return failure(std::move(read));
  return tables;
}

Result<void> GridTables::readKnown() {
  const Answer answer{.row = [this](std::span<const Value> row) {
    const std::int64_t number = std::get<std::int64_t>(row[0]);
    known_[textIn(row[1])] = {number, textIn(row[2]), textIn(row[4]),
                              std::holds_alternative<std::monostate>(row[3])};
    next_ = std::max(next_, number + 1);
    return true;
  }};
  return database_->query(
      fmt::format("SELECT \"source\", \"file\", \"sha256\", \"problem\", \"companions\" FROM {}",
                  quoted(TableId::sources)),
      {}, answer);
}

Result<void> GridTables::put(const SourceStatistics& source) {
  return put(source.source, [&](TableId id, std::int64_t number, const RowSink& sink) {
    return writeRows(id, source, number, profile_, sink);
  });
}

Result<void> GridTables::put(const Source& source, const RowGiver& rows) {
  auto transaction = Transaction::begin(*database_);
  if (!transaction) return failure(std::move(transaction));
  if (auto seen = seeOthers(); !seen) return seen;
  if (isThere(source)) return transaction->commit();
  const auto before = known_.find(source.file);
  const std::int64_t number = before == known_.end() ? next_ : before->second.number;
  if (before != known_.end())
    if (auto removed = remove(number); !removed) return removed;
  for (const TableId id : {TableId::sources, TableId::regions, TableId::linksets, TableId::parts})
    if (auto filled = fill(id, number, rows); !filled) return filled;
  if (auto done = transaction->commit(); !done) return done;
  known_[source.file] = {number, source.sha256, source.companions, source.problem.empty()};
  next_ = std::max(next_, number + 1);
  return {};
}

Result<void> GridTables::remember(const std::vector<MetaRow>& rows) {
  for (const auto& [key, value] : rows) {
    const std::array<Value, 2> parameters{std::string_view(key), std::string_view(value)};
    const std::string meta = quoted(TableId::meta);
    if (auto done = database_->query(
            fmt::format("INSERT INTO {0} (\"key\", \"value\") SELECT CAST($1 AS TEXT), CAST($2 AS "
                        "TEXT) WHERE NOT EXISTS (SELECT 1 FROM {0} WHERE \"key\" = $1)",
                        meta),
            parameters, {});
        !done)
      return done;
  }
  return {};
}

/// Others that fill the same tables wait until this transaction is over, and what they put in since
/// the last one is known: another program, or one that was killed and is only now at its end.
Result<void> GridTables::seeOthers() {
  const std::string sources = quoted(TableId::sources);
  if (database_->engine() == database::Engine::postgresql)
    if (auto locked = database_->execute("LOCK TABLE " + sources + " IN SHARE ROW EXCLUSIVE MODE");
        !locked)
      return locked;
  std::int64_t next = 0;
  const Answer answer{.row = [&next](std::span<const Value> row) {
    next = std::get<std::int64_t>(row[0]);
    return true;
  }};
  auto asked = database_->query(
      fmt::format("SELECT COALESCE(MAX(\"source\") + 1, 0) FROM {}", sources), {}, answer);
  if (!asked) return asked;
  return next == next_ ? Result<void>() : readKnown();
}

bool GridTables::isThere(const Source& source) const {
  const auto found = known_.find(source.file);
  return found != known_.end() && found->second.isRead && source.problem.empty() &&
         found->second.sha256 == source.sha256 && found->second.companions == source.companions;
}

Result<void> GridTables::remove(std::int64_t number) {
  const Value parameter = number;
  for (const TableId id : {TableId::sources, TableId::regions, TableId::linksets, TableId::parts})
    if (auto done = database_->query(
            fmt::format("DELETE FROM {} WHERE \"source\" = $1", quoted(id)), {&parameter, 1}, {});
        !done)
      return done;
  return {};
}

Result<void> GridTables::fill(TableId id, std::int64_t number, const RowGiver& rows) {
  auto loader = database_->load(table(id).name, columnNames(table(id)));
  if (!loader) return failure(std::move(loader));
  Loader& into = **loader;
  const auto add = [&into](std::span<const Value> row) { return into.add(row); };
  if (auto given = rows(id, number, add); !given) return given;
  return into.end();
}

}  // namespace wb::grid

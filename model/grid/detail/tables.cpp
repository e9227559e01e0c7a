#include "model/grid/detail/tables.h"

#include "model/grid/detail/grid_fields.h"
#include "model/grid/detail/grid_texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
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

/// PostgreSQL's IF NOT EXISTS does not see tables that another transaction is just making, and
/// fails when that one ends. SQLite waits at the beginning of a transaction.
Result<void> waitForOthersThatMakeTables(Database& database) {
  if (database.engine() != database::Engine::postgresql) return {};
  return database.execute("SELECT pg_advisory_xact_lock(hashtext('weighbridge'))");
}

Result<void> make(Database& database, const std::vector<MetaRow>& meta) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return failure(std::move(transaction));
  if (auto waited = waitForOthersThatMakeTables(database); !waited) return waited;
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
  if (schema == meta.end())
    return refusal(name, gridTexts["grid.no_schema"], {{"expected", schemaVersion}});
  if (schema->second != std::to_string(schemaVersion))
    return refusal(name, gridTexts["grid.other_schema"],
                   {{"found", schema->second}, {"expected", schemaVersion}});
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

Result<GridTables> GridTables::open(Database& database, const cost::Profile& profile,
                                    std::string_view program) {
  auto there = firstOfTables(database);
  if (!there) return failure(std::move(there));
  auto meta = readMeta(database);
  if (!meta) return failure(std::move(meta));
  // Tables that were made as `--schema` prints them know of nothing yet.
  const bool isNew = there->empty() || *there == table(TableId::meta).name;
  if (isNew && meta->empty()) {
    std::vector<MetaRow> rows = metaRows(profile, program);
    rows.emplace_back(std::string(sourcesKey), listText(emptyList(rows)));
    if (auto made = make(database, rows); !made) return failure(std::move(made));
    meta = readMeta(database);
    if (!meta) return failure(std::move(meta));
  }
  if (auto right = checkMeta(database.name(), *meta, profile); !right)
    return failure(std::move(right));
  GridTables tables(database, profile);
  if (auto read = tables.readList(); !read) return failure(std::move(read));
  if (auto read = tables.readKnown(); !read) return failure(std::move(read));
  return tables;
}

Result<void> GridTables::readKnown() {
  const Answer answer{.row = [this](std::span<const Value> row) {
    const std::int64_t number = std::get<std::int64_t>(row[0]);
    const auto* digest = std::get_if<std::int64_t>(&row[5]);
    known_[textIn(row[1])] = {number, textIn(row[2]), textIn(row[4]), digest ? *digest : 0,
                              std::holds_alternative<std::monostate>(row[3])};
    next_ = std::max(next_, number + 1);
    return true;
  }};
  return database_->query(
      fmt::format("SELECT \"source\", \"file\", \"sha256\", \"problem\", \"companions\", "
                  "\"digest\" FROM {}",
                  quoted(TableId::sources)),
      {}, answer);
}

Result<void> GridTables::put(const SourceStatistics& source) {
  return put(
      source.source,
      [&](TableId id, std::int64_t number, const RowSink& sink) {
        return writeRows(id, source, number, profile_, sink);
      },
      [](const Written&) { return Result<void>(); });
}

Result<void> GridTables::put(const Source& source, const RowGiver& rows,
                             const WrittenCheck& check) {
  auto transaction = Transaction::begin(*database_);
  if (!transaction) return failure(std::move(transaction));
  if (auto seen = seeOthers(); !seen) return seen;
  if (auto settled = removeRowOfMeta(pendingRow(source.file).first); !settled) return settled;
  if (isThere(source)) return transaction->commit();
  const auto before = known_.find(source.file);
  const bool isNew = before == known_.end();
  const std::int64_t number = isNew ? next_ : before->second.number;
  if (!isNew)
    if (auto removed = remove(number); !removed) return removed;
  const auto written = fillAll(source, number, rows);
  if (!written) return tl::unexpected(written.error());
  if (auto right = check(*written); !right) return right;
  if (auto listed = isNew ? list(number, source.file, written->digest)
                          : changeList(0, written->digest ^ before->second.digest);
      !listed)
    return listed;
  if (auto done = transaction->commit(); !done) return done;
  known_[source.file] = {number, source.sha256, source.companions, written->digest,
                         source.problem.empty()};
  next_ = std::max(next_, number + 1);
  return {};
}

/// The row of the source is the last, since it has the digest of all others.
Result<Written> GridTables::fillAll(const Source& source, std::int64_t number,
                                    const RowGiver& rows) {
  SourceDigest digest;
  for (const TableId id : tablesOfRows) {
    auto filled = fill(id, [&](const RowSink& sink) {
      return rows(id, number, [&](std::span<const Value> row) {
        digest.add(id, row);
        return sink(row);
      });
    });
    if (!filled) return failure(std::move(filled));
  }
  const Written written = digest.written(source);
  auto filled = fill(TableId::sources, [&](const RowSink& sink) {
    return writeSource(source, written, number, sink);
  });
  if (!filled) return failure(std::move(filled));
  return written;
}

/// A source of this number is new.
Result<void> GridTables::list(std::int64_t number, const std::string& file, std::int64_t digest) {
  // What is left of an earlier one, whose other rows somebody removed, is seen by the list's
  // digest.
  const MetaRow row = sourceRow(number, file);
  const std::array<Value, 2> parameters{std::string_view(row.first), std::string_view(row.second)};
  if (auto removed = removeRowOfMeta(row.first); !removed) return removed;
  if (auto added = database_->query(
          fmt::format("INSERT INTO {} (\"key\", \"value\") VALUES ($1, $2)", quoted(TableId::meta)),
          parameters, {});
      !added)
    return added;
  return changeList(1, digest);
}

Result<void> GridTables::changeList(std::int64_t sources, std::int64_t digest) {
  const SourceList list{list_.sources + sources, list_.digest ^ digest};
  const std::string text = listText(list);
  const std::array<Value, 2> parameters{sourcesKey, std::string_view(text)};
  auto changed = database_->query(
      fmt::format("UPDATE {} SET \"value\" = $2 WHERE \"key\" = $1", quoted(TableId::meta)),
      parameters, {});
  if (changed) list_ = list;
  return changed;
}

Result<void> GridTables::removeRowOfMeta(const std::string& key) {
  const Value parameter = std::string_view(key);
  return database_->query(fmt::format("DELETE FROM {} WHERE \"key\" = $1", quoted(TableId::meta)),
                          {&parameter, 1}, {});
}

Result<void> GridTables::expect(std::span<const std::string> files) {
  auto transaction = Transaction::begin(*database_);
  if (!transaction) return failure(std::move(transaction));
  if (auto seen = seeOthers(); !seen) return seen;
  const auto meta = readMeta(*database_);
  if (!meta) return tl::unexpected(meta.error());
  std::set<MetaRow> pending;
  for (const std::string& file : files) {
    const auto known = known_.find(file);
    if (known == known_.end() || !known->second.isRead) pending.insert(pendingRow(file));
  }
  for (const MetaRow& row : *meta) pending.erase(row);
  auto filled = fill(TableId::meta, [&pending](const RowSink& sink) {
    for (const auto& [key, value] : pending)
      if (auto added = sink(std::array<Value, 2>{std::string_view(key), std::string_view(value)});
          !added)
        return added;
    return Result<void>();
  });
  return filled ? transaction->commit() : filled;
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
  const SourceList before = list_;
  if (auto read = readList(); !read) return read;
  return before == list_ ? Result<void>() : readKnown();
}

/// Every source that is put in changes it.
Result<void> GridTables::readList() {
  std::optional<SourceList> list;
  const Answer answer{.row = [&list](std::span<const Value> row) {
    list = listIn(textIn(row[0]));
    return true;
  }};
  const Value key = sourcesKey;
  auto asked = database_->query(
      fmt::format("SELECT \"value\" FROM {} WHERE \"key\" = $1", quoted(TableId::meta)), {&key, 1},
      answer);
  if (!asked) return asked;
  if (!list)
    return refusal(database_->name(), gridTexts["grid.no_digest"],
                   {{"table", table(TableId::meta).name}});
  list_ = *list;
  return {};
}

bool GridTables::isThere(const Source& source) const {
  const auto found = known_.find(source.file);
  return found != known_.end() && found->second.isRead && source.problem.empty() &&
         found->second.sha256 == source.sha256 && found->second.companions == source.companions;
}

Result<void> GridTables::remove(std::int64_t number) {
  const Value parameter = number;
  for (const TableId id : {TableId::parts, TableId::linksets, TableId::regions, TableId::sources})
    if (auto done = database_->query(
            fmt::format("DELETE FROM {} WHERE \"source\" = $1", quoted(id)), {&parameter, 1}, {});
        !done)
      return done;
  return {};
}

Result<void> GridTables::fill(TableId id, const std::function<Result<void>(const RowSink&)>& rows) {
  auto loader = database_->load(table(id).name, columnNames(table(id)));
  if (!loader) return failure(std::move(loader));
  Loader& into = **loader;
  if (auto given = rows([&into](std::span<const Value> row) { return into.add(row); }); !given)
    return given;
  return into.end();
}

}  // namespace wb::grid

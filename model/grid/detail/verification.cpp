#include "model/grid/detail/verification.h"

#include "model/grid/detail/constraints.h"
#include "model/grid/detail/digest.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/shard_relations.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

// Whether tables hold what was written. Counts and a digest are computed again from all rows, by
// this program from SQLite's, by PostgreSQL itself (digest.cpp), and compared with those in the
// table of sources; these are compared with the list in meta. O(rows), once when a database is
// opened: tests/benchmarks/grid.cpp says how long it takes.

namespace wb::grid {
namespace {

using database::Answer;
using database::Database;
using database::Value;

/// A source as its row says it, and as its other rows are.
struct FoundSource {
  Source source{};
  Written expected{};
  Written found{};
};

using FoundSources = std::map<std::int64_t, FoundSource>;

std::size_t countOf(std::int64_t number) { return static_cast<std::size_t>(number); }

std::int64_t wholeOr0(const Value& value) {
  const auto* whole = std::get_if<std::int64_t>(&value);
  return whole ? *whole : 0;
}

/// Of one database: its name goes into every refusal.
class Verification {
 public:
  Verification(Database& database, const Task& task) : database_(database), task_(task) {}

  Result<void> ask(const std::string& sql, std::vector<Value> parameters,
                   const std::function<Result<void>(std::span<const Value>)>& row) const {
    Result<void> right;
    const Answer answer{.row = [&](std::span<const Value> values) {
      right = row(values);
      return right.has_value();
    }};
    auto asked = database_.query(sql, parameters, answer, task_);
    return right ? asked : right;
  }

  tl::unexpected<Diagnostic> refuse(Text text, std::vector<Argument> arguments,
                                    std::string place = {}) const {
    return tl::unexpected(
        inFile(failure(text, std::move(arguments), std::move(place)).value(), database_.name()));
  }

  Result<void> checkSources(const FoundSources& sources, const std::vector<MetaRow>& meta) const {
    std::map<std::int64_t, std::string_view> listed;
    std::optional<SourceList> list;
    for (const auto& [key, value] : meta) {
      if (key == sourcesKey) list = listIn(value);
      if (const auto number = sourceIn(key)) listed.emplace(*number, value);
    }
    SourceList found = emptyList(meta);
    for (const auto& [number, one] : sources) {
      if (auto right = checkSource(number, one); !right) return right;
      ++found.sources;
      found.digest ^= one.expected.digest;
      const auto there = listed.find(number);
      if (there == listed.end() || there->second != one.source.file)
        return refuse(gridTexts["grid.unlisted"],
                      {{"file", one.source.file}, {"source", countOf(number)}});
      listed.erase(there);
    }
    if (!listed.empty())
      return refuse(gridTexts["grid.source_missing"],
                    {{"file", listed.begin()->second}, {"source", countOf(listed.begin()->first)}});
    if (!list) return refuse(gridTexts["grid.no_digest"], {{"table", table(TableId::meta).name}});
    if (found == *list) return {};
    return refuse(gridTexts["grid.sources_changed"],
                  {{"expected", countOf(list->sources)}, {"found", countOf(found.sources)}});
  }

 private:
  Result<void> checkSource(std::int64_t number, const FoundSource& one) const {
    const std::array counts{std::pair(one.expected.regions, one.found.regions),
                            std::pair(one.expected.linksets, one.found.linksets),
                            std::pair(one.expected.parts, one.found.parts)};
    for (std::size_t i = 0; i < counts.size(); ++i)
      if (const auto [expected, found] = counts[i]; expected != found)
        return refuse(
            gridTexts["grid.other_rows"],
            {{"file", one.source.file}, {"expected", countOf(expected)}, {"found", countOf(found)}},
            std::string(table(tablesOfRows[i]).name));
    if (one.expected == one.found) return {};
    return refuse(gridTexts["grid.changed"],
                  {{"file", one.source.file}, {"source", countOf(number)}});
  }

  Database& database_;
  const Task& task_;
};

tl::unexpected<Diagnostic> unlistedSource(const Verification& verification, TableId id,
                                          std::int64_t number) {
  return verification.refuse(gridTexts["grid.source_unlisted"],
                             {{"source", countOf(number)}, {"table", table(TableId::sources).name}},
                             std::string(table(id).name));
}

/// All of SQLite's: the file, what the tables are made of, and every value.
class SqliteVerification {
 public:
  SqliteVerification(Database& database, const Task& task) : all_(database, task) {}

  Result<void> check(const std::vector<MetaRow>& meta) {
    if (auto right = checkFile(); !right) return right;
    for (const TableId id : allTables)
      if (auto right = checkTable(table(id)); !right) return right;
    for (const TableId id : {TableId::sources, TableId::regions, TableId::linksets, TableId::parts})
      if (auto right = checkRows(id); !right) return right;
    for (auto& [number, one] : sources_) one.found = digests_[number].written(one.source);
    return all_.checkSources(sources_, meta);
  }

 private:
  Result<void> checkFile() const {
    // Values are looked at one by one below.
    auto quick = all_.ask("PRAGMA ignore_check_constraints = ON", {},
                          [](std::span<const Value>) { return Result<void>(); });
    if (!quick) return quick;
    return all_.ask("PRAGMA quick_check(1)", {}, [this](std::span<const Value> row) {
      const auto* answer = std::get_if<std::string_view>(row.data());
      if (answer && *answer == "ok") return Result<void>();
      const std::string_view reason = answer ? *answer : std::string_view();
      return Result<void>(all_.refuse(gridTexts["grid.damaged"], {{"reason", reason}}));
    });
  }

  /// That it is one, and that nothing hangs on it.
  Result<void> checkTable(const Table& table) const {
    bool isTable = false;
    auto asked = all_.ask(
        "SELECT type, \"strict\", wr FROM pragma_table_list WHERE schema = 'main' AND name = $1",
        {table.name}, [&isTable](std::span<const Value> row) {
          isTable = row[0] == Value{std::string_view("table")} && wholeOr0(row[1]) == 1 &&
                    wholeOr0(row[2]) == 1;
          return Result<void>();
        });
    if (!asked) return asked;
    if (!isTable) return all_.refuse(gridTexts["grid.not_a_table"], {{"table", table.name}});
    if (auto right = checkColumns(table); !right) return right;
    return all_.ask(
        "SELECT type, name FROM sqlite_master WHERE tbl_name = $1 COLLATE NOCASE AND type <> "
        "'table' AND name NOT LIKE 'sqlite_autoindex_%'",
        {table.name}, [&](std::span<const Value> row) {
          const auto* type = std::get_if<std::string_view>(&row[0]);
          const auto* name = std::get_if<std::string_view>(&row[1]);
          return Result<void>(all_.refuse(gridTexts["grid.foreign_object"],
                                          {{"table", table.name},
                                           {"kind", type ? *type : std::string_view()},
                                           {"name", name ? *name : std::string_view()}}));
        });
  }

  Result<void> checkColumns(const Table& table) const {
    std::size_t count = 0;
    std::int64_t keys = 0;
    bool isSame = true;
    auto asked = all_.ask(
        "SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo($1)", {table.name},
        [&](std::span<const Value> row) {
          const Column* column = count < table.columns.size() ? &table.columns[count] : nullptr;
          ++count;
          const bool isKey = column && column->presence == Presence::key;
          if (isKey) ++keys;
          isSame &= column && row[0] == Value{column->name} &&
                    row[1] == Value{sqliteType(column->type)} &&
                    wholeOr0(row[2]) == (column->presence == Presence::maybe ? 0 : 1) &&
                    wholeOr0(row[3]) == (isKey ? keys : 0) && wholeOr0(row[4]) == 0;
          return Result<void>();
        });
    if (!asked) return asked;
    if (isSame && count == table.columns.size()) return {};
    return all_.refuse(gridTexts["grid.other_table"], {{"table", table.name}});
  }

  static std::string_view sqliteType(Type type) {
    if (type == Type::integer) return "INTEGER";
    return type == Type::number ? "REAL" : "TEXT";
  }

  Result<void> checkRows(TableId id) {
    const Table& table = grid::table(id);
    std::vector<std::string> columns;
    std::vector<std::string> keys;
    for (const Column& column : table.columns) {
      columns.push_back(database::quotedName(column.name));
      if (column.presence == Presence::key) keys.push_back(columns.back());
    }
    RowOrder order(id);
    std::optional<std::int64_t> last;
    SourceDigest* digest = nullptr;
    return all_.ask(fmt::format("SELECT {} FROM {} ORDER BY {}", fmt::join(columns, ", "),
                                database::quotedName(table.name), fmt::join(keys, ", ")),
                    {}, [&](std::span<const Value> row) -> Result<void> {
                      for (std::size_t i = 0; i < row.size(); ++i)
                        if (!isRight(table.columns[i], row[i]))
                          return refuseRow(table, row,
                                           checkValue(table.columns[i], row[i]).error());
                      const auto source = std::get<std::int64_t>(row[0]);
                      if (id == TableId::sources) return takeSource(source, row);
                      if (last != source) {
                        if (!sources_.contains(source)) return unlistedSource(all_, id, source);
                        order.restart();
                        digest = &digests_[source];
                        last = source;
                      }
                      digest->add(id, row);
                      auto right = order.take(row);
                      return right ? right : refuseRow(table, row, std::move(right).error());
                    });
  }

  Result<void> refuseRow(const Table& table, std::span<const Value> row, Diagnostic why) const {
    return all_.refuse(why.text, std::move(why.arguments), placeOf(table, row));
  }

  Result<void> takeSource(std::int64_t number, std::span<const Value> row) {
    sources_[number] = {sourceOfRow(row), writtenOfRow(row), {}};
    return {};
  }

  Verification all_;
  FoundSources sources_;
  std::map<std::int64_t, SourceDigest> digests_;
};

/// The servers that hold the rows of a coordinator.
class ShardVerification {
 public:
  ShardVerification(Database& database, const query::Shards& shards, const Task& task)
      : database_(database), shards_(shards), task_(task), all_(database, task) {}

  /// What a server reads under the names of its tables must be tables, which nothing hangs on: a
  /// view may answer the next question with other rows than were looked at.
  Result<void> checkRelations() const {
    Result<void> right;
    auto asked = askAllShards(
        database_, shards_, {relationsSql(), "server text, name text, kind text, trigger text"},
        [&](std::span<const Value> row) {
          if (right) right = refuseRelation(row);
        },
        task_);
    return right ? asked : right;
  }

  /// Whether all rows are those that were written, by one row of each server. No: which one differs
  /// is still to be found.
  Result<bool> areAllRight(const std::vector<MetaRow>& meta) const {
    std::optional<SourceList> expected;
    SourceList found = emptyList(meta);
    std::int64_t files = 0;
    for (const MetaRow& row : meta) {
      if (row.first == sourcesKey) expected = listIn(row.second);
      if (sourceIn(row.first)) files ^= digestOf(row);
    }
    std::int64_t wrong = 0;
    auto asked = askAllShards(
        database_, shards_,
        {digestSummarySql(), "sources bigint, wrong bigint, digest bigint, files bigint"},
        [&](std::span<const Value> row) {
          found.sources += wholeOr0(row[0]);
          wrong += wholeOr0(row[1]);
          found.digest ^= wholeOr0(row[2]);
          files ^= wholeOr0(row[3]);
        },
        task_);
    if (!asked) return failure(std::move(asked));
    return wrong == 0 && files == 0 && expected == found;
  }

 private:
  static std::string relationsSql() {
    return fmt::format(
        "SELECT r.server, r.relation, CASE WHEN c.relkind IN ('r', 'p') THEN 'trigger' ELSE 'view' "
        "END, t.tgname::text FROM {} r JOIN pg_class c ON c.oid = to_regclass(r.relation) LEFT "
        "JOIN "
        "pg_trigger t ON t.tgrelid = c.oid AND NOT t.tgisinternal WHERE c.relkind NOT IN ('r', "
        "'p') "
        "OR t.oid IS NOT NULL",
        database::quotedName(query::shardRelations));
  }

  Result<void> refuseRelation(std::span<const Value> row) const {
    const auto text = [&row](std::size_t at) {
      const auto* one = std::get_if<std::string_view>(&row[at]);
      return std::string(one ? *one : std::string_view());
    };
    const Diagnostic why =
        text(2) == "view" ? failure(gridTexts["grid.not_a_table"], {{"table", text(1)}}).value()
                          : failure(gridTexts["grid.foreign_object"],
                                    {{"table", text(1)}, {"kind", "trigger"}, {"name", text(3)}})
                                .value();
    if (text(0).empty()) return tl::unexpected(inFile(why, database_.name()));
    return all_.refuse(query::queryTexts["query.shard_failed"],
                       {{"server", text(0)}, {"reason", message(why)}});
  }

  Database& database_;
  const query::Shards& shards_;
  const Task& task_;
  Verification all_;
};

/// PostgreSQL computes counts and digests where the rows are.
class PostgresqlVerification {
 public:
  PostgresqlVerification(Database& database, const query::Shards& shards, const Task& task)
      : database_(database), shards_(shards), task_(task), all_(database, task) {}

  Result<void> check(const std::vector<MetaRow>& meta) {
    for (const TableId id : allTables)
      if (auto right = checkTable(table(id)); !right) return right;
    if (!shards_.servers.empty()) {
      const ShardVerification shards(database_, shards_, task_);
      if (auto right = shards.checkRelations(); !right) return right;
      const auto areAllRight = shards.areAllRight(meta);
      if (!areAllRight) return tl::unexpected(areAllRight.error());
      if (*areAllRight) return {};
    }
    return checkRows(meta);
  }

 private:
  Result<void> checkRows(const std::vector<MetaRow>& meta) {
    Result<void> right;
    const auto take = [&](std::span<const Value> row) {
      if (right) right = takeRow(row);
    };
    auto asked = shards_.servers.empty()
                     ? all_.ask(digestSql(), {},
                                [&](std::span<const Value> row) {
                                  take(row);
                                  return right;
                                })
                     : askAllShards(database_, shards_,
                                    {digestSql(),
                                     "source bigint, file text, regions bigint, "
                                     "linksets bigint, parts bigint, digest bigint, "
                                     "found_regions bigint, found_linksets bigint, "
                                     "found_parts bigint, found_digest bigint"},
                                    take, task_);
    if (!right) return right;
    if (!asked) return asked;
    return all_.checkSources(sources_, meta);
  }

  Result<void> checkTable(const Table& table) const {
    const std::string oid = fmt::format("to_regclass('{}')", database::quotedName(table.name));
    auto asked = all_.ask(
        fmt::format("SELECT 1 FROM pg_class WHERE oid = {} AND relkind NOT IN ('r', 'p')", oid), {},
        [&](std::span<const Value>) {
          return Result<void>(all_.refuse(gridTexts["grid.not_a_table"], {{"table", table.name}}));
        });
    if (!asked) return asked;
    return all_.ask(
        fmt::format("SELECT tgname::text FROM pg_trigger WHERE tgrelid = {} AND NOT tgisinternal",
                    oid),
        {}, [&](std::span<const Value> row) {
          const auto* name = std::get_if<std::string_view>(row.data());
          return Result<void>(all_.refuse(gridTexts["grid.foreign_object"],
                                          {{"table", table.name},
                                           {"kind", "trigger"},
                                           {"name", name ? *name : std::string_view()}}));
        });
  }

  Result<void> takeRow(std::span<const Value> row) {
    const auto number = wholeOr0(row[0]);
    const auto* file = std::get_if<std::string_view>(&row[1]);
    const auto writtenAt = [&row](std::size_t at) {
      return Written{wholeOr0(row[at]), wholeOr0(row[at + 1]), wholeOr0(row[at + 2]),
                     wholeOr0(row[at + 3])};
    };
    const Written found = writtenAt(6);
    if (!file)
      return unlistedSource(all_,
                            found.regions > 0    ? TableId::regions
                            : found.linksets > 0 ? TableId::linksets
                                                 : TableId::parts,
                            number);
    FoundSource one{{}, writtenAt(2), found};
    one.source.file = *file;
    if (!sources_.emplace(number, std::move(one)).second)
      return all_.refuse(gridTexts["grid.double_source"], {}, fmt::format("source {}", number));
    return {};
  }

  Database& database_;
  const query::Shards& shards_;
  const Task& task_;
  Verification all_;
  FoundSources sources_;
};

}  // namespace

Result<void> verifyTables(Database& database, const std::vector<MetaRow>& meta,
                          const query::Shards& shards, const Task& task) {
  const Task quiet = task.inside({});
  if (database.engine() == database::Engine::sqlite)
    return SqliteVerification(database, quiet).check(meta);
  return PostgresqlVerification(database, shards, quiet).check(meta);
}

}  // namespace wb::grid

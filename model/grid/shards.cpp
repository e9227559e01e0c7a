#include "model/grid/shards.h"

#include "model/core/core_texts.h"
#include "model/grid/answer.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/schema.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>
#include <utility>

// Sums where the rows are. Planners push no aggregate of the query to a foreign server: its steps
// are fenced off from each other, and joined with rows of constants. So the coordinator sends each
// server the query of Stage::shard by dblink, all at the same time, puts the answers into a
// temporary table and asks it the query of Stage::merge. What crosses is a row a region or, by
// grid, a row a server. A source must be whole on one server, which the bounds of partitions say.
// Measured by tests/benchmarks/shards.py.

namespace wb::query {
namespace {

using database::Answer;
using database::Database;
using database::Value;

std::string textOfShard(const Value& value) {
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? std::string(*text) : std::string();
}

/// Between two looks whether a shard has answered: as quickly as an answer is small, and no more
/// often than a person notices.
constexpr auto shortestWait = std::chrono::milliseconds(2);
constexpr auto longestWait = std::chrono::milliseconds(50);

/// By parts and linksets a shard answers with as many rows as it has, which dblink holds in memory:
/// some sources at a time. Any other answer is small.
bool isInPieces(By by) { return by == By::part || by == By::linkset; }

/// Connections from the coordinator to its shards, one each. At the end they are closed, and what
/// the shards are still doing is ended.
class ShardConnections {
 public:
  /// The query for a shard.
  using SqlOf = std::function<Result<std::string>(const Shard& shard)>;
  using RowOf = std::function<void(std::span<const Value> row)>;
  /// What becomes of answers.
  struct Target {
    std::string columns;  ///< With their types: `source bigint, parts bigint`.
    std::string into{};   ///< `INSERT INTO …`, before the query; else `row` gets each row.
    RowOf row{};
  };

  ShardConnections(Database& database, const Shards& shards)
      : database_(database), shards_(shards.servers) {}
  ShardConnections(const ShardConnections&) = delete;
  ShardConnections& operator=(const ShardConnections&) = delete;

  ~ShardConnections() {
    for (std::size_t i = 0; i < connected_; ++i) {
      if (isHere(i)) continue;
      (void)call("SELECT dblink_cancel_query($1)", {nameOf(i)});
      (void)call("SELECT dblink_disconnect($1)", {nameOf(i)});
    }
  }

  /// One statement to the coordinator; `row` gets what it answers.
  Result<void> call(const std::string& sql, const std::vector<std::string>& parameters,
                    const RowOf& row = {}) {
    std::vector<Value> values;
    for (const std::string& one : parameters) values.emplace_back(std::string_view(one));
    return database_.query(sql, values, {.row = [&row](std::span<const Value> cells) {
                             if (row) row(cells);
                             return true;
                           }});
  }

  Result<void> connect() {
    for (std::size_t i = 0; i < shards_.size(); ++i) {
      connected_ = i + 1;
      if (isHere(i)) continue;
      if (auto made = call("SELECT dblink_connect($1, $2)", {nameOf(i), shards_[i].server}); !made)
        return failed(i, made.error());
      // A shard whose coordinator is gone works for no one. Older servers do not know the word.
      (void)call("SELECT dblink_exec($1, 'SET client_connection_check_interval = 1000', false)",
                 {nameOf(i)});
      if (auto guarded = guard(i); !guarded) return guarded;
    }
    return {};
  }

  /// What was put into a shard's tables directly must be what the coordinator's tables are.
  Result<void> checkMeta(const Question& question) {
    for (std::size_t i = 0; i < shards_.size(); ++i)
      if (auto checked = isHere(i) ? Result<void>() : checkMeta(i, question); !checked)
        return checked;
    return {};
  }

  /// Asks all shards at the same time, this server itself once the others work.
  /// @param done  Told how many of all shards have answered.
  Result<void> ask(const SqlOf& sqlOf, const Target& target, const Task& task,
                   const std::function<void(double share)>& done) {
    std::set<std::size_t> open;
    for (std::size_t i = 0; i < shards_.size(); ++i) {
      const auto sql = sqlOf(shards_[i]);
      if (!sql) return tl::unexpected(sql.error());
      if (isHere(i)) continue;
      if (auto sent = send(i, *sql); !sent) return sent;
      open.insert(i);
    }
    for (std::size_t i = 0; i < shards_.size(); ++i)
      if (isHere(i))
        if (auto asked = call(target.into + *sqlOf(shards_[i]), {}, target.row); !asked)
          return asked;
    const double all = static_cast<double>(std::max<std::size_t>(open.size(), 1));
    for (auto wait = shortestWait; !open.empty(); wait = std::min(2 * wait, longestWait)) {
      if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
      if (auto looked = takeReady(open, target); !looked) return looked;
      done(1 - static_cast<double>(open.size()) / all);
      if (!open.empty()) std::this_thread::sleep_for(wait);
    }
    return {};
  }

 private:
  static std::string nameOf(std::size_t shard) { return fmt::format("weighbridge_{}", shard); }
  /// The coordinator's own rows need no connection.
  bool isHere(std::size_t shard) const { return shards_[shard].server.empty(); }

  /// Each shard is a session of its own, of which the coordinator's guard says nothing.
  Result<void> guard(std::size_t shard) {
    const std::string guard =
        "DO $guard$ BEGIN PERFORM " + database::postgresqlGuard({}) + "; END $guard$";
    auto guarded = call("SELECT dblink_exec($1, $2)", {nameOf(shard), guard});
    return guarded ? guarded : failed(shard, guarded.error());
  }

  Result<void> send(std::size_t shard, const std::string& sql) {
    bool isSent = false;
    auto sent =
        call("SELECT dblink_send_query($1, $2)", {nameOf(shard), sql},
             [&isSent](std::span<const Value> row) { isSent = row[0] == Value{std::int64_t{1}}; });
    if (!sent) return failed(shard, sent.error());
    return isSent ? sent : failed(shard, errorOf(shard));
  }

  Result<void> takeReady(std::set<std::size_t>& open, const Target& target) {
    for (auto shard = open.begin(); shard != open.end();) {
      auto busy = isBusy(*shard);
      if (!busy) return failure(std::move(busy));
      if (*busy) {
        ++shard;
        continue;
      }
      if (auto put = take(*shard, target); !put) return put;
      shard = open.erase(shard);
    }
    return {};
  }

  Result<bool> isBusy(std::size_t shard) {
    bool is = false;
    auto asked = call("SELECT dblink_is_busy($1)", {nameOf(shard)},
                      [&is](std::span<const Value> row) { is = row[0] == Value{std::int64_t{1}}; });
    if (!asked) return tl::unexpected(failed(shard, asked.error()).error());
    return is;
  }

  /// A connection is free for its next question only once it has said that there is no more.
  Result<void> take(std::size_t shard, const Target& target) {
    const std::string from =
        fmt::format("SELECT * FROM dblink_get_result($1) AS answer({})", target.columns);
    if (auto put = call(target.into + from, {nameOf(shard)}, target.row); !put)
      return failed(shard, put.error());
    if (auto ended = call(from, {nameOf(shard)}); !ended) return failed(shard, ended.error());
    return {};
  }

  Result<void> checkMeta(std::size_t shard, const Question& question) {
    const std::string table(grid::table(grid::TableId::meta).name);
    std::string exists;
    if (auto asked = call("SELECT * FROM dblink($1, $2) AS t(name text)",
                          {nameOf(shard), fmt::format("SELECT to_regclass('{}')::text", table)},
                          [&](std::span<const Value> row) { exists = textOfShard(row[0]); });
        !asked)
      return failed(shard, asked.error());
    if (exists.empty()) return {};
    std::vector<grid::MetaRow> meta;
    if (auto asked = call("SELECT * FROM dblink($1, $2) AS t(key text, value text)",
                          {nameOf(shard), "SELECT key, value FROM " + table},
                          [&](std::span<const Value> row) {
                            meta.emplace_back(textOfShard(row[0]), textOfShard(row[1]));
                          });
        !asked)
      return failed(shard, asked.error());
    // Shares of a manifest may be on other servers.
    std::erase_if(meta, [](const grid::MetaRow& row) { return row.first.starts_with("shard."); });
    if (meta.empty()) return {};
    auto checked = checkTables({}, meta, question);
    return checked ? checked : failed(shard, checked.error());
  }

  Result<void> failed(std::size_t shard, const Diagnostic& why) const {
    return tl::unexpected(
        inFile(failure(queryTexts["query.shard_failed"],
                       {{"server", shards_[shard].server}, {"reason", message(why)}})
                   .value(),
               database_.name()));
  }

  /// What a connection says itself.
  Diagnostic errorOf(std::size_t shard) {
    std::string reason;
    (void)call("SELECT dblink_error_message($1)", {nameOf(shard)},
               [&reason](std::span<const Value> row) { reason = textOfShard(row[0]); });
    return failure(database::databaseTexts["database.failed"], {{"reason", reason}}).value();
  }

  Database& database_;
  const std::vector<Shard>& shards_;
  std::size_t connected_ = 0;  ///< So many of the shards, from the first, may have a connection.
};

std::string tablesBefore(const Shard& shard, const std::string& select) {
  return fmt::format("WITH {}\n{}", fmt::join(shard.tables, ",\n"), select);
}

std::int64_t wholeOfShard(const Value& value) {
  const auto* whole = std::get_if<std::int64_t>(&value);
  return whole ? *whole : 0;
}

/// The sources of all shards, with their parts.
Result<Contents> sourcesOf(ShardConnections& connections, const Task& task) {
  Contents contents;
  auto asked = connections.ask(
      [](const Shard& shard) -> Result<std::string> {
        return tablesBefore(shard,
                            "SELECT f.source, CAST(COALESCE(SUM(l.parts), 0) AS bigint) FROM "
                            "weighbridge_sources f LEFT JOIN weighbridge_linksets l ON l.source = "
                            "f.source GROUP BY f.source");
      },
      {"source bigint, parts bigint",
       {},
       [&contents](std::span<const Value> row) {
         const auto parts = static_cast<std::size_t>(wholeOfShard(row[1]));
         contents.sources.push_back({wholeOfShard(row[0]), parts});
         contents.population.parts += parts;
       }},
      task, [](double) {});
  if (!asked) return failure(std::move(asked));
  std::ranges::sort(contents.sources, {}, &Contents::Source::number);
  return contents;
}

/// One question to all shards.
class ShardsAsker {
 public:
  ShardsAsker(Database& database, const Shards& shards, const Question& question,
              const RowTaker& taker, const Task& task)
      : database_(database),
        connections_(database, shards),
        piece_(question),
        taker_(taker),
        task_(task) {}

  Result<void> ask() {
    if (auto connected = connections_.connect(); !connected) return connected;
    if (auto right = connections_.checkMeta(piece_); !right) return right;
    std::vector<Piece> pieces{{}};
    const bool isAtOnce = !isInPieces(piece_.by) || !piece_.otherProfiles.empty();
    if (!isAtOnce) {
      const auto contents = sourcesOf(connections_, task_);
      if (!contents) return tl::unexpected(contents.error());
      pieces = piecesOf(*contents);
    }
    auto transaction = database::Transaction::begin(database_);
    if (!transaction) return failure(std::move(transaction));
    transaction_.emplace(std::move(*transaction));
    // Nothing but the temporary table of partial answers is written.
    if (auto may = database_.execute("SET TRANSACTION READ WRITE"); !may) return may;
    if (auto made = makeTable(); !made) return made;
    return isAtOnce ? askOnce(0, 1) : askPieces(pieces);
  }

 private:
  Result<void> askPieces(const std::vector<Piece>& pieces) {
    double all = 1;
    for (const Piece& piece : pieces) all += static_cast<double>(piece.parts);
    double done = 0;
    for (const Piece& piece : pieces) {
      const double share = static_cast<double>(piece.parts) / all;
      piece_.sources = piece.sources;
      if (auto asked = askOnce(done, share); !asked) return asked;
      if (!wantsMore_) return {};
      done += share;
    }
    return {};
  }

  Result<Query> queryOf(Stage stage, std::vector<std::string> tables) const {
    return queryFor(piece_, Dialect::postgresql, {Values::literal, stage, std::move(tables)});
  }

  /// The table of partial answers: its types are those that the query has here.
  Result<void> makeTable() {
    const auto query = queryOf(Stage::shard, {});
    if (!query) return tl::unexpected(query.error());
    const std::string table = database::quotedName(partialTable);
    if (auto made = database_.execute("CREATE TEMPORARY TABLE " + table + " ON COMMIT DROP AS\n" +
                                      query->sql + "\nWITH NO DATA");
        !made)
      return made;
    std::vector<std::string> columns;
    auto asked = connections_.call(
        "SELECT quote_ident(attname), format_type(atttypid, atttypmod) FROM pg_attribute WHERE "
        "attrelid = to_regclass($1) AND attnum > 0 ORDER BY attnum",
        {fmt::format("pg_temp.{}", partialTable)}, [&columns](std::span<const Value> row) {
          columns.push_back(textOfShard(row[0]) + " " + textOfShard(row[1]));
        });
    target_ = {fmt::format("{}", fmt::join(columns, ", ")), "INSERT INTO " + table + "\n"};
    return asked;
  }

  /// @param done   Of the whole question, before this piece.
  /// @param share  Of the whole question that the piece is.
  Result<void> askOnce(double done, double share) {
    auto come = connections_.ask(
        [this](const Shard& shard) -> Result<std::string> {
          auto query = queryOf(Stage::shard, shard.tables);
          if (!query) return failure(std::move(query));
          return std::move(query->sql);
        },
        target_, task_, [&](double answered) { task_.report(done + share * answered, {}); });
    if (!come) return come;
    const auto query = queryOf(Stage::merge, {});
    if (!query) return tl::unexpected(query.error());
    auto asked = askQuery(
        database_, piece_, *query, [this](Row row) { return wantsMore_ = taker_(std::move(row)); },
        task_.inside({}));
    if (!asked) return asked;
    return database_.execute("TRUNCATE " + database::quotedName(partialTable));
  }

  Database& database_;
  ShardConnections connections_;
  Question piece_;
  const RowTaker& taker_;
  const Task& task_;
  /// After the connections, before which it must be over.
  std::optional<database::Transaction> transaction_;
  ShardConnections::Target target_;  ///< The table of partial answers.
  bool wantsMore_ = true;
};

}  // namespace

Result<Population> populationOf(Database& database, const Shards& shards, const Task& task) {
  ShardConnections connections(database, shards);
  if (auto connected = connections.connect(); !connected) return failure(std::move(connected));
  Population all;
  auto asked = connections.ask(
      [](const Shard& shard) -> Result<std::string> {
        return tablesBefore(shard,
                            "SELECT COUNT(*), CAST(COALESCE(SUM(parts), 0) AS bigint) FROM "
                            "weighbridge_linksets");
      },
      {"linksets bigint, parts bigint",
       {},
       [&all](std::span<const Value> row) {
         all.linksets += static_cast<std::size_t>(wholeOfShard(row[0]));
         all.parts += static_cast<std::size_t>(wholeOfShard(row[1]));
       }},
      task, [](double) {});
  if (!asked) return failure(std::move(asked));
  return all;
}

Result<void> askAllShards(Database& database, const Shards& shards, const ShardQuery& query,
                          const std::function<void(std::span<const Value> row)>& row,
                          const Task& task) {
  ShardConnections connections(database, shards);
  if (auto connected = connections.connect(); !connected) return connected;
  return connections.ask(
      [&query](const Shard& shard) -> Result<std::string> {
        return tablesBefore(shard, query.sql);
      },
      {query.columns, {}, row}, task, [](double) {});
}

Result<void> askShards(Database& database, const Shards& shards, const Question& question,
                       const RowTaker& taker, const Task& task) {
  return ShardsAsker(database, shards, question, taker, task).ask();
}

}  // namespace wb::query

#include "model/grid/answer.h"

#include "model/core/number.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/tables.h"
#include "model/grid/detail/verification.h"
#include "model/grid/manifest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>

// Estimates from a sample, and questions asked piece by piece. Amounts are ratio estimates to the
// parts, which are known of all linksets, with the error of a simple random sample without
// replacement (Cochran, Sampling Techniques, chapter 6); counts are shares whose error is that of
// the adjusted share with two more of either kind (Agresti and Coull 1998). Both are sums: O(rows
// of the sample). Pieces are filled greedily in the order of the files. How long engines take for
// pieces of `partsAtOnce` parts or more: tests/benchmarks/grid.py.

namespace wb::query {
namespace {

/// The share of the variance that is left once so many of all are known.
double unpickedShare(const Population& population, const Picked& picked) {
  return std::max(0.0, 1 - picked.linksets / static_cast<double>(population.linksets));
}

}  // namespace

Estimate estimateAmount(const Population& population, const Picked& picked, const AmountSums& of) {
  const double ratio = of.sum / picked.parts;
  const double parts = static_cast<double>(population.parts);
  // Rounding may leave a little less than 0 where amounts are in proportion to parts.
  const double squares =
      std::max(0.0, of.squares - 2 * ratio * of.byParts + ratio * ratio * picked.partsSquares);
  const double variance = squares / (picked.linksets - 1);
  const double error = parts / picked.parts *
                       std::sqrt(unpickedShare(population, picked) * picked.linksets * variance);
  return {ratio * parts, error};
}

Estimate estimateCount(const Population& population, const Picked& picked, double count) {
  const double all = static_cast<double>(population.linksets);
  const double share = (count + 2) / (picked.linksets + 4);
  const double variance = share * (1 - share) / (picked.linksets + 4);
  return {count / picked.linksets * all,
          all * std::sqrt(unpickedShare(population, picked) * variance)};
}

namespace {

/// What is asked about at a time, at least; and in how many pieces, at most.
constexpr std::size_t partsAtOnce = 100'000;
constexpr std::size_t mostPieces = 50;

std::size_t wholeIn(const database::Value& value) {
  const auto* whole = std::get_if<std::int64_t>(&value);
  return whole ? static_cast<std::size_t>(*whole) : 0;
}

std::string_view valueIn(const std::vector<grid::MetaRow>& rows, std::string_view key) {
  const auto found = std::ranges::find(rows, key, &grid::MetaRow::first);
  return found == rows.end() ? std::string_view() : found->second;
}

Result<void> checkSchema(const std::string& name, const std::vector<grid::MetaRow>& meta) {
  if (meta.empty())
    return tl::unexpected(inFile(failure(queryTexts["query.no_tables"]).value(), name));
  const auto schema = valueIn(meta, "schema");
  if (schema == std::to_string(grid::schemaVersion)) return {};
  return tl::unexpected(inFile(
      failure(queryTexts["query.schema"], {{"found", schema}, {"expected", grid::schemaVersion}})
          .value(),
      name));
}

/// A load that was interrupted, or that goes on, leaves rows of meta for the files it did not get
/// to.
Result<void> checkPending(const std::string& name, const std::vector<grid::MetaRow>& meta) {
  constexpr std::size_t most = 3;
  std::vector<std::string_view> files;
  for (const auto& [key, value] : meta)
    if (grid::isPending(key)) files.push_back(value);
  if (files.empty()) return {};
  const std::size_t count = files.size();
  const bool areMore = count > most;
  std::ranges::sort(files);
  files.resize(std::min(files.size(), most));
  return tl::unexpected(
      inFile(failure(queryTexts["query.pending"],
                     {{"count", count},
                      {"files", fmt::format("{}{}", fmt::join(files, ", "), areMore ? ", …" : "")}})
                 .value(),
             name));
}

Result<void> verify(database::Database& database, const std::vector<grid::MetaRow>& meta,
                    Contents& contents, const Task& task) {
  auto version = database.version();
  if (!version) return failure(std::move(version));
  auto right = grid::verifyTables(database, meta, contents.shards, task);
  // What changes from here on is looked at before the next question.
  if (right) contents.version = *version;
  return right;
}

}  // namespace

Result<Contents> contentsOf(database::Database& database, const Task& task) {
  auto meta = grid::readMeta(database);
  if (!meta) return failure(std::move(meta));
  if (auto right = checkSchema(database.name(), *meta); !right) return failure(std::move(right));
  Contents contents{std::move(*meta), {}, {}, {}, {}};
  auto shards = shardsOf(database);
  if (!shards) return failure(std::move(shards));
  contents.shards = std::move(*shards);
  if (auto right = verify(database, contents.meta, contents, task); !right)
    return failure(std::move(right));
  if (!contents.shards.servers.empty()) {
    auto population = populationOf(database, contents.shards, task);
    if (!population) return failure(std::move(population));
    contents.population = *population;
    return contents;
  }
  const database::Answer answer{.row = [&contents](std::span<const database::Value> row) {
    contents.sources.push_back({std::get<std::int64_t>(row[0]), wholeIn(row[2])});
    contents.population.linksets += wholeIn(row[1]);
    contents.population.parts += wholeIn(row[2]);
    return true;
  }};
  const std::string sql = fmt::format(
      "SELECT f.\"source\", COUNT(l.\"linkset\"), COALESCE(SUM(l.\"parts\"), 0) FROM {} f LEFT "
      "JOIN "
      "{} l ON l.\"source\" = f.\"source\" GROUP BY f.\"source\" ORDER BY 1",
      database::quotedName(grid::table(grid::TableId::sources).name),
      database::quotedName(grid::table(grid::TableId::linksets).name));
  if (auto asked = database.query(sql, {}, answer, task); !asked) return failure(std::move(asked));
  // As when the first load was interrupted: no rows are no answer.
  if (contents.sources.empty())
    return tl::unexpected(inFile(failure(queryTexts["query.no_files"]).value(), database.name()));
  return contents;
}

std::vector<Piece> piecesOf(const Contents& contents) {
  const std::size_t least = std::max(partsAtOnce, contents.population.parts / mostPieces);
  std::vector<Piece> pieces;
  for (const Contents::Source& source : contents.sources) {
    if (pieces.empty() || pieces.back().parts >= least)
      pieces.push_back({{source.number, source.number}, 0});
    pieces.back().sources.last = source.number;
    pieces.back().parts += source.parts;
  }
  return pieces;
}

namespace {

using database::Value;
using table::Cell;
using table::Content;
using table::Heading;

/// Numbers that a row may not have at all; any other that is missing is not known.
constexpr std::array<std::string_view, 4> ofShapes{"triangles", "width_m", "hulls",
                                                   "hull_vertices"};

Cell missing(const Heading& heading) {
  const bool isCost = heading.content == Content::number &&
                      std::ranges::find(ofShapes, heading.key) == ofShapes.end();
  return isCost ? Cell{table::Unknown{}} : Cell{};
}

struct CellOf {
  const Heading& heading;

  Cell operator()(std::monostate) const { return missing(heading); }
  Cell operator()(std::int64_t whole) const {
    if (heading.content == Content::truth) return whole != 0;
    if (whole < 0) return static_cast<double>(whole);
    return static_cast<std::size_t>(whole);
  }
  Cell operator()(double number) const { return number; }
  Cell operator()(std::string_view text) const { return std::string(text); }
};

Row rowIn(const std::vector<Heading>& headings, const std::vector<BoundColumn>& bounds,
          std::span<const Value> values) {
  Row row;
  for (std::size_t i = 0; i < headings.size(); ++i)
    row.push_back(std::visit(CellOf{headings[i]}, values[i]));
  std::size_t at = headings.size();
  for (const BoundColumn& one : bounds) {
    const Value& bound = values[at++];
    if (std::holds_alternative<std::monostate>(bound)) continue;
    const Cell number = std::visit(CellOf{headings[one.column]}, bound);
    row[one.column] = table::Unknown{one.kind, table::numberIn(number)};
  }
  return row;
}

struct ValueOf {
  Value operator()(double number) const { return number; }
  Value operator()(const std::string& text) const { return std::string_view(text); }
};

Result<void> checkBaked(const std::string& name, const std::vector<grid::MetaRow>& meta,
                        const cost::Profile& profile) {
  const auto differing = grid::differingBaked(meta, profile);
  if (differing.empty()) return {};
  const std::string key = "baked." + differing.front();
  auto refused =
      failure(queryTexts["query.baked"], {{"key", differing.front()},
                                          {"value", valueIn(meta, key)},
                                          {"other", valueIn(grid::bakedRows(profile), key)}});
  return tl::unexpected(inFile(std::move(refused).value(), name));
}

}  // namespace

Result<void> checkTables(database::Database& database, const Question& question) {
  const auto meta = grid::readMeta(database);
  if (!meta) return tl::unexpected(meta.error());
  return checkTables(database.name(), *meta, question);
}

Result<void> checkTables(const std::string& name, const std::vector<grid::MetaRow>& meta,
                         const Question& question) {
  if (auto right = checkSchema(name, meta); !right) return right;
  if (const std::string shares = grid::missingShares(meta); !shares.empty())
    return tl::unexpected(
        inFile(failure(queryTexts["query.missing_shares"], {{"shares", shares}}).value(), name));
  if (auto right = checkPending(name, meta); !right) return right;
  for (const cost::Profile* profile : question.profiles())
    if (auto checked = checkBaked(name, meta, *profile); !checked) return checked;
  if (question.against) return checkBaked(name, meta, *question.against);
  return {};
}

Result<void> verifyAgain(database::Database& database, Contents& contents, const Question& question,
                         const Task& task) {
  const auto version = database.version();
  if (!version) return tl::unexpected(version.error());
  if (*version == contents.version) return {};
  const auto meta = grid::readMeta(database);
  if (!meta) return tl::unexpected(meta.error());
  if (auto right = checkTables(database.name(), *meta, question); !right) return right;
  return verify(database, *meta, contents, task);
}

Dialect dialectOf(const database::Database& database) {
  return database.engine() == database::Engine::sqlite ? Dialect::sqlite : Dialect::postgresql;
}

std::vector<Value> valuesOf(const Query& query) {
  std::vector<Value> values;
  for (const Parameter& parameter : query.parameters)
    values.push_back(std::visit(ValueOf{}, parameter));
  return values;
}

Result<void> ask(database::Database& database, const Question& question, const RowTaker& taker,
                 const Task& task) {
  const auto query = queryFor(question, dialectOf(database), {Values::bound});
  if (!query) return tl::unexpected(query.error());
  return askQuery(database, question, *query, taker, task);
}

Result<void> askQuery(database::Database& database, const Question& question, const Query& query,
                      const RowTaker& taker, const Task& task) {
  const auto headings = headingsOf(question);
  const database::Answer answer{.row = [&](std::span<const Value> values) {
    return taker(rowIn(headings, query.bounds, values));
  }};
  return database.query(query.sql, valuesOf(query), answer, task);
}

Row asData(const Question& question, Row row) {
  if (question.by == By::grid)
    for (table::Cell& cell : row)
      if (std::holds_alternative<table::Unknown>(cell)) cell = table::numberIn(cell);
  return row;
}

table::Table tableOf(const Question& question, std::vector<Row> rows) {
  table::Table table;
  table.headings = headingsOf(question);
  // Of several files, which one a row is of must be seen.
  const auto file = std::ranges::find(table.headings, table::fileHeading.key, &table::Heading::key);
  const auto at = static_cast<std::size_t>(file - table.headings.begin());
  if (file != table.headings.end() &&
      std::ranges::any_of(rows, [&](const Row& row) { return row[at] != rows.front()[at]; }))
    file->rank = table::Rank::essential;
  table.rows = rows.size();
  table.cell = [cells = std::make_shared<const std::vector<Row>>(std::move(rows))](
                   std::size_t row, std::size_t column) { return (*cells)[row][column]; };
  return table;
}

namespace {

/// Counts stay counts, and with a bound the sum is one.
table::Cell sumOf(const table::Cell& a, const table::Cell& b) {
  const auto* count = std::get_if<std::size_t>(&a);
  const auto* other = std::get_if<std::size_t>(&b);
  if (count && other) return *count + *other;
  const double sum = table::numberIn(a) + table::numberIn(b);
  for (const table::Cell* one : {&a, &b})
    if (const auto* unknown = std::get_if<table::Unknown>(one))
      return table::Unknown{unknown->bound, sum};
  return sum;
}

bool isNumber(const table::Cell& cell) {
  return std::holds_alternative<std::size_t>(cell) || std::holds_alternative<double>(cell) ||
         std::holds_alternative<table::Unknown>(cell);
}

/// The row of a grid is the sum of those of its files.
class GridRow {
 public:
  void take(Row row) {
    if (row_.empty()) {
      row_ = std::move(row);
      return;
    }
    for (std::size_t i = 0; i < row.size(); ++i)
      if (isNumber(row_[i]) && isNumber(row[i])) row_[i] = sumOf(row_[i], row[i]);
  }
  Row row() && { return std::move(row_); }

 private:
  Row row_;
};

class PiecesAsker {
 public:
  PiecesAsker(database::Database& database, const Question& question, const RowTaker& taker,
              const Task& task)
      : database_(database), piece_(question), taker_(taker), task_(task) {}

  Result<void> ask(const std::vector<Piece>& pieces, std::size_t allParts) {
    std::size_t done = 0;
    for (const Piece& one : pieces) {
      piece_.sources = one.sources;
      if (auto asked = query::ask(
              database_, piece_, [this](Row row) { return take(std::move(row)); },
              task_.inside({}));
          !asked)
        return asked;
      if (!wantsMore_) return {};
      done += one.parts;
      task_.report(
          static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(allParts, 1)), {});
    }
    if (piece_.by == By::grid) taker_(std::move(sum_).row());
    return {};
  }

 private:
  bool take(Row row) {
    if (piece_.by == By::grid) {
      sum_.take(std::move(row));
    } else {
      wantsMore_ = taker_(std::move(row));
    }
    return wantsMore_;
  }

  database::Database& database_;
  Question piece_;
  const RowTaker& taker_;
  const Task& task_;
  GridRow sum_;
  bool wantsMore_ = true;
};

}  // namespace

Result<void> askInPieces(database::Database& database, const Contents& contents,
                         const Question& question, const RowTaker& taker, const Task& task) {
  if (!contents.shards.servers.empty())
    return askShards(database, contents.shards, question, taker, task);
  const auto pieces = piecesOf(contents);
  if (pieces.empty() || !question.otherProfiles.empty())
    return ask(database, question, taker, task);
  const auto snapshot = database::Transaction::beginReading(database);
  if (!snapshot) return tl::unexpected(snapshot.error());
  return PiecesAsker(database, question, taker, task).ask(pieces, contents.population.parts);
}

}  // namespace wb::query

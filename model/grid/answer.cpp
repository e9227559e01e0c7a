#include "model/grid/answer.h"

#include "model/core/number.h"
#include "model/grid/detail/query_texts.h"
#include "model/grid/detail/tables.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

namespace wb::query {
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

struct ValueOf {
  Value operator()(double number) const { return number; }
  Value operator()(const std::string& text) const { return std::string_view(text); }
};

std::string_view valueIn(const std::vector<grid::MetaRow>& rows, std::string_view key) {
  const auto found = std::ranges::find(rows, key, &grid::MetaRow::first);
  return found == rows.end() ? std::string_view() : found->second;
}

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
  if (meta.empty())
    return tl::unexpected(inFile(failure(queryTexts["query.no_tables"]).value(), name));
  if (const auto schema = valueIn(meta, "schema"); schema != std::to_string(grid::schemaVersion))
    return tl::unexpected(inFile(
        failure(queryTexts["query.schema"], {{"found", schema}, {"expected", grid::schemaVersion}})
            .value(),
        name));
  for (const cost::Profile* profile : question.profiles())
    if (auto checked = checkBaked(name, meta, *profile); !checked) return checked;
  if (question.against) return checkBaked(name, meta, *question.against);
  return {};
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
  const auto query = queryFor(question, dialectOf(database), Values::bound);
  if (!query) return tl::unexpected(query.error());
  const auto headings = headingsOf(question);
  const database::Answer answer{.row = [&](std::span<const Value> values) {
    Row row;
    for (std::size_t i = 0; i < headings.size(); ++i)
      row.push_back(std::visit(CellOf{headings[i]}, values[i]));
    return taker(std::move(row));
  }};
  return database.query(query->sql, valuesOf(*query), answer, task);
}

table::Table tableOf(const Question& question, std::vector<Row> rows) {
  table::Table table;
  table.headings = headingsOf(question);
  table.rows = rows.size();
  table.cell = [cells = std::make_shared<const std::vector<Row>>(std::move(rows))](
                   std::size_t row, std::size_t column) { return (*cells)[row][column]; };
  return table;
}

}  // namespace wb::query

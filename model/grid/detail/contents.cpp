#include "model/grid/detail/contents.h"

#include "model/grid/detail/query_texts.h"
#include "model/grid/detail/tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

namespace wb::query {
namespace {

/// What is asked about at a time, at least; and in how many pieces, at most.
constexpr std::size_t partsAtOnce = 100'000;
constexpr std::size_t mostPieces = 50;

std::size_t wholeIn(const database::Value& value) {
  const auto* whole = std::get_if<std::int64_t>(&value);
  return whole ? static_cast<std::size_t>(*whole) : 0;
}

}  // namespace

Result<Contents> contentsOf(database::Database& database, const Task& task) {
  auto meta = grid::readMeta(database);
  if (!meta) return failure(std::move(meta));
  if (meta->empty())
    return tl::unexpected(inFile(failure(queryTexts["query.no_tables"]).value(), database.name()));
  if (auto renamed = grid::renameOldColumns(database); !renamed) return failure(std::move(renamed));
  Contents contents{std::move(*meta), {}, {}};
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

}  // namespace wb::query

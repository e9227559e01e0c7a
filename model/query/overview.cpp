#include "model/query/overview.h"

#include "model/base/texts.h"
#include "model/grid/tables.h"
#include "model/query/overview_columns.h"
#include "model/query/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>
#include <variant>

namespace wb::query {
namespace {

namespace fs = std::filesystem;

/// Estimates of sums err by a few hundredths then, and come in about a second.
constexpr std::size_t linksetsToPick = 4'000;
/// Less than so many times more are asked as soon.
constexpr std::size_t leastAmong = 4;
/// What is asked about at a time, at least; and in how many pieces, at most.
constexpr std::size_t partsAtOnce = 100'000;
constexpr std::size_t mostPieces = 50;

double numberIn(const table::Cell& cell) {
  if (const auto* count = std::get_if<std::size_t>(&cell)) return static_cast<double>(*count);
  const auto* number = std::get_if<double>(&cell);
  return number ? *number : 0;
}

double numberIn(const database::Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
  const auto* number = std::get_if<double>(&value);
  return number ? *number : 0;
}

std::size_t placeOf(std::string_view key) {
  static const auto headings = overviewHeadings();
  const auto found = std::ranges::find(headings, key, &table::Heading::key);
  return static_cast<std::size_t>(found - headings.begin());
}

/// Runs of files with about the same number of parts each.
struct Piece {
  SourceRange sources;
  std::size_t parts = 0;
};

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

/// Adds up regions.
class OverviewSums {
 public:
  void take(Row row) {
    for (const std::string_view key : countKeys())
      sum_.numbers[key].value += numberIn(row[placeOf(key)]);
    const double before = numberIn(row[placeOf("known_before")]);
    const double after = numberIn(row[placeOf("known_after")]);
    sum_.numbers["land_impact_before"].value += before;
    sum_.numbers["land_impact_after"].value += after;
    sum_.numbers["land_impact_change"].value += after - before;
    sum_.unknownLinksets += static_cast<std::size_t>(numberIn(row[placeOf("unknown_linksets")]));
    const auto fitted = truthIn(row, "fitted_before");
    const auto fits = truthIn(row, "fits_after");
    if (fits == false) ++sum_.full;
    if (fitted == true && fits == false) ++sum_.noLongerFit;
    if (fitted == false && fits == true) ++sum_.fitAgain;
    sum_.rows.push_back(std::move(row));
  }
  Overview overview() && { return std::move(sum_); }

 private:
  static std::optional<bool> truthIn(const Row& row, std::string_view key) {
    const auto* truth = std::get_if<bool>(&row[placeOf(key)]);
    return truth ? std::optional(*truth) : std::nullopt;
  }

  Overview sum_;
};

using Moments = std::map<std::string, double, std::less<>>;

Result<Moments> momentsOf(database::Database& database, const Question& question,
                          const Task& task) {
  const auto query = queryForMoments(question, dialectOf(database));
  if (!query) return tl::unexpected(query.error());
  Moments moments;
  const database::Answer answer{.row = [&moments](std::span<const database::Value> row) {
    for (std::size_t i = 0; i < row.size(); ++i) moments.emplace(momentKeys()[i], numberIn(row[i]));
    return true;
  }};
  if (auto asked = database.query(query->sql, valuesOf(*query), answer, task); !asked)
    return failure(std::move(asked));
  return moments;
}

double momentOf(const Moments& moments, std::string_view key, std::string_view ending = "") {
  const auto found = moments.find(std::string(key).append(ending));
  return found == moments.end() ? 0 : found->second;
}

std::size_t wholeIn(const database::Value& value) {
  return static_cast<std::size_t>(numberIn(value));
}

}  // namespace

Result<Contents> contentsOf(database::Database& database, const Task& task) {
  auto meta = grid::readMeta(database);
  if (!meta) return failure(std::move(meta));
  if (meta->empty())
    return tl::unexpected(inFile(failure(queryTexts["query.no_tables"]).value(), database.name()));
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

std::optional<Sample> sampleOf(const Population& population) {
  const std::size_t among = population.linksets / linksetsToPick;
  if (among < leastAmong) return {};
  return Sample{static_cast<std::int64_t>(among), 0};
}

Result<std::optional<Overview>> estimate(database::Database& database, const Contents& contents,
                                         const Question& question, const Task& task) {
  const auto moments = momentsOf(database, question, task);
  if (!moments) return tl::unexpected(moments.error());
  const Picked picked{momentOf(*moments, "linksets"), momentOf(*moments, "parts"),
                      momentOf(*moments, "parts_squares")};
  if (picked.linksets < 2 || picked.parts == 0) return std::optional<Overview>();
  Overview estimated{question.sample->among, {}};
  for (const std::string_view key : amountKeys())
    estimated.numbers[key] =
        estimateAmount(contents.population, picked,
                       {momentOf(*moments, key), momentOf(*moments, key, "_squares"),
                        momentOf(*moments, key, "_by_parts")});
  for (const std::string_view key : countKeys())
    estimated.numbers[key] = estimateCount(contents.population, picked, momentOf(*moments, key));
  return std::optional(std::move(estimated));
}

Result<Overview> overview(database::Database& database, const Contents& contents,
                          const Question& question, const Task& task) {
  OverviewSums sums;
  Question piece = question;
  piece.by = By::overview;
  piece.sample.reset();
  std::size_t done = 0;
  for (const Piece& one : piecesOf(contents)) {
    piece.sources = one.sources;
    auto asked = ask(
        database, piece,
        [&sums](Row row) {
          sums.take(std::move(row));
          return true;
        },
        task);
    if (!asked) return failure(std::move(asked));
    done += one.parts;
    task.report(static_cast<double>(done) /
                    static_cast<double>(std::max<std::size_t>(contents.population.parts, 1)),
                {});
  }
  return std::move(sums).overview();
}

Result<fs::path> sceneFileOf(const Row& row, const std::string& database) {
  const auto* name = std::get_if<std::string>(&row[placeOf("file")]);
  const fs::path file = name ? *name : std::string();
  std::vector<fs::path> places{fs::absolute(file)};
  if (file.is_relative() && !database::isServer(database))
    places.insert(places.begin(), fs::absolute(database).parent_path() / file);
  std::error_code none;
  for (const fs::path& place : places)
    if (fs::is_regular_file(place, none)) return place.lexically_normal();
  return tl::unexpected(inFile(
      failure(queryTexts["query.no_scene"], {{"folder", places.front().parent_path().string()}})
          .value(),
      file.string()));
}

}  // namespace wb::query

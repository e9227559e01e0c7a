#include "model/grid/overview.h"

#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/overview_columns.h"

#include <algorithm>
#include <system_error>
#include <utility>
#include <variant>

// Sums of a whole grid for a window: first an estimate from 1 of so many linksets, then all regions
// added up, O(regions). `linksetsToPick` makes the estimate come in about a second with an error of
// a few hundredths; tests/benchmarks/grid.py shows what an engine takes.

namespace wb::query {
namespace {

namespace fs = std::filesystem;

/// Estimates of sums err by a few hundredths then, and come in about a second.
constexpr std::size_t linksetsToPick = 4'000;
/// Less than so many times more are asked as soon.
constexpr std::size_t leastAmong = 4;
double numberOfCell(const table::Cell& cell) {
  if (const auto* count = std::get_if<std::size_t>(&cell)) return static_cast<double>(*count);
  const auto* number = std::get_if<double>(&cell);
  return number ? *number : 0;
}

double numberOfCell(const database::Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
  const auto* number = std::get_if<double>(&value);
  return number ? *number : 0;
}

std::size_t placeOf(std::string_view key) {
  static const auto headings = overviewHeadings();
  const auto found = std::ranges::find(headings, key, &table::Heading::key);
  return static_cast<std::size_t>(found - headings.begin());
}

/// Adds up regions.
class OverviewSums {
 public:
  void take(Row row) {
    for (const std::string_view key : countKeys())
      sum_.numbers[key].value += numberOfCell(row[placeOf(key)]);
    const double before = numberOfCell(row[placeOf("known_before")]);
    const double after = numberOfCell(row[placeOf("known_after")]);
    sum_.numbers["land_impact_before"].value += before;
    sum_.numbers["land_impact_after"].value += after;
    sum_.numbers["land_impact_change"].value += after - before;
    sum_.unknownLinksets +=
        static_cast<std::size_t>(numberOfCell(row[placeOf("unknown_linksets")]));
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
    for (std::size_t i = 0; i < row.size(); ++i)
      moments.emplace(momentKeys()[i], numberOfCell(row[i]));
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

}  // namespace

std::optional<Sample> sampleOf(const Population& population) {
  const std::size_t among = population.linksets / linksetsToPick;
  if (among < leastAmong) return {};
  return Sample{static_cast<std::int64_t>(among), 0};
}

Result<std::optional<Overview>> estimate(database::Database& database, const Contents& contents,
                                         const Question& question, const Task& task) {
  // Shards compute the answer itself in less time than rows of a sample need to come here.
  if (!contents.shards.servers.empty()) return std::optional<Overview>();
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
  Question all = question;
  all.by = By::overview;
  all.sample.reset();
  auto asked = askInPieces(
      database, contents, all,
      [&sums](Row row) {
        sums.take(std::move(row));
        return true;
      },
      task);
  if (!asked) return failure(std::move(asked));
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

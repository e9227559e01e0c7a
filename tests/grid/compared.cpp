#include "tests/grid/compared.h"

#include "model/analysis/uploads.h"
#include "model/core/number.h"
#include "model/cost/cost.h"
#include "model/report/changes.h"
#include "model/report/report.h"
#include "model/scene/scene.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace wb::query::test {
namespace {

using table::Cell;

constexpr double nearness = 1e-12;
constexpr double tie = 1e-9;

std::optional<double> numberOfCell(const Cell& cell) {
  if (const auto* count = std::get_if<std::size_t>(&cell)) return static_cast<double>(*count);
  if (const auto* number = std::get_if<double>(&cell)) return *number;
  return {};
}

bool isEmpty(const Cell& cell) {
  const auto* text = std::get_if<std::string>(&cell);
  return std::holds_alternative<std::monostate>(cell) ||
         std::holds_alternative<table::Unknown>(cell) || (text && text->empty());
}

/// Of a cell of which less than all is known; nothing where nothing is.
std::optional<table::Unknown> boundIn(const Cell& cell) {
  const auto* unknown = std::get_if<table::Unknown>(&cell);
  const bool isBound =
      unknown && unknown->value != 0 && unknown->bound != table::Unknown::Bound::none;
  return isBound ? std::optional(*unknown) : std::nullopt;
}

/// Numbers that are differences are as near as what they are differences of.
bool isSame(const Cell& answered, const Cell& reported, double scale) {
  const auto known = boundIn(answered);
  const auto told = boundIn(reported);
  if (known && told)
    return known->bound == told->bound &&
           std::abs(known->value - told->value) <=
               nearness * std::max(std::abs(told->value), std::abs(known->value));
  if (known || told) return false;
  if (isEmpty(answered) && isEmpty(reported)) return true;
  const auto one = numberOfCell(answered);
  const auto other = numberOfCell(reported);
  if (one && other)
    return std::abs(*one - *other) <=
           nearness * std::max({std::abs(*one), std::abs(*other), scale});
  return answered == reported;
}

std::string shown(const Cell& cell) {
  if (const auto number = numberOfCell(cell)) return shortest(*number);
  if (const auto* text = std::get_if<std::string>(&cell)) return "\"" + *text + "\"";
  if (const auto* truth = std::get_if<bool>(&cell)) return *truth ? "true" : "false";
  return "nothing";
}

table::RowKind kindOf(By by) {
  if (by == By::part) return table::RowKind::part;
  return by == By::linkset ? table::RowKind::linkset : table::RowKind::region;
}

bool isNear(double a, double b) {
  return std::abs(a - b) <= tie * std::max({1.0, std::abs(a), std::abs(b)});
}

/// Whether a value of a linkset that is compared or rounded lies so near to where that turns that
/// the order of a sum decides.
bool isTie(const scene::Linkset& linkset, const cost::LinksetCost& cost,
           const cost::Profile& profile) {
  if (cost.accounting == cost::Accounting::legacy) return false;
  const double impact = unroundedImpact(linkset, cost, profile);
  const double turn = profile.rounding == cost::Rounding::nearest ? 0.5 : 0.0;
  if (isNear(impact, std::round(impact - turn) + turn)) return true;
  double atRest = 0;
  for (const cost::PartCost& part : cost.parts) atRest += part.physicsStatic.value_or(0);
  if (isNear(atRest, profile[cost::Key::physical_limit])) return true;
  const auto weights = decidingWeights(cost, linkset.physical, profile.accounting);
  const double largest = std::max({weights.physics, weights.streaming, weights.server});
  return int{isNear(weights.physics, largest)} + int{isNear(weights.streaming, largest)} +
             int{isNear(weights.server, largest)} >
         1;
}

/// What is known of a row beside its cells.
struct RowFacts {
  bool isTie = false;
  double scale = 0;  ///< Of what its differences are differences of.
};

/// The rows of reports of the same scenes, under a profile or under two.
class FactsOfRows {
 public:
  FactsOfRows(By by, const std::vector<weighing::Weighing>& weighings) : by_(by) {
    for (const weighing::Weighing& weighing : weighings) add(weighing);
  }

  RowFacts operator[](std::size_t row) const {
    return row < facts_.size() ? facts_[row] : RowFacts{};
  }

 private:
  void add(const weighing::Weighing& weighing) {
    if (by_ == By::region || by_ == By::grid) return addRegions(weighing);
    for (std::size_t i = 0; i < weighing.costs.size(); ++i) {
      const RowFacts facts = factsOf(weighing, i);
      const std::size_t rows = by_ == By::part ? weighing.costs[i].parts.size() : 1;
      facts_.insert(facts_.end(), rows, by_ == By::part ? RowFacts{false, facts.scale} : facts);
    }
  }

  static RowFacts factsOf(const weighing::Weighing& weighing, std::size_t i) {
    const cost::LinksetCost& cost = weighing.costs[i];
    const scene::Linkset& linkset = weighing.scene.linksets[i];
    return {isTie(linkset, cost, weighing.profile),
            std::max({cost.physics, cost.physicsPhysical, cost.streaming, cost.server, cost.src})};
  }

  void addRegions(const weighing::Weighing& weighing) {
    const std::size_t first = facts_.size();
    facts_.resize(first + sumByRegion(weighing.scene, weighing.costs).size());
    const scene::RegionNames names(weighing.scene);
    for (std::size_t i = 0; i < weighing.costs.size(); ++i) {
      const scene::Region* region = names.of(weighing.scene.linksets[i]);
      RowFacts& row =
          region ? facts_[first + static_cast<std::size_t>(region - weighing.scene.regions.data())]
                 : facts_.back();
      const RowFacts one = factsOf(weighing, i);
      row = {row.isTie || one.isTie, row.scale + one.scale};
    }
  }

  By by_;
  std::vector<RowFacts> facts_;
};

/// The same scenes under another profile; their statistics stay, as in the tables.
std::vector<weighing::Weighing> under(const std::vector<weighing::Weighing>& weighings,
                                      const cost::Profile& profile) {
  std::vector<weighing::Weighing> all = weighings;
  for (weighing::Weighing& weighing : all) {
    weighing.profile = profile;
    weighAgain(weighing.costs, weighing.scene, weighing.statistics, profile);
  }
  return all;
}

/// What the program itself says to a question. Its parcels are left out: tables have none.
struct Reported {
  std::vector<weighing::Weighing> before{};
  std::vector<weighing::Weighing> after{};
  table::Table table{};
  std::vector<std::size_t> rows{};

  Reported(const std::vector<weighing::Weighing>& weighings, const Question& question)
      : after(under(weighings, question.profile)) {
    constexpr std::size_t parcel = 3;  // After file, region and its id.
    std::vector<table::Versions> versions;
    if (question.against) before = under(weighings, *question.against);
    for (std::size_t i = 0; i < before.size(); ++i) versions.push_back({&before[i], &after[i]});
    table = question.against ? changesTable(kindOf(question.by), versions)
                             : tableOf(kindOf(question.by), after);
    const bool hasParcels = question.against && question.by == By::region;
    for (std::size_t row = 0; row < table.rows; ++row)
      if (!hasParcels || isEmpty(table.cell(row, parcel))) rows.push_back(row);
  }
};

bool mayTurn(std::string_view key) {
  return key.starts_with("land_impact") || key.starts_with("decided_by") || key == "free" ||
         key.starts_with("can_be_physical") || key.starts_with("fit") || key == "change";
}

}  // namespace

Grid::Grid(const std::string& database) {
  auto opened = database::openDatabase(database);
  EXPECT_TRUE(opened) << (opened ? "" : message(opened.error()));
  database_ = std::move(*opened);
}

void Grid::add(weighing::Weighing weighing) {
  if (!tables_) {
    auto tables = grid::GridTables::open(*database_, weighing.profile, "a test");
    ASSERT_TRUE(tables) << message(tables.error());
    tables_.emplace(std::move(*tables));
  }
  grid::SourceStatistics source{
      {weighing.file, weighing.sha256, 0, {}}, weighing.scene, weighing.statistics};
  for (std::size_t linkset = 0; linkset < weighing.scene.linksets.size(); ++linkset)
    for (std::size_t part = 0; part < weighing.scene.linksets[linkset].parts.size(); ++part)
      source.uploads.push_back(uploadOf(weighing, weighing::Target{linkset, part}).state);
  auto put = tables_->put(source);
  ASSERT_TRUE(put) << message(put.error());
  weighings_.push_back(std::move(weighing));
}

/// The same scenes under another profile; their statistics stay, as in the tables.
std::vector<weighing::Weighing> under(const std::vector<weighing::Weighing>& weighings,
                                      const cost::Profile& profile) {
  std::vector<weighing::Weighing> all;
  for (weighing::Weighing weighing : weighings) {
    weighing.profile = profile;
    weighAgain(weighing.costs, weighing.scene, weighing.statistics, profile);
    all.push_back(std::move(weighing));
  }
  return all;
}

Found Grid::compare(const Question& question) {
  Found found;
  std::vector<Row> rows;
  const auto asked = ask(*database_, question, [&rows](Row row) {
    rows.push_back(std::move(row));
    return true;
  });
  if (!asked) return {0, {}, {message(asked.error())}};
  const Reported reported(weighings_, question);
  if (rows.size() != reported.rows.size())
    return {0, {}, {fmt::format("{} rows, not {}", rows.size(), reported.rows.size())}};
  const FactsOfRows factsAfter(question.by, reported.after);
  const FactsOfRows factsBefore(question.by, reported.before);
  const std::vector<table::Heading> answered = headingsOf(question);
  std::vector<std::size_t> places;  // Of each column of the report, in the answer.
  for (const table::Heading& heading : reported.table.headings) {
    const auto place = std::ranges::find(answered, heading.key, &table::Heading::key);
    places.push_back(static_cast<std::size_t>(place - answered.begin()));
  }
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < places.size(); ++column) {
      // A report may have columns that say why they are not in SQL.
      if (places[column] == answered.size()) continue;
      const std::string_view key = reported.table.headings[column].key;
      ++found.cells;
      const Cell& one = rows[row][places[column]];
      const bool isDifference = key.ends_with("_change");
      const double scale =
          isDifference ? std::max(factsAfter[row].scale, factsBefore[row].scale) : 0;
      const Cell cell = reported.table.cell(reported.rows[row], column);
      if (isSame(one, cell, scale)) continue;
      const std::string words =
          fmt::format("row {}, {}: {}, not {}", row, key, shown(one), shown(cell));
      if (mayTurn(key) && (factsAfter[row].isTie || factsBefore[row].isTie)) {
        found.ties.push_back(words);
      } else if (found.different.size() < 10) {
        found.different.push_back(words);
      }
    }
  return found;
}

weighing::Weighing weighed(std::string file, scene::Scene scene, const cost::Profile& profile) {
  weighing::Weighing weighing;
  weighing.file = std::move(file);
  weighing.sha256 = "of " + weighing.file;
  weighing.scene = std::move(scene);
  weighing.profile = profile;
  weighing.statistics = makeStatistics(weighing.scene, cost::GeometryRules(profile));
  weighing.costs = weigh(weighing.scene, weighing.statistics, profile);
  return weighing;
}

}  // namespace wb::query::test

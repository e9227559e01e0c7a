#include "model/report/analysis_tables.h"

#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::table {
namespace {

struct SensitivityRow {
  const weighing::Weighing* weighing;
  const scene::Linkset* linkset;  ///< Null for all together.
  const tuning::CostSlopes* slopes;
  cost::Key key;

  double up() const { return slopes->up[static_cast<std::size_t>(key)]; }
  double down() const { return slopes->down[static_cast<std::size_t>(key)]; }
  double value() const { return weighing->profile[key]; }
  double elasticity() const { return tuning::elasticity(*slopes, key, value()); }
  std::optional<weighing::Target> target() const {
    if (!linkset) return {};
    return weighing::Target{static_cast<std::size_t>(linkset - weighing->scene.linksets.data()),
                            {}};
  }
};

/// `at land_impact; near lod_disc`
std::string cliffsOf(const SensitivityRow& row) {
  std::string text;
  for (const tuning::Cliff& cliff : row.slopes->cliffs) {
    if (cliff.key != row.key) continue;
    if (!text.empty()) text += "; ";
    text += (cliff.at ? "at " : "near ") + std::string(cliff.name);
  }
  return text;
}

constexpr std::array sensitivityColumns{
    Column<SensitivityRow>{
        linksetHeading,
        [](const SensitivityRow& row) { return row.linkset ? Cell{row.linkset->name} : Cell{}; }},
    Column<SensitivityRow>{
        linksetIdHeading,
        [](const SensitivityRow& row) { return row.linkset ? idCell(row.linkset->id) : Cell{}; }},
    Column<SensitivityRow>{
        keyHeading, [](const SensitivityRow& row) { return wordCell(constant(row.key).name); }},
    Column<SensitivityRow>{{"value", tableTexts["column.value"], Rank::useful, Total::none,
                            Content::number, Digits::enough},
                           [](const SensitivityRow& row) -> Cell { return row.value(); }},
    Column<SensitivityRow>{
        {"cost", tableTexts["column.cost"], Rank::useful, Total::none, Content::number},
        [](const SensitivityRow& row) -> Cell {
          return costCell(row.slopes->cost, row.slopes->unknown);
        }},
    Column<SensitivityRow>{
        {"derivative", tableTexts["column.derivative"], Rank::essential, Total::none,
         Content::number},
        [](const SensitivityRow& row) { return differenceCell(row.up(), row.slopes->unknown); }},
    Column<SensitivityRow>{
        {"derivative_down", tableTexts["column.derivative_down"], Rank::detail, Total::none,
         Content::number},
        [](const SensitivityRow& row) { return differenceCell(row.down(), row.slopes->unknown); }},
    Column<SensitivityRow>{{"elasticity", tableTexts["column.elasticity"], Rank::essential,
                            Total::none, Content::number},
                           [](const SensitivityRow& row) {
                             return differenceCell(row.elasticity(), row.slopes->unknown);
                           }},
    Column<SensitivityRow>{
        {"cliff", tableTexts["column.cliff"], Rank::useful, Total::none, Content::text},
        [](const SensitivityRow& row) -> Cell { return cliffsOf(row); }},
};

bool matters(const SensitivityRow& row) {
  return row.up() != 0 || row.down() != 0 ||
         std::ranges::find(row.slopes->cliffs, row.key, &tuning::Cliff::key) !=
             row.slopes->cliffs.end();
}

/// From the most to the least influence; of equal ones in the order of keys.
bool hasMoreInfluence(const SensitivityRow& a, const SensitivityRow& b) {
  const auto influence = [](const SensitivityRow& row) {
    return std::pair(std::abs(row.elasticity()),
                     std::max(std::abs(row.up()), std::abs(row.down())));
  };
  return influence(a) > influence(b);
}

std::vector<SensitivityRow> rowsOf(const weighing::Weighing& weighing,
                                   const scene::Linkset* linkset,
                                   const tuning::CostSlopes& slopes) {
  std::vector<SensitivityRow> rows;
  for (const cost::Constant& constant : cost::constants())
    rows.push_back({&weighing, linkset, &slopes, constant.key});
  if (linkset) std::erase_if(rows, [](const SensitivityRow& row) { return !matters(row); });
  std::ranges::stable_sort(rows, hasMoreInfluence);
  return rows;
}

}  // namespace

Table sensitivityTable(const weighing::Weighing& weighing, const tuning::Sensitivity& sensitivity) {
  std::vector<SensitivityRow> rows = rowsOf(weighing, nullptr, sensitivity.whole);
  for (std::size_t i = 0; i < sensitivity.linksets.size(); ++i)
    for (SensitivityRow& row :
         rowsOf(weighing, &weighing.scene.linksets[i], sensitivity.linksets[i]))
      rows.push_back(row);
  return tableOf<SensitivityRow>(sensitivityColumns, std::move(rows));
}

namespace {

struct SweepRow {
  const weighing::Weighing* weighing;
  std::size_t index;
  const tuning::SweepPoint* point;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[index]; }
  weighing::Target target() const { return {index, {}}; }
};

constexpr std::array sweepColumns{
    Column<SweepRow>{linksetHeading,
                     [](const SweepRow& row) -> Cell { return row.linkset().name; }},
    Column<SweepRow>{linksetIdHeading,
                     [](const SweepRow& row) { return idCell(row.linkset().id); }},
    Column<SweepRow>{{"x", sweepTexts["sweep.value"], Rank::essential, Total::none, Content::number,
                      Digits::enough},
                     [](const SweepRow& row) -> Cell { return row.point->x; }},
    Column<SweepRow>{
        {"physics", tableTexts["column.physics_cost"], Rank::useful, Total::none, Content::number},
        [](const SweepRow& row) -> Cell {
          return costCell(row.point->weights.physics, row.point->weights.physicsUnknown);
        }},
    Column<SweepRow>{{"physics_cost_physical", tableTexts["column.physics_cost_physical"],
                      Rank::essential, Total::none, Content::number},
                     [](const SweepRow& row) -> Cell {
                       return costCell(row.point->physicsPhysical,
                                       row.point->physicsPhysicalUnknown);
                     }},
    Column<SweepRow>{{"streaming", tableTexts["column.streaming_cost"], Rank::useful, Total::none,
                      Content::number},
                     [](const SweepRow& row) -> Cell {
                       return costCell(row.point->weights.streaming,
                                       row.point->weights.streamingUnknown);
                     }},
    Column<SweepRow>{
        {"server", tableTexts["column.server_cost"], Rank::useful, Total::none, Content::number},
        [](const SweepRow& row) -> Cell {
          return costCell(row.point->weights.server, row.point->weights.serverUnknown);
        }},
    Column<SweepRow>{{"land_impact", tableTexts["column.land_impact"], Rank::essential, Total::none,
                      Content::number},
                     [](const SweepRow& row) -> Cell {
                       return costCell(row.point->landImpact, row.point->landImpactUnknown);
                     }},
    Column<SweepRow>{
        {"decided_by", tableTexts["column.decided_by"], Rank::useful, Total::none, Content::word},
        [](const SweepRow& row) {
          return knownCell(wordCell(name(row.point->decidedBy)), row.point->landImpactUnknown);
        }},
    Column<SweepRow>{
        {"marks", tableTexts["column.marks"], Rank::essential, Total::none, Content::words},
        [](const SweepRow& row) -> Cell {
          return fmt::format("{}", fmt::join(row.point->marks, " "));
        }},
};

}  // namespace

Table sweepTable(const weighing::Weighing& weighing,
                 const std::vector<std::vector<tuning::SweepPoint>>& points, SweepOver over) {
  std::vector<SweepRow> rows;
  for (std::size_t i = 0; i < points.size(); ++i)
    for (const tuning::SweepPoint& point : points[i]) rows.push_back({&weighing, i, &point});
  Table table = tableOf<SweepRow>(sweepColumns, std::move(rows));
  if (over == SweepOver::size)
    std::ranges::find(table.headings, "x", &Heading::key)->title = sweepTexts["sweep.size"];
  return table;
}

namespace {

struct FragilityRow {
  const weighing::Weighing* weighing;
  weighing::Target about;
  double cost;
  bool unknown;
  std::optional<tuning::Perturbation> perturbation;  ///< Nothing for what is steady.
  tuning::Spread spread;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[about.linkset]; }
  const scene::Part* part() const { return about.part ? &linkset().parts[*about.part] : nullptr; }
  weighing::Target target() const { return about; }
};

Cell representationCell(const FragilityRow& row) {
  if (!row.about.part) return {};
  const cost::PartCost& cost = row.weighing->costs[row.about.linkset].parts[*row.about.part];
  return knownCell(wordCell(name(cost.decision.representation)), !cost.physics);
}

constexpr std::array fragilityColumns{
    Column<FragilityRow>{linksetHeading,
                         [](const FragilityRow& row) -> Cell { return row.linkset().name; }},
    Column<FragilityRow>{linksetIdHeading,
                         [](const FragilityRow& row) { return idCell(row.linkset().id); }},
    Column<FragilityRow>{
        partHeading,
        [](const FragilityRow& row) { return row.part() ? Cell{row.part()->name} : Cell{}; }},
    Column<FragilityRow>{
        partIdHeading,
        [](const FragilityRow& row) { return row.part() ? idCell(row.part()->id) : Cell{}; }},
    Column<FragilityRow>{{"representation", tableTexts["column.representation"], Rank::useful,
                          Total::none, Content::word},
                         representationCell},
    Column<FragilityRow>{
        {"level", tableTexts["column.level"], Rank::essential, Total::none, Content::word},
        [](const FragilityRow& row) {
          return wordCell(row.perturbation ? row.perturbation->name : "steady");
        }},
    Column<FragilityRow>{
        {"noise_m", tableTexts["column.noise_m"], Rank::detail, Total::none, Content::number},
        [](const FragilityRow& row) {
          return row.perturbation && row.perturbation->metres > 0 ? Cell{row.perturbation->metres}
                                                                  : Cell{};
        }},
    Column<FragilityRow>{
        {"cost", tableTexts["column.cost"], Rank::useful, Total::none, Content::number},
        [](const FragilityRow& row) -> Cell { return costCell(row.cost, row.unknown); }},
    Column<FragilityRow>{
        {"minimum", tableTexts["column.minimum"], Rank::essential, Total::none, Content::number},
        [](const FragilityRow& row) -> Cell { return costCell(row.spread.minimum, row.unknown); }},
    Column<FragilityRow>{
        {"median", tableTexts["column.median"], Rank::essential, Total::none, Content::number},
        [](const FragilityRow& row) -> Cell { return costCell(row.spread.median, row.unknown); }},
    Column<FragilityRow>{
        {"maximum", tableTexts["column.maximum"], Rank::essential, Total::none, Content::number},
        [](const FragilityRow& row) -> Cell { return costCell(row.spread.maximum, row.unknown); }},
};

void addRows(std::vector<FragilityRow>& rows, const weighing::Weighing& weighing,
             const weighing::Target& about, const tuning::Fragility& found) {
  if (found.steady) {
    rows.push_back({&weighing, about, found.cost, found.unknown, {}, found.levels.front()});
    return;
  }
  for (std::size_t level = 0; level < tuning::perturbations.size(); ++level)
    rows.push_back({&weighing, about, found.cost, found.unknown, tuning::perturbations[level],
                    found.levels[level]});
}

}  // namespace

Table fragilityTable(const weighing::Weighing& weighing,
                     const std::vector<TargetFragility>& targets) {
  std::vector<FragilityRow> rows;
  for (const auto& [target, found] : targets) {
    if (target.part) {
      addRows(rows, weighing, target, found.parts[*target.part]);
      continue;
    }
    addRows(rows, weighing, target, found.whole);
    for (std::size_t part = 0; part < found.parts.size(); ++part)
      addRows(rows, weighing, {target.linkset, part}, found.parts[part]);
  }
  return tableOf<FragilityRow>(fragilityColumns, std::move(rows));
}

}  // namespace wb::table

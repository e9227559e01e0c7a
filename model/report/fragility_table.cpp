#include "model/report/fragility_table.h"

#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
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

#include "model/report/sensitivity_table.h"

#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

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

}  // namespace wb::table

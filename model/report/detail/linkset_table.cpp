#include "model/cost/measured.h"
#include "model/report/headings.h"
#include "model/report/row_tables.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"
#include "model/scene/region_names.h"

#include <algorithm>
#include <array>
#include <optional>

namespace wb::table {
namespace {

struct LinksetRow {
  const weighing::Weighing* weighing;
  std::size_t index;
  std::optional<std::size_t> region{};  ///< Where the scene's list had it when the row was made.
  const scene::Measured* measured = nullptr;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[index]; }
  const cost::LinksetCost& cost() const { return weighing->costs[index]; }
  const cost::LinksetUnknowns& unknown() const { return cost().unknown; }
  weighing::Target target() const { return {index, {}}; }
};

/// The region's name, however the linkset refers to it.
Cell region(const LinksetRow& row) {
  const std::vector<scene::Region>& regions = row.weighing->scene.regions;
  return row.region && *row.region < regions.size() ? regions[*row.region].name
                                                    : row.linkset().region;
}

constexpr std::array linksetColumns{
    Column<LinksetRow>{fileHeading,
                       [](const LinksetRow& row) -> Cell { return row.weighing->file; }},
    Column<LinksetRow>{
        {"region", tableTexts["column.region"], Rank::detail, Total::none, Content::text}, region},
    Column<LinksetRow>{linksetHeading,
                       [](const LinksetRow& row) -> Cell { return row.linkset().name; }},
    Column<LinksetRow>{linksetIdHeading,
                       [](const LinksetRow& row) { return idCell(row.linkset().id); }},
    Column<LinksetRow>{
        {"parts", tableTexts["column.parts"], Rank::useful, Total::sum, Content::number},
        [](const LinksetRow& row) -> Cell { return row.linkset().parts.size(); }},
    Column<LinksetRow>{
        {"scripts", tableTexts["column.scripts"], Rank::useful, Total::sum, Content::number},
        [](const LinksetRow& row) -> Cell { return scriptCount(row.linkset()); }},
    Column<LinksetRow>{
        {"physical", tableTexts["column.physical"], Rank::useful, Total::none, Content::truth},
        [](const LinksetRow& row) -> Cell { return row.linkset().physical; }},
    Column<LinksetRow>{
        {"accounting", tableTexts["column.accounting"], Rank::detail, Total::none, Content::word},
        [](const LinksetRow& row) { return wordCell(name(row.cost().accounting)); }},
    Column<LinksetRow>{{"mean_face_area_m2", tableTexts["column.mean_face_area_m2"], Rank::detail,
                        Total::none, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().meanFaceArea; }},
    Column<LinksetRow>{{"physics_cost", tableTexts["column.physics_cost"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell {
                         return costCell(row.cost().physics, row.unknown().physics);
                       }},
    Column<LinksetRow>{{"physics_cost_physical", tableTexts["column.physics_cost_physical"],
                        Rank::useful, Total::none, Content::number},
                       [](const LinksetRow& row) -> Cell {
                         return costCell(row.cost().physicsPhysical, row.unknown().physicsPhysical);
                       }},
    Column<LinksetRow>{{"can_be_physical", tableTexts["column.can_be_physical"], Rank::useful,
                        Total::none, Content::truth},
                       [](const LinksetRow& row) -> Cell {
                         return knownCell(row.cost().canBePhysical, row.unknown().canBePhysical);
                       }},
    Column<LinksetRow>{{"streaming_cost", tableTexts["column.streaming_cost"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell {
                         return costCell(row.cost().streaming, row.unknown().streaming);
                       }},
    Column<LinksetRow>{{"server_cost", tableTexts["column.server_cost"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell {
                         return costCell(row.cost().server, row.unknown().server);
                       }},
    Column<LinksetRow>{
        {"src", tableTexts["column.src"], Rank::detail, Total::none, Content::number},
        [](const LinksetRow& row) -> Cell { return row.cost().src; }},
    Column<LinksetRow>{
        {"rrc", tableTexts["column.rrc"], Rank::detail, Total::none, Content::number},
        [](const LinksetRow& row) -> Cell {
          return costCell(row.cost().rrc, row.unknown().streaming);
        }},
    Column<LinksetRow>{landImpactHeading,
                       [](const LinksetRow& row) -> Cell {
                         return costCell(row.cost().landImpact, row.unknown().landImpact);
                       }},
    Column<LinksetRow>{{"decided_by", tableTexts["column.decided_by"], Rank::essential, Total::none,
                        Content::word},
                       [](const LinksetRow& row) {
                         return knownCell(wordCell(name(row.cost().decidedBy)),
                                          row.unknown().landImpact);
                       }},
    Column<LinksetRow>{
        {"profile", tableTexts["column.profile"], Rank::detail, Total::none, Content::text},
        [](const LinksetRow& row) -> Cell { return displayName(row.weighing->profile); }},
    Column<LinksetRow>{
        {"file_sha256", tableTexts["column.file_sha256"], Rank::detail, Total::none, Content::text},
        [](const LinksetRow& row) -> Cell { return row.weighing->sha256; }},
};

std::optional<cost::Compared> compared(const LinksetRow& row, cost::MeasuredCost which) {
  if (!row.measured) return {};
  return cost::compared(row.linkset(), row.cost(), *row.measured, which,
                        row.weighing->profile.accounting);
}

template <cost::MeasuredCost Which>
Cell measuredCell(const LinksetRow& row) {
  const auto both = compared(row, Which);
  return both ? Cell{both->measured} : Cell{};
}

template <cost::MeasuredCost Which>
Cell measuredDifferenceCell(const LinksetRow& row) {
  const auto both = compared(row, Which);
  return both ? differenceCell(both->difference(), both->isUnknown) : Cell{};
}

using cost::MeasuredCost;

constexpr std::array measuredColumns{
    Column<LinksetRow>{{"measured_physics", tableTexts["column.measured_physics"], Rank::useful,
                        Total::sum, Content::number},
                       measuredCell<MeasuredCost::physics>},
    Column<LinksetRow>{{"physics_difference", tableTexts["column.physics_difference"], Rank::useful,
                        Total::sum, Content::number},
                       measuredDifferenceCell<MeasuredCost::physics>},
    Column<LinksetRow>{{"measured_streaming", tableTexts["column.measured_streaming"], Rank::useful,
                        Total::sum, Content::number},
                       measuredCell<MeasuredCost::streaming>},
    Column<LinksetRow>{{"streaming_difference", tableTexts["column.streaming_difference"],
                        Rank::useful, Total::sum, Content::number},
                       measuredDifferenceCell<MeasuredCost::streaming>},
    Column<LinksetRow>{{"measured_server", tableTexts["column.measured_server"], Rank::useful,
                        Total::sum, Content::number},
                       measuredCell<MeasuredCost::server>},
    Column<LinksetRow>{{"server_difference", tableTexts["column.server_difference"], Rank::useful,
                        Total::sum, Content::number},
                       measuredDifferenceCell<MeasuredCost::server>},
    Column<LinksetRow>{{"measured_land_impact", tableTexts["column.measured_land_impact"],
                        Rank::useful, Total::sum, Content::number},
                       measuredCell<MeasuredCost::landImpact>},
    Column<LinksetRow>{{"land_impact_difference", tableTexts["column.land_impact_difference"],
                        Rank::useful, Total::sum, Content::number},
                       measuredDifferenceCell<MeasuredCost::landImpact>},
};

std::span<const Column<LinksetRow>> columnsOf(Columns columns) {
  if (columns == Columns::standard) return linksetColumns;
  static const auto all = [] {
    std::vector<Column<LinksetRow>> joined(linksetColumns.begin(), linksetColumns.end());
    joined.insert(joined.end(), measuredColumns.begin(), measuredColumns.end());
    return joined;
  }();
  return all;
}

std::vector<LinksetRow> linksetRows(std::span<const weighing::Weighing> weighings,
                                    Columns columns) {
  std::vector<LinksetRow> rows;
  for (const weighing::Weighing& weighing : weighings) {
    const std::size_t first = rows.size();
    const scene::RegionNames regions(weighing.scene);
    for (std::size_t i = 0; i < weighing.costs.size(); ++i) {
      const scene::Region* region = regions.of(weighing.scene.linksets[i]);
      rows.push_back({&weighing, i, {}, nullptr});
      if (region) rows.back().region = region - weighing.scene.regions.data();
    }
    if (columns == Columns::standard) continue;
    const auto measured = cost::measuredByLinkset(weighing.scene);
    for (std::size_t i = 0; i < measured.size(); ++i) rows[first + i].measured = measured[i];
  }
  return rows;
}

/// Where SRC stands for the server's weight, a land impact is not understood without it.
bool decidesBySrc(const weighing::Weighing& weighing) {
  return weighing.profile.accounting == cost::AccountingModel::wiki2011;
}

}  // namespace

bool isOfMeasured(std::string_view key) {
  return std::ranges::any_of(measuredColumns, [key](const Column<LinksetRow>& column) {
    return column.heading.key == key;
  });
}

Table linksetTable(std::span<const weighing::Weighing> weighings, Columns columns) {
  Table table = tableOf<LinksetRow>(columnsOf(columns), linksetRows(weighings, columns));
  if (std::ranges::any_of(weighings, decidesBySrc)) {
    const auto src = std::ranges::find(table.headings, "src", &Heading::key);
    src->rank = Rank::essential;
  }
  return table;
}

}  // namespace wb::table

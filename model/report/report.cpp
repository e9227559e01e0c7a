#include "model/report/report.h"

#include "model/cost/measured.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <optional>

namespace wb::table {
namespace {

Table tableOfKind(RowKind rowKind, std::span<const weighing::Weighing> weighings, Columns columns) {
  switch (rowKind) {
    case RowKind::part:
      return partTable(weighings);
    case RowKind::linkset:
      return linksetTable(weighings, columns);
    case RowKind::region:
      break;
  }
  return regionTable(weighings);
}

}  // namespace

Table tableOf(RowKind rowKind, std::span<const weighing::Weighing> weighings, Columns columns) {
  Table table = tableOfKind(rowKind, weighings, columns);
  // Of several files, which one a row is of must be seen.
  const auto file = std::ranges::find(table.headings, fileHeading.key, &Heading::key);
  if (weighings.size() > 1 && file != table.headings.end()) file->rank = Rank::essential;
  return table;
}

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

namespace {

struct PartRow {
  const weighing::Weighing* weighing;
  std::size_t linksetIndex;
  std::size_t partIndex;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[linksetIndex]; }
  const scene::Part& part() const { return linkset().parts[partIndex]; }
  const cost::PartCost& cost() const { return weighing->costs[linksetIndex].parts[partIndex]; }
  const cost::PartStatistics& statistics() const {
    return weighing->statistics.linksets[linksetIndex][partIndex];
  }
  weighing::Target target() const { return {linksetIndex, partIndex}; }
  /// Nothing of a part's shape is known when its mesh could not be read.
  bool isWeighed() const { return cost().physics.has_value(); }
  /// Nothing of a shape that is not known.
  cost::ShapeNumbers numbers() const {
    return isWeighed() ? shapeNumbers(part(), statistics(), cost().decision, weighing->profile)
                       : cost::ShapeNumbers{};
  }
};

Cell representation(const PartRow& row) {
  return row.isWeighed() ? wordCell(name(row.cost().decision.representation)) : Cell{};
}

Cell reason(const PartRow& row) {
  return row.isWeighed() ? wordCell(code(row.cost().decision.reason)) : Cell{};
}

/// Empty for what is not uploaded.
Cell upload(const PartRow& row) {
  const auto state = uploadOf(*row.weighing, row.target()).state;
  return state ? wordCell(name(*state)) : Cell{};
}

Cell confidence(const PartRow& row) {
  return row.isWeighed() ? wordCell(name(row.cost().confidence)) : Cell{};
}

constexpr std::array partColumns{
    Column<PartRow>{fileHeading, [](const PartRow& row) -> Cell { return row.weighing->file; }},
    Column<PartRow>{linksetHeading, [](const PartRow& row) -> Cell { return row.linkset().name; }},
    Column<PartRow>{linksetIdHeading, [](const PartRow& row) { return idCell(row.linkset().id); }},
    Column<PartRow>{partHeading, [](const PartRow& row) -> Cell { return row.part().name; }},
    Column<PartRow>{partIdHeading, [](const PartRow& row) { return idCell(row.part().id); }},
    Column<PartRow>{{"kind", tableTexts["column.kind"], Rank::useful, Total::none, Content::word},
                    [](const PartRow& row) { return wordCell(name(row.part().kind)); }},
    Column<PartRow>{
        {"shape_type", tableTexts["column.shape_type"], Rank::detail, Total::none, Content::word},
        [](const PartRow& row) { return wordCell(name(row.part().shapeType)); }},
    Column<PartRow>{{"representation", tableTexts["column.representation"], Rank::essential,
                     Total::none, Content::word},
                    representation},
    Column<PartRow>{
        {"reason", tableTexts["column.reason"], Rank::useful, Total::none, Content::word}, reason},
    Column<PartRow>{
        {"size_x_m", tableTexts["column.size_x_m"], Rank::detail, Total::none, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scale.x; }},
    Column<PartRow>{
        {"size_y_m", tableTexts["column.size_y_m"], Rank::detail, Total::none, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scale.y; }},
    Column<PartRow>{
        {"size_z_m", tableTexts["column.size_z_m"], Rank::detail, Total::none, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scale.z; }},
    Column<PartRow>{
        {"triangles", tableTexts["column.triangles"], Rank::useful, Total::sum, Content::number},
        [](const PartRow& row) { return optionalCell(row.numbers().triangles); }},
    Column<PartRow>{
        {"width_m", tableTexts["column.width_m"], Rank::useful, Total::none, Content::number},
        [](const PartRow& row) { return optionalCell(row.numbers().width); }},
    Column<PartRow>{
        {"hulls", tableTexts["column.hulls"], Rank::useful, Total::sum, Content::number},
        [](const PartRow& row) { return optionalCell(row.numbers().hulls); }},
    Column<PartRow>{{"hull_vertices", tableTexts["column.hull_vertices"], Rank::useful, Total::sum,
                     Content::number},
                    [](const PartRow& row) { return optionalCell(row.numbers().hullVertices); }},
    Column<PartRow>{
        {"scripts", tableTexts["column.scripts"], Rank::detail, Total::sum, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scripts; }},
    Column<PartRow>{{"physics_cost", tableTexts["column.physics_cost"], Rank::essential, Total::sum,
                     Content::number},
                    [](const PartRow& row) { return costCell(row.cost().physics); }},
    Column<PartRow>{{"streaming_cost", tableTexts["column.streaming_cost"], Rank::essential,
                     Total::sum, Content::number},
                    [](const PartRow& row) { return costCell(row.cost().streaming); }},
    Column<PartRow>{
        {"confidence", tableTexts["column.confidence"], Rank::useful, Total::none, Content::word},
        confidence},
    Column<PartRow>{
        {"upload", tableTexts["column.upload"], Rank::useful, Total::none, Content::word}, upload},
};

std::vector<PartRow> partRows(std::span<const weighing::Weighing> weighings) {
  std::vector<PartRow> rows;
  for (const weighing::Weighing& weighing : weighings) {
    const auto& linksets = weighing.scene.linksets;
    for (std::size_t linkset = 0; linkset < linksets.size(); ++linkset)
      for (std::size_t part = 0; part < linksets[linkset].parts.size(); ++part)
        rows.push_back({&weighing, linkset, part});
  }
  return rows;
}

}  // namespace

Table partTable(std::span<const weighing::Weighing> weighings) {
  return tableOf<PartRow>(partColumns, partRows(weighings));
}

namespace {

struct RegionRow {
  const weighing::Weighing* weighing;
  cost::RegionCost cost;

  const cost::LinksetUnknowns& unknown() const { return cost.unknown; }
};

constexpr std::array regionColumns{
    Column<RegionRow>{fileHeading, [](const RegionRow& row) -> Cell { return row.weighing->file; }},
    Column<RegionRow>{regionHeading, [](const RegionRow& row) -> Cell { return row.cost.name; }},
    Column<RegionRow>{
        {"linksets", tableTexts["column.linksets"], Rank::useful, Total::sum, Content::number},
        [](const RegionRow& row) -> Cell { return row.cost.linksets; }},
    Column<RegionRow>{
        {"parts", tableTexts["column.parts"], Rank::useful, Total::sum, Content::number},
        [](const RegionRow& row) -> Cell { return row.cost.parts; }},
    Column<RegionRow>{{"physics_cost", tableTexts["column.physics_cost"], Rank::useful, Total::sum,
                       Content::number},
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.physics, row.unknown().physics);
                      }},
    Column<RegionRow>{{"streaming_cost", tableTexts["column.streaming_cost"], Rank::useful,
                       Total::sum, Content::number},
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.streaming, row.unknown().streaming);
                      }},
    Column<RegionRow>{{"server_cost", tableTexts["column.server_cost"], Rank::useful, Total::sum,
                       Content::number},
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.server, row.unknown().server);
                      }},
    Column<RegionRow>{landImpactHeading,
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.landImpact, row.unknown().landImpact);
                      }},
    Column<RegionRow>{capacityHeading,
                      [](const RegionRow& row) -> Cell { return row.cost.capacity; }},
    Column<RegionRow>{
        {"free", tableTexts["column.free"], Rank::essential, Total::none, Content::number},
        [](const RegionRow& row) {
          return freeCell(row.cost.capacity - row.cost.landImpact, row.unknown().landImpact);
        }},
    Column<RegionRow>{
        {"profile", tableTexts["column.profile"], Rank::detail, Total::none, Content::text},
        [](const RegionRow& row) -> Cell { return displayName(row.weighing->profile); }},
};

std::vector<RegionRow> regionRows(std::span<const weighing::Weighing> weighings) {
  std::vector<RegionRow> rows;
  for (const weighing::Weighing& weighing : weighings)
    for (cost::RegionCost& sums : sumByRegion(weighing.scene, weighing.costs))
      rows.push_back({&weighing, std::move(sums)});
  return rows;
}

}  // namespace

Table regionTable(std::span<const weighing::Weighing> weighings) {
  return tableOf<RegionRow>(regionColumns, regionRows(weighings));
}

}  // namespace wb::table

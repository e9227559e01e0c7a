#include "model/report/report.h"

#include "model/cost/measured.h"
#include "model/cost/places.h"
#include "model/report/detail/report_rows.h"
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

// Where rows of linksets and parts lie: `place` is where the scene's lists had it when the row was
// made.

template <class Row>
const scene::Region* regionOf(const Row& row) {
  const std::vector<scene::Region>& regions = row.weighing->scene.regions;
  return row.place.region < regions.size() ? &regions[row.place.region] : nullptr;
}

template <class Row>
const scene::Parcel* parcelOf(const Row& row) {
  const scene::Region* region = regionOf(row);
  return region && row.place.parcel && *row.place.parcel < region->parcels.size()
             ? &region->parcels[*row.place.parcel]
             : nullptr;
}

/// The region's name, however the linkset refers to it.
template <class Row>
Cell region(const Row& row) {
  const scene::Region* region = regionOf(row);
  return region ? region->name : row.linkset().region;
}

/// Tells regions of one name apart; empty for one that the scene does not list.
template <class Row>
Cell regionId(const Row& row) {
  const scene::Region* region = regionOf(row);
  return region ? idCell(region->id) : Cell{};
}

/// The same of its parcel.
template <class Row>
Cell parcel(const Row& row) {
  const scene::Parcel* parcel = parcelOf(row);
  return parcel ? parcel->name : row.linkset().parcel;
}

template <class Row>
Cell parcelId(const Row& row) {
  const scene::Parcel* parcel = parcelOf(row);
  return parcel ? idCell(parcel->id) : Cell{};
}

struct LinksetRow {
  const weighing::Weighing* weighing;
  std::size_t index;
  cost::PlaceFinder::Place place{};
  const scene::Measured* measured = nullptr;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[index]; }
  const cost::LinksetCost& cost() const { return weighing->costs[index]; }
  const cost::LinksetUnknowns& unknown() const { return cost().unknown; }
  weighing::Target target() const { return {index, {}}; }
};

using cost::LinksetTerms;
using cost::MeasuredCost;

template <cost::Term LinksetTerms::*number>
const cost::Term* total(const LinksetTerms& terms) {
  return &(terms.*number);
}

std::optional<cost::Compared> compared(const LinksetRow& row, MeasuredCost which) {
  if (!row.measured) return {};
  return cost::compared(row.linkset(), row.cost(), *row.measured, which,
                        row.weighing->profile.accounting);
}

Cell measuredCell(const LinksetRow& row, MeasuredCost which) {
  const auto both = compared(row, which);
  return both ? Cell{both->measured} : Cell{};
}

Cell measuredDifferenceCell(const LinksetRow& row, MeasuredCost which) {
  const auto both = compared(row, which);
  return both ? differenceCell(both->difference(), both->isUnknown) : Cell{};
}

constexpr std::array linksetColumns{
#define WB_LINKSET_COLUMN(...) WB_REPORT_COLUMN(LinksetRow, __VA_ARGS__)
#include "model/report/report_columns.def"
};

constexpr std::array measuredColumns{
#define WB_MEASURED_COLUMN(...) WB_REPORT_COLUMN(LinksetRow, __VA_ARGS__)
#include "model/report/report_columns.def"
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
    const cost::PlaceFinder placeOf(weighing.scene);
    for (std::size_t i = 0; i < weighing.costs.size(); ++i)
      rows.push_back({&weighing, i, placeOf(weighing.scene.linksets[i]), nullptr});
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
  cost::PlaceFinder::Place place;  ///< Of its linkset.

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

const cost::Term* averageWidth(const LinksetTerms& terms) {
  return findTerm(terms.physics, cost::TermId::average_width);
}

constexpr std::array partColumns{
#define WB_PART_COLUMN(...) WB_REPORT_COLUMN(PartRow, __VA_ARGS__)
#include "model/report/report_columns.def"
};

std::vector<PartRow> partRows(std::span<const weighing::Weighing> weighings) {
  std::vector<PartRow> rows;
  for (const weighing::Weighing& weighing : weighings) {
    const auto& linksets = weighing.scene.linksets;
    const cost::PlaceFinder placeOf(weighing.scene);
    for (std::size_t linkset = 0; linkset < linksets.size(); ++linkset) {
      const cost::PlaceFinder::Place place = placeOf(linksets[linkset]);
      for (std::size_t part = 0; part < linksets[linkset].parts.size(); ++part)
        rows.push_back({&weighing, linkset, part, place});
    }
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
  Uuid id{};  ///< Null for what is in no region.

  const cost::LinksetUnknowns& unknown() const { return cost.unknown; }
};

constexpr std::array regionColumns{
#define WB_REGION_COLUMN(...) WB_REPORT_COLUMN(RegionRow, __VA_ARGS__)
#include "model/report/report_columns.def"
};

std::vector<RegionRow> regionRows(std::span<const weighing::Weighing> weighings) {
  std::vector<RegionRow> rows;
  for (const weighing::Weighing& weighing : weighings) {
    std::size_t index = 0;
    for (cost::RegionCost& sums : sumByRegion(weighing.scene, weighing.costs)) {
      rows.push_back({&weighing, std::move(sums)});
      if (index < weighing.scene.regions.size()) rows.back().id = weighing.scene.regions[index].id;
      ++index;
    }
  }
  return rows;
}

}  // namespace

Table regionTable(std::span<const weighing::Weighing> weighings) {
  return tableOf<RegionRow>(regionColumns, regionRows(weighings));
}

}  // namespace wb::table

#include "model/report/detail/changed_rows.h"
#include "model/report/headings.h"

#include <array>

namespace wb::table {
namespace {

struct PlaceChangeRow {
  Versions versions;
  tuning::PlaceChange place;
};

constexpr std::array placeChangeColumns{
    Column<PlaceChangeRow>{fileHeading, fileAfter},
    Column<PlaceChangeRow>{regionHeading,
                           [](const PlaceChangeRow& row) -> Cell { return row.place.region; }},
    Column<PlaceChangeRow>{
        {"parcel", changesTexts["changes.parcel"], Rank::essential, Total::none, Content::text},
        [](const PlaceChangeRow& row) -> Cell { return row.place.parcel; }},
    Column<PlaceChangeRow>{{"land_impact_before", changesTexts["changes.land_impact_before"],
                            Rank::essential, Total::none, Content::number},
                           [](const PlaceChangeRow& row) -> Cell {
                             return costCell(row.place.before, row.place.beforeUnknown);
                           }},
    Column<PlaceChangeRow>{{"land_impact_after", changesTexts["changes.land_impact_after"],
                            Rank::essential, Total::none, Content::number},
                           [](const PlaceChangeRow& row) -> Cell {
                             return costCell(row.place.after, row.place.afterUnknown);
                           }},
    Column<PlaceChangeRow>{{"land_impact_change", changesTexts["changes.land_impact_change"],
                            Rank::essential, Total::none, Content::number},
                           [](const PlaceChangeRow& row) -> Cell {
                             return differenceCell(
                                 tuning::costDifference(row.place.before, row.place.after),
                                 row.place.beforeUnknown || row.place.afterUnknown);
                           }},
    Column<PlaceChangeRow>{capacityHeading,
                           [](const PlaceChangeRow& row) -> Cell { return row.place.capacity; }},
    Column<PlaceChangeRow>{{"fitted_before", changesTexts["changes.fitted_before"], Rank::useful,
                            Total::none, Content::truth},
                           [](const PlaceChangeRow& row) -> Cell {
                             return knownCell(
                                 row.place.fitted(),
                                 row.place.beforeUnknown && row.place.before <= row.place.capacity);
                           }},
    Column<PlaceChangeRow>{{"fits_after", changesTexts["changes.fits_after"], Rank::useful,
                            Total::none, Content::truth},
                           [](const PlaceChangeRow& row) -> Cell {
                             return knownCell(
                                 row.place.fits(),
                                 row.place.afterUnknown && row.place.after <= row.place.capacity);
                           }},
};

}  // namespace

Table placeChanges(std::span<const Versions> versions) {
  std::vector<PlaceChangeRow> rows;
  for (const Versions& both : versions) {
    const tuning::Comparison comparison = comparisonOf(both);
    for (const tuning::PlaceChange& change : comparison.places) rows.push_back({both, change});
  }
  return tableOf<PlaceChangeRow>(placeChangeColumns, std::move(rows));
}

}  // namespace wb::table

#include "model/report/decision_sheet.h"

#include "model/analysis/find_targets.h"
#include "model/analysis/region_titles.h"
#include "model/core/language.h"
#include "model/cost/places.h"
#include "model/report/sheet_texts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace wb::table {
namespace {

/// A row that goes on with the one above.
constexpr Text goesOn{};

constexpr std::array fixedRows{
    SheetRow{SheetBlock::totals, "land_impact", sheetTexts["sheet.land_impact"]},
    SheetRow{SheetBlock::totals, "land_impact_change", sheetTexts["sheet.change"]},
    SheetRow{SheetBlock::totals, "streaming", sheetTexts["sheet.download"]},
    SheetRow{SheetBlock::totals, "physics", sheetTexts["sheet.physics"]},
    SheetRow{SheetBlock::totals, "server", sheetTexts["sheet.server"]},
    SheetRow{SheetBlock::over, "over", sheetTexts["sheet.over"]},
    SheetRow{SheetBlock::over, "most_over", goesOn},
    SheetRow{SheetBlock::cheaper, "cheaper", sheetTexts["sheet.cheaper"]},
    SheetRow{SheetBlock::cheaper, "cheaper_1", goesOn},
    SheetRow{SheetBlock::cheaper, "cheaper_2", goesOn},
    SheetRow{SheetBlock::cheaper, "cheaper_3", goesOn},
    SheetRow{SheetBlock::cheaper, "cheaper_4", goesOn},
    SheetRow{SheetBlock::cheaper, "cheaper_5", goesOn},
    SheetRow{SheetBlock::costlier, "more_expensive", sheetTexts["sheet.more_expensive"]},
    SheetRow{SheetBlock::costlier, "more_expensive_1", goesOn},
    SheetRow{SheetBlock::costlier, "more_expensive_2", goesOn},
    SheetRow{SheetBlock::costlier, "more_expensive_3", goesOn},
    SheetRow{SheetBlock::costlier, "more_expensive_4", goesOn},
    SheetRow{SheetBlock::costlier, "more_expensive_5", goesOn},
    SheetRow{SheetBlock::physical, "no_longer_physical", sheetTexts["sheet.no_longer_physical"]},
    SheetRow{SheetBlock::physical, "physical_again", sheetTexts["sheet.physical_again"]}};

constexpr auto fixedRowOf(std::string_view key) {
  return static_cast<std::size_t>(std::ranges::find(fixedRows, key, &SheetRow::key) -
                                  fixedRows.begin());
}

class ColumnMaker {
 public:
  ColumnMaker(const tuning::Side& side, const tuning::Side& reference)
      : side_(side), reference_(reference), cells_(fixedRows.size()) {}

  std::vector<SheetCell> make() {
    addTotals();
    addPlaces();
    if (&side_ != &reference_) addChanges();
    return std::move(cells_);
  }

 private:
  SheetCell& at(std::string_view key) { return cells_[fixedRowOf(key)]; }

  void addTotals() {
    ColumnSum physics;
    ColumnSum streaming;
    ColumnSum server;
    for (const cost::LinksetCost& one : side_.costs) {
      physics.add(costCell(one.physics, one.unknown.physics));
      streaming.add(costCell(one.streaming, one.unknown.streaming));
      server.add(costCell(one.server, one.unknown.server));
    }
    at("land_impact").value = landImpactOf(side_.costs);
    at("physics").value = physics.cell();
    at("streaming").value = streaming.cell();
    at("server").value = server.cell();
  }

  void addPlaces() {
    std::size_t count = 0;
    double most = 0;
    const weighing::PlaceNames names(side_.scene.regions);
    for (const cost::PlaceCost& place : cost::sumByPlace(side_.scene, side_.costs)) {
      if (!place.isOver()) continue;
      ++count;
      const double by = place.landImpact - place.capacity;
      if (by <= most) continue;
      most = by;
      SheetCell& cell = at("most_over");
      cell.value = by;
      cell.name = names.of(place.region, place.parcel);
    }
    at("over").value = count;
  }

  void addChanges() {
    const tuning::Comparison comparison = tuning::compare(reference_, side_);
    at("land_impact_change").value =
        differenceCell(comparison.total.landImpact, comparison.total.landImpactUnknown);
    std::vector<SheetGain> cheaper;
    std::vector<SheetGain> costlier;
    for (const tuning::LinksetChange& one : comparison.linksets) {
      const double change = one.change.landImpact;
      if (change == 0 || one.change.landImpactUnknown) continue;
      (change < 0 ? cheaper : costlier)
          .push_back({one.second,
                      one.second ? nameOf(side_, *one.second) : nameOf(reference_, *one.first),
                      change});
    }
    name(std::move(cheaper), fixedRowOf("cheaper"));
    name(std::move(costlier), fixedRowOf("more_expensive"));
    addPhysical(comparison);
  }

  static Sentence nameOf(const tuning::Side& side, std::size_t linkset) {
    return weighing::linksetTitle(side.scene.linksets[linkset], linkset);
  }

  /// How many there are, and in the rows below those that change most.
  void name(std::vector<SheetGain> gains, std::size_t row) {
    std::ranges::stable_sort(gains, std::greater(),
                             [](const SheetGain& one) { return std::abs(one.change); });
    cells_[row].value = gains.size();
    for (const SheetGain& one : gains)
      if (one.linkset) cells_[row].linksets.push_back(*one.linkset);
    for (std::size_t i = 0; i < std::min(gains.size(), sheetNames); ++i) {
      SheetCell& cell = cells_[row + 1 + i];
      cell.value = gains[i].change;
      cell.name = gains[i].name;
      if (gains[i].linkset) cell.linksets = {*gains[i].linkset};
    }
    cells_[row].gains = std::make_shared<const std::vector<SheetGain>>(std::move(gains));
  }

  void addPhysical(const tuning::Comparison& comparison) {
    for (const std::string_view key : {"no_longer_physical", "physical_again"}) {
      const bool isAgain = key == "physical_again";
      SheetCell& cell = at(key);
      for (const tuning::LinksetChange& one : comparison.linksets)
        if (one.second && one.physicalChanged && side_.costs[*one.second].canBePhysical == isAgain)
          cell.linksets.push_back(*one.second);
      cell.value = cell.linksets.size();
      if (!cell.linksets.empty()) cell.name = nameOf(side_, cell.linksets.front());
    }
  }

  const tuning::Side& side_;
  const tuning::Side& reference_;
  std::vector<SheetCell> cells_;
};

bool areEqualOn(std::span<const cost::Profile> profiles,
                const std::function<double(const cost::Profile&)>& value) {
  return std::ranges::all_of(
      profiles, [&](const cost::Profile& one) { return value(one) == value(profiles.front()); });
}

/// A line of the sheet as a table.
struct SheetLine {
  const SheetColumn* side;
  std::string key;
  const Sentence* name;  ///< Of the object or place; null: of none.
  Cell value;
};

/// Whether a row is for one of those that change most: a table has them below their count.
bool isOfOneGain(const SheetRow& row) {
  return row.title.english.empty() &&
         (row.block == SheetBlock::cheaper || row.block == SheetBlock::costlier);
}

void addSheetLines(std::vector<SheetLine>& lines, const SheetColumn& side,
                   std::span<const SheetRow> constants) {
  for (std::size_t place = 0; place < fixedRows.size(); ++place) {
    if (isOfOneGain(fixedRows[place])) continue;
    const std::string key(fixedRows[place].key);
    const SheetCell& cell = side.cells[place];
    lines.push_back({&side, key, cell.hasName() ? &cell.name : nullptr, cell.value});
    if (!cell.gains) continue;
    std::size_t number = 0;
    for (const SheetGain& one : *cell.gains)
      lines.push_back({&side, key + "_" + std::to_string(++number), &one.name, one.change});
  }
  for (const SheetRow& row : constants)
    lines.push_back({&side, std::string(row.key), nullptr, constantCell(row, side.profile).value});
}

}  // namespace

std::span<const SheetRow> sheetRows() { return fixedRows; }

std::vector<SheetCell> sheetColumn(const tuning::Side& side, const tuning::Side& reference) {
  return ColumnMaker(side, reference).make();
}

std::vector<SheetRow> differingConstants(std::span<const cost::Profile> profiles) {
  std::vector<SheetRow> differing;
  for (const cost::Constant& one : cost::constants())
    if (!areEqualOn(profiles, [&](const cost::Profile& profile) { return profile[one.key]; }))
      differing.push_back({SheetBlock::constants, one.name, {}});
  for (const cost::Choice& one : cost::choices())
    if (!areEqualOn(profiles, [&](const cost::Profile& profile) {
          return static_cast<double>(one.get(profile));
        }))
      differing.push_back({SheetBlock::constants, one.key, {}});
  return differing;
}

SheetCell constantCell(const SheetRow& row, const cost::Profile& profile) {
  if (const auto key = cost::constantKey(row.key)) return {profile[*key], {}, {}};
  return {wordCell(cost::word(*cost::choiceOf(row.key), profile)), {}, {}};
}

Table sheetTable(std::vector<SheetColumn> columns) {
  struct Made {
    std::vector<SheetColumn> columns;
    std::vector<SheetLine> lines;
  };
  auto made = std::make_shared<Made>();
  std::vector<cost::Profile> profiles;
  for (const SheetColumn& one : columns) profiles.push_back(one.profile);
  const std::vector<SheetRow> constants = differingConstants(profiles);
  made->columns = std::move(columns);
  for (const SheetColumn& one : made->columns) addSheetLines(made->lines, one, constants);
  Table table;
  table.headings = {
      {"side", sheetTexts["sheet.side"], Rank::essential, Total::none, Content::text},
      keyHeading,
      {"object", sheetTexts["sheet.object"], Rank::essential, Total::none, Content::text},
      {"value", sheetTexts["sheet.value"], Rank::essential}};
  table.rows = made->lines.size();
  table.cell = [made](std::size_t row, std::size_t column) -> Cell {
    const SheetLine& line = made->lines[row];
    if (column == 0) return line.side->name;
    if (column == 1) return wordCell(line.key);
    if (column == 2) return line.name ? Cell{rendered(*line.name)} : Cell{};
    return line.value;
  };
  return table;
}

}  // namespace wb::table

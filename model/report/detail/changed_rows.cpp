#include "model/report/detail/changed_rows.h"

#include "model/analysis/comparison.h"
#include "model/report/detail/report_rows.h"
#include "model/report/table.h"

#include <array>

namespace wb::table {

namespace {

struct LinksetChangeRow {
  Versions versions;
  tuning::LinksetChange linkset;

  const cost::LinksetCost* before() const {
    return linkset.first ? &versions.before->costs[*linkset.first] : nullptr;
  }
  const cost::LinksetCost* after() const {
    return linkset.second ? &versions.after->costs[*linkset.second] : nullptr;
  }
  const scene::Linkset& named() const {
    return linkset.second ? versions.after->scene.linksets[*linkset.second]
                          : versions.before->scene.linksets[*linkset.first];
  }
  std::optional<weighing::Target> target() const {
    return linkset.second ? std::optional(weighing::Target{*linkset.second, {}}) : std::nullopt;
  }
};

Cell changeOfLinkset(const LinksetChangeRow& row) {
  const tuning::CostChange& by = row.linkset.change;
  const auto differs = [](double change, bool unknown) { return change != 0 && !unknown; };
  const bool isEqual =
      !differs(by.physics, by.physicsUnknown) && !differs(by.streaming, by.streamingUnknown) &&
      !differs(by.server, by.serverUnknown) && !differs(by.landImpact, by.landImpactUnknown) &&
      !row.linkset.decidedAnew && !row.linkset.physicalAnew;
  if (isEqual && by.anyUnknown() && row.before() && row.after()) return {};
  return wordCell(changeWord(row.before() != nullptr, row.after() != nullptr, isEqual));
}

template <auto Side>
Cell impactCell(const LinksetChangeRow& row) {
  const cost::LinksetCost* cost = (row.*Side)();
  return cost ? costCell(cost->landImpact, cost->unknown.landImpact) : Cell{};
}

template <auto Side>
Cell decidedCell(const LinksetChangeRow& row) {
  const cost::LinksetCost* cost = (row.*Side)();
  return cost ? knownCell(wordCell(name(cost->decidedBy)), cost->unknown.landImpact) : Cell{};
}

template <auto Side>
Cell physicalCell(const LinksetChangeRow& row) {
  const cost::LinksetCost* cost = (row.*Side)();
  return cost ? knownCell(cost->canBePhysical, cost->unknown.canBePhysical) : Cell{};
}

template <double tuning::CostChange::*Member, bool tuning::CostChange::*Unknown>
Cell differenceIn(const LinksetChangeRow& row) {
  return differenceCell(row.linkset.change.*Member, row.linkset.change.*Unknown);
}

constexpr auto sideBefore = &LinksetChangeRow::before;
constexpr auto sideAfter = &LinksetChangeRow::after;

using tuning::CostChange;

constexpr std::array linksetChangeColumns{
#define WB_LINKSET_CHANGE_COLUMN(...) WB_REPORT_COLUMN(LinksetChangeRow, __VA_ARGS__)
#include "model/report/report_columns.def"
};

}  // namespace

Table linksetChanges(std::span<const Versions> versions) {
  std::vector<LinksetChangeRow> rows;
  for (const Versions& both : versions) {
    const tuning::Comparison comparison = comparisonOf(both);
    for (const tuning::LinksetChange& change : comparison.linksets) rows.push_back({both, change});
  }
  return tableOf<LinksetChangeRow>(linksetChangeColumns, std::move(rows));
}

namespace {

using PartIndex = std::optional<std::size_t>;

/// A part of a paired linkset, on either side or both.
struct PartChangeRow {
  Versions versions;
  PartIndex linksetBefore;
  PartIndex linksetAfter;
  PartIndex before;
  PartIndex after;

  const scene::Linkset& linkset() const {
    return linksetAfter ? versions.after->scene.linksets[*linksetAfter]
                        : versions.before->scene.linksets[*linksetBefore];
  }
  const scene::Part& part() const {
    return after ? linkset().parts[*after]
                 : versions.before->scene.linksets[*linksetBefore].parts[*before];
  }
  const cost::PartCost* costBefore() const {
    return before ? &versions.before->costs[*linksetBefore].parts[*before] : nullptr;
  }
  const cost::PartCost* costAfter() const {
    return after ? &versions.after->costs[*linksetAfter].parts[*after] : nullptr;
  }
  std::optional<weighing::Target> target() const {
    return after ? std::optional(weighing::Target{*linksetAfter, after}) : std::nullopt;
  }
};

using PartCostOf = const cost::PartCost* (PartChangeRow::*)() const;
constexpr PartCostOf partBefore = &PartChangeRow::costBefore;
constexpr PartCostOf partAfter = &PartChangeRow::costAfter;

using WeightOfPart = std::optional<double> cost::PartCost::*;
constexpr WeightOfPart partPhysics = &cost::PartCost::physics;
constexpr WeightOfPart partStreaming = &cost::PartCost::streaming;

template <PartCostOf Side, WeightOfPart Weight>
Cell partWeightCell(const PartChangeRow& row) {
  const cost::PartCost* cost = (row.*Side)();
  return cost ? costCell(cost->*Weight) : Cell{};
}

template <WeightOfPart Weight>
double weightChange(const PartChangeRow& row) {
  const auto valueOn = [](const cost::PartCost* cost) {
    return cost ? (cost->*Weight).value_or(0) : 0.0;
  };
  return tuning::costDifference(valueOn(row.costBefore()), valueOn(row.costAfter()));
}

/// Whether a side has the part and not its weight.
template <WeightOfPart Weight>
bool isWeightUnknown(const PartChangeRow& row) {
  const auto isUnknown = [](const cost::PartCost* cost) { return cost && !(cost->*Weight); };
  return isUnknown(row.costBefore()) || isUnknown(row.costAfter());
}

template <WeightOfPart Weight>
Cell weightChangeCell(const PartChangeRow& row) {
  return differenceCell(weightChange<Weight>(row), isWeightUnknown<Weight>(row));
}

template <WeightOfPart Weight>
bool differsIn(const PartChangeRow& row) {
  return !isWeightUnknown<Weight>(row) && weightChange<Weight>(row) != 0;
}

template <PartCostOf Side>
Cell weighedAsCell(const PartChangeRow& row) {
  const cost::PartCost* cost = (row.*Side)();
  return cost && cost->physics ? wordCell(name(cost->decision.representation)) : Cell{};
}

Cell changeOfPart(const PartChangeRow& row) {
  const cost::PartCost* before = row.costBefore();
  const cost::PartCost* after = row.costAfter();
  const bool isEqual = before && after &&
                       before->decision.representation == after->decision.representation &&
                       !differsIn<partPhysics>(row) && !differsIn<partStreaming>(row);
  const bool isUnknown = isWeightUnknown<partPhysics>(row) || isWeightUnknown<partStreaming>(row);
  if (isEqual && isUnknown) return {};
  return wordCell(changeWord(before != nullptr, after != nullptr, isEqual));
}

constexpr std::array partChangeColumns{
#define WB_PART_CHANGE_COLUMN(...) WB_REPORT_COLUMN(PartChangeRow, __VA_ARGS__)
#include "model/report/report_columns.def"
};

void addPartRows(std::vector<PartChangeRow>& rows, const Versions& versions,
                 const tuning::LinksetChange& linkset) {
  static const std::vector<scene::Part> none;
  const auto partsOf = [](const weighing::Weighing& weighing, PartIndex index) -> const auto& {
    return index ? weighing.scene.linksets[*index].parts : none;
  };
  for (const auto& [before, after] : tuning::pairsOf(partsOf(*versions.before, linkset.first),
                                                     partsOf(*versions.after, linkset.second)))
    rows.push_back({versions, linkset.first, linkset.second, before, after});
}

}  // namespace

Table partChanges(std::span<const Versions> versions) {
  std::vector<PartChangeRow> rows;
  for (const Versions& both : versions) {
    const tuning::Comparison comparison = comparisonOf(both);
    for (const tuning::LinksetChange& linkset : comparison.linksets)
      addPartRows(rows, both, linkset);
  }
  return tableOf<PartChangeRow>(partChangeColumns, std::move(rows));
}

namespace {

struct PlaceChangeRow {
  Versions versions;
  tuning::PlaceChange place;
};

Cell placeImpactChange(const tuning::PlaceChange& place) {
  return differenceCell(tuning::costDifference(place.before, place.after),
                        place.beforeUnknown || place.afterUnknown);
}

Cell fittedBefore(const tuning::PlaceChange& place) {
  return knownCell(place.fitted(), place.beforeUnknown && place.before <= place.capacity);
}

Cell fitsAfter(const tuning::PlaceChange& place) {
  return knownCell(place.fits(), place.afterUnknown && place.after <= place.capacity);
}

constexpr std::array placeChangeColumns{
#define WB_PLACE_CHANGE_COLUMN(...) WB_REPORT_COLUMN(PlaceChangeRow, __VA_ARGS__)
#include "model/report/report_columns.def"
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

#include "model/analysis/pairs.h"
#include "model/report/detail/changed_rows.h"
#include "model/report/headings.h"

#include <array>

namespace wb::table {
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
    Column<PartChangeRow>{fileHeading, fileAfter},
    Column<PartChangeRow>{linksetHeading,
                          [](const PartChangeRow& row) -> Cell { return row.linkset().name; }},
    Column<PartChangeRow>{partHeading,
                          [](const PartChangeRow& row) -> Cell { return row.part().name; }},
    Column<PartChangeRow>{partIdHeading,
                          [](const PartChangeRow& row) { return idCell(row.part().id); }},
    Column<PartChangeRow>{changeHeading, changeOfPart},
    Column<PartChangeRow>{{"representation_before", changesTexts["changes.weighed_before"],
                           Rank::useful, Total::none, Content::word},
                          weighedAsCell<partBefore>},
    Column<PartChangeRow>{{"representation_after", changesTexts["changes.weighed_after"],
                           Rank::useful, Total::none, Content::word},
                          weighedAsCell<partAfter>},
    Column<PartChangeRow>{{"physics_before", changesTexts["changes.physics_before"], Rank::useful,
                           Total::sum, Content::number},
                          partWeightCell<partBefore, partPhysics>},
    Column<PartChangeRow>{{"physics_after", changesTexts["changes.physics_after"], Rank::useful,
                           Total::sum, Content::number},
                          partWeightCell<partAfter, partPhysics>},
    Column<PartChangeRow>{{"physics_change", changesTexts["changes.physics_change"],
                           Rank::essential, Total::sum, Content::number},
                          weightChangeCell<partPhysics>},
    Column<PartChangeRow>{{"streaming_before", changesTexts["changes.streaming_before"],
                           Rank::useful, Total::sum, Content::number},
                          partWeightCell<partBefore, partStreaming>},
    Column<PartChangeRow>{{"streaming_after", changesTexts["changes.streaming_after"], Rank::useful,
                           Total::sum, Content::number},
                          partWeightCell<partAfter, partStreaming>},
    Column<PartChangeRow>{{"streaming_change", changesTexts["changes.streaming_change"],
                           Rank::essential, Total::sum, Content::number},
                          weightChangeCell<partStreaming>},
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

}  // namespace wb::table

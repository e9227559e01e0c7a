#include "model/report/detail/changed_rows.h"
#include "model/report/headings.h"

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

constexpr std::array linksetChangeColumns{
    Column<LinksetChangeRow>{fileHeading, fileAfter},
    Column<LinksetChangeRow>{linksetHeading,
                             [](const LinksetChangeRow& row) -> Cell { return row.named().name; }},
    Column<LinksetChangeRow>{linksetIdHeading,
                             [](const LinksetChangeRow& row) { return idCell(row.named().id); }},
    Column<LinksetChangeRow>{changeHeading, changeOfLinkset},
    Column<LinksetChangeRow>{{"land_impact_before", changesTexts["changes.land_impact_before"],
                              Rank::essential, Total::sum, Content::number},
                             impactCell<sideBefore>},
    Column<LinksetChangeRow>{{"land_impact_after", changesTexts["changes.land_impact_after"],
                              Rank::essential, Total::sum, Content::number},
                             impactCell<sideAfter>},
    Column<LinksetChangeRow>{
        {"land_impact_change", changesTexts["changes.land_impact_change"], Rank::essential,
         Total::sum, Content::number},
        differenceIn<&tuning::CostChange::landImpact, &tuning::CostChange::landImpactUnknown>},
    Column<LinksetChangeRow>{
        {"physics_change", changesTexts["changes.physics_change"], Rank::useful, Total::sum,
         Content::number},
        differenceIn<&tuning::CostChange::physics, &tuning::CostChange::physicsUnknown>},
    Column<LinksetChangeRow>{
        {"streaming_change", changesTexts["changes.streaming_change"], Rank::useful, Total::sum,
         Content::number},
        differenceIn<&tuning::CostChange::streaming, &tuning::CostChange::streamingUnknown>},
    Column<LinksetChangeRow>{
        {"server_change", changesTexts["changes.server_change"], Rank::useful, Total::sum,
         Content::number},
        differenceIn<&tuning::CostChange::server, &tuning::CostChange::serverUnknown>},
    Column<LinksetChangeRow>{{"decided_by_before", changesTexts["changes.decided_before"],
                              Rank::useful, Total::none, Content::word},
                             decidedCell<sideBefore>},
    Column<LinksetChangeRow>{{"decided_by_after", changesTexts["changes.decided_after"],
                              Rank::useful, Total::none, Content::word},
                             decidedCell<sideAfter>},
    Column<LinksetChangeRow>{{"can_be_physical_before", changesTexts["changes.physical_before"],
                              Rank::useful, Total::none, Content::truth},
                             physicalCell<sideBefore>},
    Column<LinksetChangeRow>{{"can_be_physical_after", changesTexts["changes.physical_after"],
                              Rank::useful, Total::none, Content::truth},
                             physicalCell<sideAfter>},
    Column<LinksetChangeRow>{{"profile_before", changesTexts["changes.profile_before"],
                              Rank::detail, Total::none, Content::text},
                             [](const LinksetChangeRow& row) -> Cell {
                               return displayName(row.versions.before->profile);
                             }},
    Column<LinksetChangeRow>{{"profile_after", changesTexts["changes.profile_after"], Rank::detail,
                              Total::none, Content::text},
                             [](const LinksetChangeRow& row) -> Cell {
                               return displayName(row.versions.after->profile);
                             }},
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

}  // namespace wb::table

#include "model/report/detail/changed_rows.h"

#include "model/analysis/change_texts.h"
#include "model/analysis/comparison.h"
#include "model/analysis/find_targets.h"
#include "model/analysis/what_changed.h"
#include "model/core/language.h"
#include "model/cost/places.h"
#include "model/report/detail/report_rows.h"
#include "model/report/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace wb::table {

namespace {

tuning::Side sideOf(const weighing::Weighing& weighing) {
  return {weighing.scene, weighing.profile, weighing.costs};
}

Sentence doneSentence(const tuning::Act& act) {
  return {tuning::changeTexts["changed.done"], {{"act", act.done}}};
}

void addSentence(std::string& text, const Sentence& sentence) {
  text += (text.empty() ? "" : " ") + rendered(sentence);
}

}  // namespace

Because::Because(const Versions& versions)
    : finder_(sideOf(*versions.before), sideOf(*versions.after)) {}

const std::optional<tuning::WhatChanged>& Because::found(const tuning::LinksetChange& change) {
  const tuning::Pair pair(change.first, change.second);
  if (last_ != pair) {
    found_ = finder_(change.first, change.second);
    last_ = pair;
  }
  return found_;
}

std::string Because::of(const tuning::LinksetChange& change) {
  const bool isOnBoth = change.first && change.second;
  if (isOnBoth && !change.change.any()) return {};
  const std::lock_guard lock(mutex_);
  const auto& what = found(change);
  std::string text;
  if (!what) return text;
  if (isOnBoth && change.change.landImpact == 0) {
    for (const tuning::Act& act : what->acts) addSentence(text, doneSentence(act));
  } else {
    for (const Sentence& sentence : sentencesOf(*what)) addSentence(text, sentence);
  }
  return text;
}

std::string Because::ofPart(const tuning::LinksetChange& linkset, std::size_t part) {
  if (!linkset.first || !linkset.second) return {};
  const std::lock_guard lock(mutex_);
  const auto& what = found(linkset);
  std::string text;
  if (!what) return text;
  for (const tuning::Act& act : what->acts)
    if (std::ranges::binary_search(act.parts, part)) addSentence(text, doneSentence(act));
  return text;
}

namespace {

struct LinksetChangeRow {
  Versions versions;
  tuning::LinksetChange linkset;
  std::shared_ptr<Because> finder;

  std::string because() const { return finder->of(linkset); }

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
      !row.linkset.deciderChanged && !row.linkset.physicalChanged;
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
    const auto finder = std::make_shared<Because>(both);
    for (const tuning::LinksetChange& change : comparison.linksets)
      rows.push_back({both, change, finder});
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
  std::shared_ptr<Because> finder;

  std::string because() const {
    return after ? finder->ofPart({linksetBefore, linksetAfter, {}}, *after) : std::string();
  }

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
                 const tuning::LinksetChange& linkset, const std::shared_ptr<Because>& finder) {
  static const std::vector<scene::Part> none;
  const auto partsOf = [](const weighing::Weighing& weighing, PartIndex index) -> const auto& {
    return index ? weighing.scene.linksets[*index].parts : none;
  };
  for (const auto& [before, after] : tuning::pairsOf(partsOf(*versions.before, linkset.first),
                                                     partsOf(*versions.after, linkset.second)))
    rows.push_back({versions, linkset.first, linkset.second, before, after, finder});
}

}  // namespace

Table partChanges(std::span<const Versions> versions) {
  std::vector<PartChangeRow> rows;
  for (const Versions& both : versions) {
    const tuning::Comparison comparison = comparisonOf(both);
    const auto finder = std::make_shared<Because>(both);
    for (const tuning::LinksetChange& linkset : comparison.linksets)
      addPartRows(rows, both, linkset, finder);
  }
  return tableOf<PartChangeRow>(partChangeColumns, std::move(rows));
}

namespace {

/// More linksets than this would bury the cell.
constexpr std::size_t mostLinksetsNamed = 3;

/// Says which linksets made a place hold more or less, those that changed most first.
class BecauseOfPlaces {
 public:
  BecauseOfPlaces(const Versions& versions, const tuning::Comparison& comparison)
      : versions_(versions),
        placeAfter_(versions.after->scene),
        placeBefore_(versions.before->scene),
        because_(versions) {
    for (const tuning::LinksetChange& change : comparison.linksets)
      if (change.change.landImpact != 0 && !change.change.landImpactUnknown)
        changes_.push_back(change);
    std::ranges::stable_sort(changes_, std::ranges::greater{},
                             [](const auto& change) { return std::abs(change.change.landImpact); });
  }

  std::string of(const tuning::PlaceChange& place) {
    std::vector<const tuning::LinksetChange*> here;
    for (const tuning::LinksetChange& change : changes_)
      if (isIn(change, place)) here.push_back(&change);
    if (here.size() == 1) return nameOf(*here.front()) + ": " + because_.of(*here.front());
    std::string text;
    for (std::size_t i = 0; i < std::min(here.size(), mostLinksetsNamed); ++i) {
      const double change = here[i]->change.landImpact;
      text += (i > 0 ? "; " : "") + nameOf(*here[i]) + ": " + (change > 0 ? "+" : "") +
              readable(change);
    }
    return here.size() > mostLinksetsNamed ? text + "; …" : text;
  }

 private:
  /// One that is gone counts where it was.
  bool isIn(const tuning::LinksetChange& change, const tuning::PlaceChange& place) const {
    const cost::PlaceFinder::Place at =
        change.second ? placeAfter_(versions_.after->scene.linksets[*change.second])
                      : placeBefore_(versions_.before->scene.linksets[*change.first]);
    return at.region == place.place.region &&
           (!place.place.parcel || at.parcel == place.place.parcel);
  }

  std::string nameOf(const tuning::LinksetChange& change) const {
    return change.second ? weighing::linksetName(versions_.after->scene.linksets[*change.second],
                                                 *change.second)
                         : weighing::linksetName(versions_.before->scene.linksets[*change.first],
                                                 *change.first);
  }

  const Versions versions_;
  cost::PlaceFinder placeAfter_;
  cost::PlaceFinder placeBefore_;
  Because because_;
  std::vector<tuning::LinksetChange> changes_;
};

struct PlaceChangeRow {
  Versions versions;
  tuning::PlaceChange place;
  std::shared_ptr<BecauseOfPlaces> finder;

  std::string because() const { return finder->of(place); }
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
    const auto finder = std::make_shared<BecauseOfPlaces>(both, comparison);
    for (const tuning::PlaceChange& change : comparison.places)
      rows.push_back({both, change, finder});
  }
  return tableOf<PlaceChangeRow>(placeChangeColumns, std::move(rows));
}

}  // namespace wb::table

#include "model/report/changes.h"

#include "model/analysis/find_targets.h"
#include "model/analysis/region_titles.h"
#include "model/core/language.h"
#include "model/report/detail/changed_rows.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <fmt/ranges.h>

namespace wb::table {

std::string_view changeWord(bool wasThere, bool isThere, bool isEqual) {
  if (!wasThere) return "added";
  if (!isThere) return "removed";
  return isEqual ? changesTexts["changes.equal"].english : "changed";
}

tuning::Comparison comparisonOf(const Versions& versions) {
  const auto& [before, after] = versions;
  return tuning::compare({before->scene, before->profile, before->costs},
                         {after->scene, after->profile, after->costs});
}

Table changesTable(RowKind rowKind, std::span<const Versions> versions) {
  Table table = rowKind == RowKind::part      ? partChanges(versions)
                : rowKind == RowKind::linkset ? linksetChanges(versions)
                                              : placeChanges(versions);
  table.whenEmpty = changesTexts["changes.none"];
  return table;
}

namespace {

/// More names than this would bury the sentence.
constexpr std::size_t mostNames = 5;

std::string listedNames(std::vector<std::string> names) {
  const std::size_t left = names.size() > mostNames ? names.size() - mostNames : 0;
  names.resize(names.size() - left);
  const std::string listed = fmt::format("{}", fmt::join(names, ", "));
  if (left == 0) return listed;
  return rendered(changesTexts["changes.and_more"], {{"names", listed}, {"count", left}});
}

std::string withSign(double change) { return (change > 0 ? "+" : "") + readable(change); }

std::string totalSentence(const Cell& before, const Cell& after) {
  const bool known =
      std::holds_alternative<double>(before) && std::holds_alternative<double>(after);
  return rendered(known ? changesTexts["changes.total"] : changesTexts["changes.total_unknown"],
                  {{"before", readable(before)},
                   {"after", readable(after)},
                   {"change", withSign(numberIn(after) - numberIn(before))}});
}

/// Who is in which sentence.
struct Crossing {
  ColumnSum before;  ///< Of land impact.
  ColumnSum after;
  double limit = 0;  ///< Physics at rest up to which a linkset may be physical, PE.
  std::vector<std::string> noLongerPhysical;
  std::vector<std::string> newlyPhysical;
  std::vector<std::string> deciderChanged;
  std::vector<std::string> noLongerFits;  ///< Sentences already.
};

void takeLinksets(Crossing& crossing, const Versions& versions,
                  const tuning::Comparison& comparison) {
  for (const tuning::LinksetChange& linkset : comparison.linksets) {
    if (!linkset.first || !linkset.second) continue;
    const std::string name =
        weighing::linksetName(versions.after->scene.linksets[*linkset.second], *linkset.second);
    const bool isPhysical = versions.after->costs[*linkset.second].canBePhysical;
    if (linkset.physicalChanged)
      (isPhysical ? crossing.newlyPhysical : crossing.noLongerPhysical).push_back(name);
    if (linkset.deciderChanged) crossing.deciderChanged.push_back(name);
  }
}

/// The only region of a file, without a name, is called as the file is, and so is what is in none.
std::string nameOfPlace(const weighing::Weighing& weighing, const weighing::PlaceNames& names,
                        const cost::PlaceFinder::Place& place) {
  const auto& regions = weighing.scene.regions;
  const bool isCalled =
      place.region < regions.size() && (regions.size() > 1 || !regions[place.region].name.empty());
  const std::string region = isCalled ? rendered(names.region(place.region)) : weighing.file;
  if (!place.parcel) return region;
  return region + ", " + rendered(weighing::parcelName(regions[place.region], *place.parcel));
}

void takePlaces(Crossing& crossing, const Versions& versions,
                const tuning::Comparison& comparison) {
  const weighing::PlaceNames names(versions.after->scene.regions);
  for (const tuning::PlaceChange& place : comparison.places) {
    if (!place.noLongerFits()) continue;
    crossing.noLongerFits.push_back(
        rendered(changesTexts["changes.no_longer_fits"],
                 {{"place", nameOfPlace(*versions.after, names, place.place)},
                  {"after", readableCost(place.after, place.afterUnknown)},
                  {"capacity", readable(place.capacity)}}));
  }
}

Crossing crossingOf(std::span<const Versions> versions) {
  Crossing crossing;
  for (const Versions& both : versions) {
    const tuning::Comparison comparison = comparisonOf(both);
    crossing.before.add(landImpactOf(both.before->costs));
    crossing.after.add(landImpactOf(both.after->costs));
    crossing.limit = both.after->profile[cost::Key::physical_limit];
    takeLinksets(crossing, both, comparison);
    takePlaces(crossing, both, comparison);
  }
  return crossing;
}

}  // namespace

std::vector<std::string> changeSentences(std::span<const Versions> versions) {
  Crossing crossing = crossingOf(versions);
  std::vector<std::string> sentences{totalSentence(crossing.before.cell(), crossing.after.cell())};
  const auto add = [&](Text text, const std::vector<std::string>& names) {
    if (names.empty()) return;
    sentences.push_back(rendered(text, {{"count", names.size()},
                                        {"limit", readable(crossing.limit)},
                                        {"names", listedNames(names)}}));
  };
  add(changesTexts["changes.no_longer_physical"], crossing.noLongerPhysical);
  add(changesTexts["changes.newly_physical"], crossing.newlyPhysical);
  add(changesTexts["changes.decided_anew"], crossing.deciderChanged);
  for (std::string& sentence : crossing.noLongerFits) sentences.push_back(std::move(sentence));
  return sentences;
}

}  // namespace wb::table

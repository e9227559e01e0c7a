#include "model/analysis/exceeded_limits.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/region_titles.h"
#include "model/cost/why.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace wb::weighing {
namespace {

/// Why a linkset that is physical may not be; nothing if it may, or is none.
std::optional<Sentence> refusalOf(const Weighing& weighing, std::size_t linkset) {
  const scene::Linkset& one = weighing.scene.linksets[linkset];
  if (!one.physical) return {};
  const auto why = whyNotPhysical(one, weighing.costs[linkset], weighing.profile);
  if (!why) return {};
  return Sentence{limitTexts["limit.physical"], {{"why", *why}}};
}

/// @param names  Of the places of the scene.
Sentence sentenceOf(const scene::Scene& scene, const PlaceNames& names,
                    const cost::PlaceCost& place) {
  std::vector<Argument> arguments{{"held", fourDigits(place.landImpact)},
                                  {"capacity", fourDigits(place.capacity)},
                                  {"over", fourDigits(place.landImpact - place.capacity)}};
  if (place.region >= scene.regions.size())
    return {limitTexts["limit.no_region"], std::move(arguments)};
  const std::string name = place.parcel ? place.parcelName : names.title(place.region);
  if (name.empty())
    arguments.emplace_back("number", place.parcel.value_or(place.region) + 1);
  else
    arguments.emplace_back("name", name);
  if (!place.parcel)
    return {name.empty() ? limitTexts["limit.unnamed_region"] : limitTexts["limit.region"],
            std::move(arguments)};
  if (!names.isNamedElsewhere(place.region, *place.parcel))
    return {name.empty() ? limitTexts["limit.unnamed_parcel"] : limitTexts["limit.parcel"],
            std::move(arguments)};
  arguments.emplace_back("region", names.region(place.region));
  return {name.empty() ? limitTexts["limit.unnamed_parcel_of"] : limitTexts["limit.parcel_of"],
          std::move(arguments)};
}

}  // namespace

std::vector<Exceeded> exceeded(const Weighing& weighing) {
  std::vector<Exceeded> all;
  const PlaceNames names(weighing.scene.regions);
  for (const cost::PlaceCost& place : sumByPlace(weighing.scene, weighing.costs))
    if (place.isOver())
      all.push_back({place.region, place.parcel, {}, sentenceOf(weighing.scene, names, place)});
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
    if (const auto refusal = refusalOf(weighing, i)) all.push_back({{}, {}, i, *refusal});
  return all;
}

ExceededAround::ExceededAround(const Weighing& weighing)
    : weighing_(weighing),
      names_(weighing.scene.regions),
      placeOf_(weighing.scene),
      places_(sumByPlace(weighing.scene, weighing.costs)) {
  std::erase_if(places_, [](const cost::PlaceCost& place) { return !place.isOver(); });
}

std::vector<Sentence> ExceededAround::operator()(std::size_t linkset) const {
  std::vector<Sentence> all;
  if (const auto refusal = refusalOf(weighing_, linkset)) all.push_back(*refusal);
  const cost::PlaceFinder::Place at = placeOf_(weighing_.scene.linksets[linkset]);
  for (const cost::PlaceCost& place : places_)
    if (place.region == at.region && (!place.parcel || place.parcel == at.parcel))
      all.push_back(sentenceOf(weighing_.scene, names_, place));
  return all;
}

Diagnostics limitFindings(const Weighing& weighing) {
  Diagnostics findings;
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
    if (const auto refusal = refusalOf(weighing, i))
      findings.push_back({Severity::warning,
                          refusal->text,
                          refusal->arguments,
                          fmt::format("linksets[{}]", i),
                          1,
                          {}});
  return findings;
}

Diagnostics placeFindings(const Weighing& weighing) {
  Diagnostics findings;
  const PlaceNames names(weighing.scene.regions);
  for (const cost::PlaceCost& place : sumByPlace(weighing.scene, weighing.costs)) {
    if (!place.isOver()) continue;
    const Sentence said = sentenceOf(weighing.scene, names, place);
    std::string where;
    if (place.region < weighing.scene.regions.size())
      where = fmt::format("regions[{}]", place.region);
    if (place.parcel) where += fmt::format(".parcels[{}]", *place.parcel);
    findings.push_back(
        {Severity::warning, said.text, said.arguments, std::move(where), 1, weighing.file});
  }
  return findings;
}

bool isLimitFinding(const Diagnostic& finding) {
  return std::ranges::any_of(limitTexts.rows(),
                             [&](const Text& text) { return text.code == finding.text.code; });
}

}  // namespace wb::weighing

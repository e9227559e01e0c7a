#include "model/report/origins.h"

#include "model/core/language.h"
#include "model/core/number.h"
#include "model/cost/places.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::explain {
namespace {

using cost::Culprit;

/// Of very many parts alike only these are looked at, which are lit then.
constexpr std::size_t mostPartsLit = 64;

std::vector<Culprit> culpritsOfPart(const Explanation& explanation, std::size_t part) {
  const weighing::Weighing& weighing = explanation.weighing;
  const std::size_t linkset = explanation.target.linkset;
  return findCulprits(weighing.scene, linkset, weighing.costs[linkset],
                      weighing.statistics.linksets[linkset], weighing.profile, part);
}

/// Those among all that are of these parts; of a part that has none there, its own.
std::vector<Culprit> culpritsOfCause(const Explanation& explanation, const cost::Cause& cause,
                                     const std::vector<Culprit>& all) {
  std::vector<std::size_t> parts{cause.part};
  parts.insert(parts.end(), cause.alike.begin(), cause.alike.end());
  if (parts.size() > mostPartsLit) parts.resize(mostPartsLit);
  std::vector<Culprit> found;
  std::ranges::copy_if(all, std::back_inserter(found), [&](const Culprit& one) {
    return std::ranges::find(parts, one.part) != parts.end();
  });
  if (!found.empty()) return found;
  for (const std::size_t part : parts)
    std::ranges::move(culpritsOfPart(explanation, part), std::back_inserter(found));
  return found;
}

Origin originOfCause(const Explanation& explanation, const cost::Cause& cause,
                     const std::vector<Culprit>& all) {
  Origin origin{.name = causeName(cause, explanation.linkset()),
                .label = {},
                .what = {},
                .namesCost = false,
                .weight = cause.value(),
                .share = cause.share(),
                .cause = cause,
                .culprits = culpritsOfCause(explanation, cause, all)};
  if (origin.culprits.empty()) return origin;
  if (origin.culprits.front().kind != Culprit::Kind::part)
    origin.what = labelsOf(origin.culprits, explanation.cost(), 1).front().text;
  return origin;
}

std::vector<Origin> originsOfOnePart(const Explanation& explanation,
                                     const std::vector<Culprit>& culprits) {
  double whole = 0;
  const auto weights = explanation.weights();
  for (const Weight& weight : weights)
    if (weight.decides) whole = weight.derivation.value;
  std::vector<Origin> origins;
  for (const cost::CulpritLabel& label : labelsOf(culprits, explanation.cost(), mostOrigins)) {
    Origin origin{.name = rendered(label.text),
                  .label = label.text,
                  .what = {},
                  .namesCost = false,
                  .weight = label.weight,
                  .share = whole > 0 ? std::min(label.weight / whole, 1.0) : 1,
                  .cause = {},
                  .culprits = {}};
    for (const std::size_t i : label.culprits) origin.culprits.push_back(culprits[i]);
    origin.namesCost = origin.culprits.front().kind != Culprit::Kind::level;
    origin.cause.part = origin.culprits.front().part;
    origins.push_back(std::move(origin));
  }
  return origins;
}

}  // namespace

std::vector<Origin> originsOf(const Explanation& explanation,
                              const std::vector<cost::Culprit>& culprits) {
  if (explanation.cost().parts.size() < 2) return originsOfOnePart(explanation, culprits);
  std::vector<Origin> origins;
  for (const cost::Cause& cause : explanation.causes)
    if (origins.size() < mostOrigins)
      origins.push_back(originOfCause(explanation, cause, culprits));
  return origins;
}

std::optional<Sentence> limitBeside(const weighing::Weighing& weighing, std::size_t linkset) {
  const scene::Scene& scene = weighing.scene;
  if (scene.regions.empty() || linkset >= scene.linksets.size()) return {};
  const auto at = cost::PlaceFinder(scene)(scene.linksets[linkset]);
  for (const cost::PlaceCost& place : sumByPlace(scene, weighing.costs))
    if (place.region == at.region && place.parcel == at.parcel)
      return Sentence{place.parcel ? explanationTexts["explain.of_parcel"]
                                   : explanationTexts["explain.of_region"],
                      {{"capacity", fourDigits(place.capacity)}}};
  return {};
}

}  // namespace wb::explain

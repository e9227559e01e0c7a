// Problem: which triangles, hulls, levels of detail or parts make an object expensive.
// Method: the weight that decides is divided among the smallest things that carry it (evidence.h
// for triangles and hulls, the terms of the download weight for levels); the largest are taken
// until they carry 80 % (greedy, which is the fewest there can be), with all that equal the last.
// Labels are joined by agglomerative clustering: the lightest goes to its nearest neighbour.
// Complexity: O(n log n) in what carries weight; O(m²) in labels. Constants: culpritShare and
// wholePartShare are those of the window's specification; sliverRatio is scale-free, so that a
// model is judged alike at any size.
#include "model/cost/culprits.h"

#include "model/core/number.h"
#include "model/cost/breakdown.h"
#include "model/cost/cost_texts.h"
#include "model/cost/evidence.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"
#include "model/cost/part_weights.h"
#include "model/cost/streaming_rules.h"
#include "model/cost/trace_sink.h"
#include "model/cost/why.h"
#include "model/geometry/geometry.h"
#include "model/scene/part_placement.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace wb::cost {
namespace {

constexpr double sliverRatio = 100;

/// The smallest thing that carries weight.
struct Carrier {
  double weight = 0;
  std::size_t part = 0;
  Culprit::Kind kind = Culprit::Kind::part;
  std::uint32_t index = 0;  ///< Of a triangle, a hull or a level.
};

/// All that is asked of one linkset.
struct Suspects {
  const scene::Scene& scene;
  const scene::Linkset& linkset;
  const LinksetCost& cost;
  const std::vector<PartStatistics>& statistics;
  const Profile& profile;

  const scene::Part& part(std::size_t i) const { return linkset.parts[i]; }
  const asset::MeshAsset* assetOf(std::size_t i) const { return scene.meshOf(part(i)); }
  mesh::TriangleMesh surfaceOf(std::size_t i) const {
    return physicsSurface(part(i), assetOf(i), cost.parts[i].decision, GeometryRules(profile));
  }
};

void appendCarriers(std::vector<Carrier>& carriers, std::size_t part, Culprit::Kind kind,
                    double weight, const std::vector<double>& shares) {
  for (std::uint32_t i = 0; i < shares.size(); ++i)
    carriers.push_back({weight * shares[i], part, kind, i});
}

void appendTriangleCarriers(std::vector<Carrier>& carriers, const Suspects& suspects,
                            std::size_t part, double weight) {
  const mesh::TriangleMesh surface = suspects.surfaceOf(part);
  if (surface.triangles.empty()) return carriers.push_back({weight, part, Culprit::Kind::shape, 0});
  if (suspects.profile.triangleRule != TriangleRule::width) {
    const double even = 1 / static_cast<double>(surface.triangles.size());
    return appendCarriers(carriers, part, Culprit::Kind::triangles, weight,
                          std::vector(surface.triangles.size(), even));
  }
  appendCarriers(
      carriers, part, Culprit::Kind::triangles, weight,
      triangleShares(mesh::triangleWidths(surface, suspects.cost.parts[part].decision.scale)));
}

void appendPhysicsCarriers(std::vector<Carrier>& carriers, const Suspects& suspects,
                           std::size_t part, double weight) {
  const Representation representation = suspects.cost.parts[part].decision.representation;
  if (representation == Representation::triangleMesh)
    return appendTriangleCarriers(carriers, suspects, part, weight);
  const asset::MeshAsset* asset = suspects.assetOf(part);
  if (representation == Representation::decomposition && asset && asset->physicsConvex)
    return appendCarriers(carriers, part, Culprit::Kind::hulls, weight,
                          hullShares(asset->physicsConvex->hulls, suspects.profile));
  carriers.push_back({weight, part, Culprit::Kind::shape, 0});
}

/// What each level of detail adds, as terms of the download weight.
void collectLevelValues(const Term& term, std::array<double, 4>& levels) {
  if (term.id == TermId::lod_shown || term.id == TermId::lod_charged) {
    for (std::size_t lod = 0; lod < levels.size(); ++lod)
      if (variant(term) == lodName(lod)) levels[lod] = term.value;
    return;
  }
  for (const Term& child : term.children) collectLevelValues(child, levels);
}

void appendLevelCarriers(std::vector<Carrier>& carriers, const Suspects& suspects, std::size_t part,
                         double weight) {
  const Traced traced = partStreaming(TraceSink(suspects.profile).forPart(part, {}),
                                      suspects.part(part), suspects.statistics[part], part == 0);
  std::array<double, 4> levels{};
  for (const Term& term : traced.children) collectLevelValues(term, levels);
  const double whole = std::accumulate(levels.begin(), levels.end(), 0.0);
  if (!(whole > 0)) return carriers.push_back({weight, part, Culprit::Kind::part, 0});
  for (double& level : levels) level /= whole;
  appendCarriers(carriers, part, Culprit::Kind::level, weight, {levels.begin(), levels.end()});
}

std::vector<Carrier> carriersOf(const Suspects& suspects, std::optional<std::size_t> part) {
  std::vector<Carrier> carriers;
  const bool isOpenSim = suspects.profile.accounting == AccountingModel::openSim;
  for (std::size_t i = 0; i < suspects.cost.parts.size(); ++i) {
    if (part.value_or(i) != i) continue;
    const auto weight = decidingWeightOf(suspects.linkset, suspects.cost, i, suspects.profile);
    if (!weight || !(*weight > 0)) continue;
    // There each part has a weight of its own that decides.
    const DecidedBy by = isOpenSim ? DecidedBy::parts : suspects.cost.decidedBy;
    if (by == DecidedBy::physics) {
      appendPhysicsCarriers(carriers, suspects, i, *weight);
    } else if (by == DecidedBy::streaming) {
      appendLevelCarriers(carriers, suspects, i, *weight);
    } else {
      carriers.push_back({*weight, i, Culprit::Kind::part, 0});
    }
  }
  return carriers;
}

/// The largest that carry enough, and all that equal the last of them but for rounding.
void keepLargestCarriers(std::vector<Carrier>& carriers) {
  constexpr double rounding = 1e-9;
  std::ranges::sort(carriers, [](const Carrier& a, const Carrier& b) {
    return std::tuple(-a.weight, a.part, a.index) < std::tuple(-b.weight, b.part, b.index);
  });
  double whole = 0;
  for (const Carrier& one : carriers) whole += one.weight;
  double sum = 0;
  std::size_t kept = 0;
  while (kept < carriers.size() && sum < culpritShare * whole * (1 - rounding))
    sum += carriers[kept++].weight;
  const double last = kept > 0 ? carriers[kept - 1].weight : 0;
  while (kept < carriers.size() && carriers[kept].weight >= last * (1 - rounding)) ++kept;
  carriers.resize(kept);
  std::erase_if(carriers, [](const Carrier& one) { return !(one.weight > 0); });
}

using CulpritCorners = std::array<glm::dvec3, 3>;

CulpritCorners culpritCornersOf(const mesh::TriangleMesh& surface, std::uint32_t triangle,
                                const glm::dvec3& scale) {
  const auto& [a, b, c] = surface.triangles[triangle];
  return {surface.positions[a] * scale, surface.positions[b] * scale, surface.positions[c] * scale};
}

double areaOfCorners(const CulpritCorners& corners) {
  return glm::length(glm::cross(corners[1] - corners[0], corners[2] - corners[0])) / 2;
}

double longestOfCorners(const CulpritCorners& corners) {
  return std::max({glm::distance(corners[0], corners[1]), glm::distance(corners[1], corners[2]),
                   glm::distance(corners[2], corners[0])});
}

/// Whether triangles reach over so much of a surface that all of it is meant.
bool isWholeSurface(const mesh::TriangleMesh& surface, const std::vector<std::uint32_t>& named,
                    const glm::dvec3& scale) {
  if (named.size() == surface.triangles.size()) return true;
  double all = 0;
  for (std::uint32_t i = 0; i < surface.triangles.size(); ++i)
    all += areaOfCorners(culpritCornersOf(surface, i, scale));
  double ofNamed = 0;
  for (const std::uint32_t i : named) ofNamed += areaOfCorners(culpritCornersOf(surface, i, scale));
  return ofNamed > wholePartShare * all;
}

/// `first` is the most expensive of the triangles.
void describeCulpritTriangles(Culprit& culprit, std::uint32_t first, const Suspects& suspects) {
  const glm::dvec3& scale = suspects.cost.parts[culprit.part].decision.scale;
  const mesh::TriangleMesh surface = suspects.surfaceOf(culprit.part);
  const std::vector<double> widths = mesh::triangleWidths(surface, scale);
  culprit.of = surface.triangles.size();
  culprit.areSlivers = true;
  for (const std::uint32_t i : culprit.indices) {
    culprit.width = std::max(culprit.width, widths[i]);
    const double length = longestOfCorners(culpritCornersOf(surface, i, scale));
    culprit.areSlivers = culprit.areSlivers && widths[i] * sliverRatio <= length;
  }
  const scene::Part& part = suspects.part(culprit.part);
  const CulpritCorners corners = culpritCornersOf(surface, first, part.scale);
  culprit.at =
      scene::Placement(suspects.linkset, part)((corners[0] + corners[1] + corners[2]) / 3.0);
  if (isWholeSurface(surface, culprit.indices, scale)) culprit.indices.clear();
}

void describeCulpritHulls(Culprit& culprit, std::uint32_t first, const Suspects& suspects) {
  const asset::PhysicsConvex& convex = *suspects.assetOf(culprit.part)->physicsConvex;
  culprit.of = convex.hulls.size();
  const std::vector<glm::dvec3> points = asset::toPoints(convex.hulls[first], convex.domain);
  if (points.empty()) return;
  const glm::dvec3 middle = std::accumulate(points.begin(), points.end(), glm::dvec3(0)) /
                            static_cast<double>(points.size());
  const scene::Part& part = suspects.part(culprit.part);
  culprit.at = scene::Placement(suspects.linkset, part)(middle * part.scale);
  if (culprit.indices.size() == culprit.of) culprit.indices.clear();
}

/// What is stored of a level, or else the next richer one, which is shown in its place.
std::size_t trianglesOfLevel(const Suspects& suspects, std::size_t part, std::size_t lod) {
  const asset::MeshAsset* asset = suspects.assetOf(part);
  if (!asset) return suspects.statistics[part].lodTriangles[lod];
  for (std::size_t i = lod + 1; i-- > 0;)
    if (const auto& faces = asset->lods[i]) return asset::usableTriangles(*faces);
  return 0;
}

void describeCulpritLevel(Culprit& culprit, const Suspects& suspects) {
  constexpr std::array next{Key::lod_medium, Key::lod_low, Key::lod_lowest};
  const auto lod = static_cast<std::size_t>(culprit.lod);
  const double radius = radiusOf(suspects.part(culprit.part).scale);
  culprit.count = trianglesOfLevel(suspects, culprit.part, lod);
  culprit.of = culprit.count;
  culprit.seenTo = lod < next.size()
                       ? switchDistance(NumberSink(suspects.profile), radius, next[lod])
                       : suspects.profile[Key::max_distance];
}

/// `first` is the most expensive of what is named.
void describeCulprit(Culprit& culprit, std::uint32_t first, const Suspects& suspects) {
  culprit.at = scene::Placement(suspects.linkset, suspects.part(culprit.part)).position;
  std::ranges::sort(culprit.indices);
  culprit.count = culprit.indices.size();
  culprit.of = 1;
  switch (culprit.kind) {
    case Culprit::Kind::triangles:
      return describeCulpritTriangles(culprit, first, suspects);
    case Culprit::Kind::hulls:
      return describeCulpritHulls(culprit, first, suspects);
    case Culprit::Kind::level:
      culprit.lod = asset::allLods[first];
      culprit.indices.clear();
      return describeCulpritLevel(culprit, suspects);
    case Culprit::Kind::shape:
    case Culprit::Kind::part:
      culprit.indices.clear();
  }
}

}  // namespace

std::vector<Culprit> findCulprits(const scene::Scene& scene, std::size_t linkset,
                                  const LinksetCost& cost,
                                  const std::vector<PartStatistics>& statistics,
                                  const Profile& profile, std::optional<std::size_t> part) {
  if (cost.unknown.landImpact) return {};
  const Suspects suspects{scene, scene.linksets[linkset], cost, statistics, profile};
  std::vector<Carrier> carriers = carriersOf(suspects, part);
  keepLargestCarriers(carriers);
  std::vector<Culprit> culprits;
  std::vector<std::uint32_t> firsts;
  std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> known;
  for (const Carrier& one : carriers) {
    const std::uint32_t level = one.kind == Culprit::Kind::level ? one.index : 0;
    const auto [found, isNew] = known.emplace(std::pair(one.part, level), culprits.size());
    if (isNew) {
      culprits.push_back({.kind = one.kind, .part = one.part});
      firsts.push_back(one.index);
    }
    culprits[found->second].weight += one.weight;
    culprits[found->second].indices.push_back(one.index);
  }
  for (std::size_t i = 0; i < culprits.size(); ++i)
    describeCulprit(culprits[i], firsts[i], suspects);
  std::ranges::stable_sort(culprits, std::ranges::greater{}, &Culprit::weight);
  return culprits;
}

namespace {

/// Culprits under one label, as if they were one.
struct CulpritGroup {
  Culprit all;
  bool isOfOneKind = true;
  std::vector<std::size_t> members;
};

CulpritGroup culpritGroupOf(const Culprit& culprit, std::size_t index) {
  return {culprit, true, {index}};
}

void joinCulprits(CulpritGroup& group, const CulpritGroup& other) {
  Culprit& all = group.all;
  const Culprit& more = other.all;
  group.isOfOneKind = group.isOfOneKind && other.isOfOneKind && all.kind == more.kind;
  if (more.weight > all.weight) all.at = more.at;
  all.weight += more.weight;
  all.count += more.count;
  all.of += more.of;
  all.width = std::max(all.width, more.width);
  all.areSlivers = all.areSlivers && more.areSlivers;
  group.members.insert(group.members.end(), other.members.begin(), other.members.end());
}

/// Gives the lightest to its nearest neighbour.
void joinLightestCulprit(std::vector<CulpritGroup>& groups) {
  const auto weightOf = [](const CulpritGroup& group) { return group.all.weight; };
  const auto lightest = std::ranges::min_element(groups, {}, weightOf);
  const CulpritGroup light = std::move(*lightest);
  groups.erase(lightest);
  const auto nearest = std::ranges::min_element(groups, {}, [&](const CulpritGroup& group) {
    return glm::distance(group.all.at, light.all.at);
  });
  joinCulprits(*nearest, light);
}

Text culpritLevelText(asset::Lod lod) {
  constexpr std::array texts{culpritTexts["culprit.high"], culpritTexts["culprit.medium"],
                             culpritTexts["culprit.low"], culpritTexts["culprit.lowest"]};
  return texts[static_cast<std::size_t>(lod)];
}

Text culpritTrianglesText(const Culprit& all) {
  if (all.areSlivers) return culpritTexts["culprit.slivers"];
  if (all.count == all.of) return culpritTexts["culprit.even"];
  return all.indices.empty() ? culpritTexts["culprit.many"] : culpritTexts["culprit.triangles"];
}

Text culpritTextOf(const CulpritGroup& group, DecidedBy by) {
  if (!group.isOfOneKind) return culpritTexts["culprit.several"];
  switch (group.all.kind) {
    case Culprit::Kind::triangles:
      return culpritTrianglesText(group.all);
    case Culprit::Kind::hulls:
      return culpritTexts["culprit.hulls"];
    case Culprit::Kind::shape:
      return culpritTexts["culprit.shapes"];
    case Culprit::Kind::level:
      return group.members.size() == 1 ? culpritLevelText(group.all.lod)
                                       : culpritTexts["culprit.levels"];
    case Culprit::Kind::part:
      break;
  }
  return by == DecidedBy::parts ? culpritTexts["culprit.counted"] : culpritTexts["culprit.parts"];
}

/// To two digits: where it is seen from is judged by eye.
Number roughLengthOf(double metres) { return asLength({metres, Number::Form::digits, 2}); }

std::size_t culpritCountOf(const CulpritGroup& group) {
  const bool areLevels = group.all.kind == Culprit::Kind::level && group.members.size() > 1;
  const bool areParts = group.all.kind == Culprit::Kind::part || !group.isOfOneKind;
  if (areLevels || areParts || group.all.kind == Culprit::Kind::shape) return group.members.size();
  return group.all.count;
}

}  // namespace

std::vector<CulpritLabel> labelsOf(const std::vector<Culprit>& culprits, const LinksetCost& cost,
                                   std::size_t most) {
  std::vector<CulpritGroup> groups;
  for (std::size_t i = 0; i < culprits.size(); ++i)
    groups.push_back(culpritGroupOf(culprits[i], i));
  while (groups.size() > std::max<std::size_t>(most, 1)) joinLightestCulprit(groups);
  std::ranges::stable_sort(groups, std::ranges::greater{},
                           [](const CulpritGroup& group) { return group.all.weight; });
  std::vector<CulpritLabel> labels;
  for (CulpritGroup& group : groups) {
    std::ranges::sort(group.members);
    labels.push_back({{culpritTextOf(group, cost.decidedBy),
                       {{"count", culpritCountOf(group)},
                        {"all", group.all.of},
                        {"width", roughLengthOf(group.all.width)},
                        {"distance", roughLengthOf(group.all.seenTo)},
                        {"cost", fourDigits(group.all.weight)}}},
                      group.all.weight,
                      std::move(group.members),
                      group.all.at});
  }
  return labels;
}

namespace {

Text levelReason(asset::Lod lod) {
  constexpr std::array texts{culpritTexts["reason.high"], culpritTexts["reason.medium"],
                             culpritTexts["reason.low"], culpritTexts["reason.lowest"]};
  return texts[static_cast<std::size_t>(lod)];
}

Text triangleReason(const Culprit& culprit) {
  if (culprit.count == culprit.of) return culpritTexts["reason.even"];
  return culprit.indices.empty() ? culpritTexts["reason.many"] : culpritTexts["reason.thin"];
}

/// Of an object of one part, or of the one part that carries most.
Sentence reasonOfOne(const Culprit& culprit, const LinksetCost& cost) {
  const auto text = [&] {
    switch (culprit.kind) {
      case Culprit::Kind::triangles:
        return triangleReason(culprit);
      case Culprit::Kind::hulls:
        return culprit.count == culprit.of ? culpritTexts["reason.all_hulls"]
                                           : culpritTexts["reason.hulls"];
      case Culprit::Kind::shape:
        return culpritTexts["reason.shape"];
      case Culprit::Kind::level:
        return levelReason(culprit.lod);
      case Culprit::Kind::part:
        break;
    }
    return cost.decidedBy == DecidedBy::parts ? culpritTexts["reason.counted"]
                                              : culpritTexts["reason.server"];
  };
  const bool isCounted = culprit.kind == Culprit::Kind::part;
  return {text(),
          {{"count", isCounted ? cost.parts.size() : culprit.count},
           {"all", isCounted ? cost.parts.size() : culprit.of},
           {"width", roughLengthOf(culprit.width)},
           {"distance", roughLengthOf(culprit.seenTo)}}};
}

/// Of all that these parts carry, not only of what is lit of them. Shares are in whole hundredths
/// of what all parts carry.
Sentence reasonOfParts(const std::vector<Culprit>& culprits, const scene::Linkset& linkset,
                       const LinksetCost& cost, const Profile& profile) {
  std::set<std::size_t> parts;
  for (const Culprit& one : culprits) parts.insert(one.part);
  double carried = 0;
  double whole = 0;
  for (std::size_t i = 0; i < cost.parts.size(); ++i) {
    const double weight = decidingWeightOf(linkset, cost, i, profile).value_or(0);
    whole += weight;
    if (parts.contains(i)) carried += weight;
  }
  const bool areAll = parts.size() == cost.parts.size();
  return {areAll ? culpritTexts["reason.all_parts"] : culpritTexts["reason.some_parts"],
          {{"count", parts.size()},
           {"all", cost.parts.size()},
           {"share", std::round(std::clamp(carried / whole, 0.0, 1.0) * 100)}}};
}

}  // namespace

std::optional<Sentence> reasonOf(const std::vector<Culprit>& culprits,
                                 const scene::Linkset& linkset, const LinksetCost& cost,
                                 const Profile& profile) {
  if (culprits.empty() || profile.accounting == AccountingModel::openSim) return {};
  if (const auto switched = whyNewAccounting(linkset, cost, profile.accounting)) return *switched;
  const bool isOfParts = culprits.front().kind == Culprit::Kind::part;
  if (cost.parts.size() == 1 || isOfParts) return reasonOfOne(culprits.front(), cost);
  return reasonOfParts(culprits, linkset, cost, profile);
}

}  // namespace wb::cost

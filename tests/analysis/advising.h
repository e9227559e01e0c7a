#pragma once

#include "model/analysis/advice.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

namespace wb::advice::test {

inline std::vector<Suggestion> adviceFor(const scene::Scene& scene,
                                         const cost::Profile& profile = {},
                                         std::optional<std::size_t> part = {}) {
  return advise(scene, 0, part, profile);
}

inline const Suggestion* find(const std::vector<Suggestion>& suggestions, std::string_view code) {
  const auto found = std::ranges::find_if(
      suggestions, [code](const Suggestion& one) { return one.what.text.code == code; });
  return found == suggestions.end() ? nullptr : &*found;
}

inline bool warns(const Suggestion& suggestion, std::string_view code) {
  return std::ranges::any_of(suggestion.cautions,
                             [code](const auto& caution) { return caution.text.code == code; });
}

inline std::vector<cost::LinksetCost> weighAll(const scene::Scene& scene,
                                               const cost::Profile& profile) {
  return weigh(scene, makeStatistics(scene, cost::GeometryRules(profile)), profile);
}

inline double landImpact(const scene::Scene& scene, const cost::Profile& profile) {
  const auto costs = weighAll(scene, profile);
  return std::accumulate(costs.begin(), costs.end(), 0.0,
                         [](double sum, const auto& cost) { return sum + cost.landImpact; });
}

/// Has the parts that get hulls by a change weigh what Analyze makes of them at most: those whose
/// mesh has these hulls.
inline void letHullsArrive(const Change& change, const scene::Scene& after,
                           std::vector<std::vector<cost::PartStatistics>>& statistics) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what))
    for (const Change& step : sequence->steps) letHullsArrive(step, after, statistics);
  const auto* made = std::get_if<NewMesh>(&change.what);
  if (!made || !made->analyzed) return;
  for (std::size_t i = 0; i < after.linksets.size(); ++i)
    for (std::size_t k = 0; k < after.linksets[i].parts.size(); ++k) {
      const asset::MeshAsset* mesh = after.meshOf(after.linksets[i].parts[k]);
      if (mesh && mesh->physicsConvex &&
          mesh->physicsConvex->hulls == made->mesh->physicsConvex->hulls)
        statistics[i][k].decomposition = made->analyzed->most;
    }
}

/// What a scene costs at most after a suggestion for it and the upload that it takes.
inline double landImpactOnArrival(const scene::Scene& scene, const Suggestion& suggestion,
                                  const cost::Profile& profile) {
  const scene::Scene after = apply(scene, suggestion);
  auto statistics = makeStatistics(after, cost::GeometryRules(profile));
  letHullsArrive(suggestion.change, after, statistics.linksets);
  double sum = 0;
  for (const cost::LinksetCost& cost : weigh(after, statistics, profile)) sum += cost.landImpact;
  return sum;
}

inline scene::Part meshPart(const glm::dvec3& size,
                            scene::ShapeType type = scene::ShapeType::prim) {
  return cost::test::makePart(scene::PartKind::mesh, size, type);
}

/// 12 triangles of 1/√2 m.
inline scene::Scene expensiveCube() {
  return cost::test::makeScene(cost::test::makeLinkset({meshPart(glm::dvec3(1))}),
                               cost::test::makeAsset({.physicsMesh = true}));
}

inline cost::Profile expensiveTriangles() {
  cost::Profile profile;
  profile[cost::Key::triangle_constant] = 1;
  return profile;
}

}  // namespace wb::advice::test

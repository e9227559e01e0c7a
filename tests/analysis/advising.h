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

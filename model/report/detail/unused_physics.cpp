#include "model/report/detail/unused_physics.h"

#include "model/analysis/names.h"
#include "model/report/explanation_texts.h"

namespace wb::explain {
namespace {

bool isUnused(const scene::Part& part, const cost::PartCost& cost,
              const cost::PartStatistics& statistics) {
  const bool hasPhysicsModel =
      statistics.triangleMesh.has_value() || statistics.decomposition.hulls > 0;
  return part.kind == scene::PartKind::mesh && hasPhysicsModel && cost.physics &&
         cost.decision.reason == cost::Reason::tinyBox;
}

}  // namespace

std::optional<cost::Statement> unusedPhysics(const weighing::Weighing& weighing,
                                             std::size_t linkset) {
  const auto& parts = weighing.scene.linksets[linkset].parts;
  std::optional<std::size_t> first;
  std::size_t count = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!isUnused(parts[i], weighing.costs[linkset].parts[i],
                  weighing.statistics.linksets[linkset][i]))
      continue;
    ++count;
    if (!first) first = i;
  }
  if (!first) return {};
  return cost::Statement{explanationTexts["explain.unused_physics"],
                         {{"part", weighing::partName(parts[*first], *first)}, {"count", count}},
                         first};
}

}  // namespace wb::explain

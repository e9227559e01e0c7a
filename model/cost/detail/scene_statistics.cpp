#include "model/cost/detail/cost_texts.h"
#include "model/cost/weigh.h"
#include "model/scene/unproven.h"

#include <fmt/format.h>

namespace wb::cost {
namespace {

Diagnostic finding(Text text, std::string place, std::vector<Argument> arguments = {}) {
  return {Severity::warning, text, std::move(arguments), std::move(place), 1, {}};
}

void findPart(Diagnostics& all, const scene::Part& part, const PartStatistics& statistics,
              bool isRoot, const std::string& place) {
  if (isRoot && part.shapeType == scene::ShapeType::none)
    all.push_back(finding(costTexts["cost.root_none"], place));
  if (statistics.meshMissing) all.push_back(finding(costTexts["cost.mesh_missing"], place));
  if (statistics.sizeUnknown && !isUnproven(part))
    all.push_back(finding(costTexts["cost.size_unknown"], place));
  if (statistics.isNothingKnown()) return;
  if (part.kind == scene::PartKind::mesh && !statistics.hullVertices &&
      !statistics.unknown.baseHull)
    all.push_back(finding(costTexts["cost.no_hull_source"], place));
  if (statistics.hullFlat)
    all.push_back(finding(costTexts["cost.hull_without_volume"], place,
                          {{"points", statistics.hullVertices.value_or(0)}}));
}

}  // namespace

SceneStatistics makeStatistics(const scene::Scene& scene, const GeometryRules& rules,
                               const Task& task) {
  SceneStatistics statistics;
  StatisticsMaker maker(rules);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(scene.linksets.size());
    task.report(done, scene.linksets[i].name);
    std::vector<PartStatistics>& parts = statistics.linksets.emplace_back();
    for (const scene::Part& part : scene.linksets[i].parts)
      parts.push_back(task.cancelled() ? PartStatistics{.meshMissing = true}
                                       : maker.make(part, scene.meshOf(part)));
  }
  return statistics;
}

Diagnostics findings(const scene::Scene& scene, const SceneStatistics& statistics) {
  Diagnostics all;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const std::vector<scene::Part>& parts = scene.linksets[i].parts;
    const std::string place = fmt::format("linksets[{}]", i);
    if (parts.empty()) all.push_back(finding(costTexts["cost.empty_linkset"], place));
    for (std::size_t part = 0; part < parts.size(); ++part)
      findPart(all, parts[part], statistics.linksets[i][part], part == 0,
               fmt::format("{}.parts[{}]", place, part));
  }
  return all;
}

}  // namespace wb::cost

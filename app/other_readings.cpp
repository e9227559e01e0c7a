#include "app/other_readings.h"

#include "model/explain/explanation_texts.h"
#include "model/import/file_kinds.h"

#include <algorithm>
#include <optional>
#include <set>

namespace wb::app {
namespace {

using explain::explanationTexts;
using weighing::Weighing;
using weighing::WeighOptions;

std::optional<Weighing> weighedAs(const Weighing& weighing, const WeighOptions& options) {
  auto other = weighing::weighFile(weighing.file, options);
  if (!other || other->value.costs.empty()) return {};
  return std::move(other->value);
}

std::set<std::string> digestsOf(const scene::Scene& scene) {
  std::set<std::string> digests;
  for (const auto& [key, asset] : scene.assets) digests.insert(asset.sha256);
  return digests;
}

double landImpactOf(const Weighing& weighing) { return weighing.costs.front().landImpact; }

void addGenerated(std::vector<Sentence>& readings, const Weighing& weighing,
                  const WeighOptions& options) {
  if (options.bare.makeLods || options.bare.levels != import::LevelSource::uploader) return;
  WeighOptions without = options;
  without.bare.levels = import::LevelSource::asGiven;
  const auto other = weighedAs(weighing, without);
  if (!other || digestsOf(other->scene) == digestsOf(weighing.scene)) return;
  readings.push_back(
      {explanationTexts["explain.generated_levels"],
       {{"land_impact", landImpactOf(weighing)}, {"land_impact_otherwise", landImpactOf(*other)}}});
}

void addJoined(std::vector<Sentence>& readings, const Weighing& weighing,
               const WeighOptions& options) {
  WeighOptions joined = options;
  joined.bare.joinsFaces = true;
  const auto other = weighedAs(weighing, joined);
  const std::size_t prims = weighing.scene.linksets.front().parts.size();
  if (!other || other->scene.linksets.front().parts.size() == prims) return;
  readings.push_back({explanationTexts["explain.joined_materials"],
                      {{"prims", prims},
                       {"land_impact", landImpactOf(weighing)},
                       {"land_impact_otherwise", landImpactOf(*other)}}});
}

bool hasSubmodels(const scene::Linkset& linkset) {
  return std::ranges::any_of(linkset.parts, [](const scene::Part& part) {
    return part.shapeType == scene::ShapeType::none;
  });
}

}  // namespace

std::vector<Sentence> otherReadings(const Weighing& weighing, const WeighOptions& options) {
  std::vector<Sentence> readings;
  if (!isModelFile(weighing.kind) || weighing.costs.size() != 1) return readings;
  addGenerated(readings, weighing, options);
  if (hasSubmodels(weighing.scene.linksets.front())) addJoined(readings, weighing, options);
  return readings;
}

}  // namespace wb::app

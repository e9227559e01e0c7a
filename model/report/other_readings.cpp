#include "model/report/other_readings.h"

#include "model/report/explanation_texts.h"

#include <algorithm>
#include <optional>
#include <set>

namespace wb::explain {
namespace {

using weighing::Weighing;
using weighing::WeighOptions;

bool isPlainModel(const Weighing& weighing) {
  return isModelFile(weighing.kind) && weighing.costs.size() == 1 &&
         !weighing.costs.front().unknown.landImpact;
}

bool mayHaveGenerated(const WeighOptions& options) {
  return !options.bare.makeLods && options.bare.levels == import::LevelSource::uploader;
}

bool hasSubmodels(const Weighing& weighing) {
  return std::ranges::any_of(weighing.scene.linksets.front().parts, [](const scene::Part& part) {
    return part.shapeType == scene::ShapeType::none;
  });
}

/// Whether joining could make them fewer; the uploader's submodels are no objects.
bool hasSeveralObjects(const Weighing& weighing, const WeighOptions& options) {
  const auto& parts = weighing.scene.linksets.front().parts;
  return !options.bare.shapeType && std::ranges::count_if(parts, [](const scene::Part& part) {
                                      return part.shapeType != scene::ShapeType::none;
                                    }) > 1;
}

double landImpactOf(const Weighing& weighing) { return weighing.costs.front().landImpact; }

/// Of what a file is where it is read otherwise.
Sentence says(Text text, const Weighing& weighing, double otherwise) {
  return {text,
          {{"prims", weighing.scene.linksets.front().parts.size()},
           {"land_impact", landImpactOf(weighing)},
           {"land_impact_otherwise", otherwise}}};
}

/// Nothing of a file that became another one meanwhile.
std::optional<Weighing> weighedAs(const Weighing& weighing, const WeighOptions& options,
                                  const Task& task) {
  auto other = weighing::weighFile(weighing.file, options, task);
  if (!other || !isPlainModel(other->value) || other->value.sha256 != weighing.sha256) return {};
  return std::move(other->value);
}

std::set<std::string> digestsOf(const scene::Scene& scene) {
  std::set<std::string> digests;
  for (const auto& [key, asset] : scene.assets) digests.insert(asset.sha256);
  return digests;
}

void addGenerated(std::vector<Sentence>& readings, const Weighing& weighing, WeighOptions options,
                  const Task& task) {
  options.bare.levels = import::LevelSource::asGiven;
  const auto other = weighedAs(weighing, options, task);
  if (!other || digestsOf(other->scene) == digestsOf(weighing.scene)) return;
  readings.push_back(
      says(explanationTexts["explain.generated_levels"], weighing, landImpactOf(*other)));
}

void addJoinedMaterials(std::vector<Sentence>& readings, const Weighing& weighing,
                        WeighOptions options, const Task& task) {
  options.bare.joinsFaces = true;
  const auto other = weighedAs(weighing, options, task);
  const std::size_t prims = weighing.scene.linksets.front().parts.size();
  if (!other || other->scene.linksets.front().parts.size() == prims) return;
  readings.push_back(
      says(explanationTexts["explain.joined_materials"], weighing, landImpactOf(*other)));
}

/// Only what saves something: joining takes work, and away the choice of a shape for each object.
void addJoinedObjects(std::vector<Sentence>& readings, const Weighing& weighing,
                      WeighOptions options, const Task& task) {
  options.bare.joinsNodes = true;
  const auto other = weighedAs(weighing, options, task);
  if (!other || landImpactOf(*other) >= landImpactOf(weighing)) return;
  readings.push_back(
      says(explanationTexts["explain.joined_objects"], weighing, landImpactOf(*other)));
}

}  // namespace

std::vector<Sentence> otherReadings(const Weighing& weighing, const WeighOptions& options,
                                    const Task& task) {
  std::vector<Sentence> readings;
  if (!isPlainModel(weighing)) return readings;
  if (mayHaveGenerated(options)) addGenerated(readings, weighing, options, task);
  if (hasSubmodels(weighing)) addJoinedMaterials(readings, weighing, options, task);
  if (hasSeveralObjects(weighing, options)) addJoinedObjects(readings, weighing, options, task);
  return readings;
}

std::vector<Sentence> possibleReadings(const Weighing& weighing, const WeighOptions& options) {
  std::vector<Sentence> readings;
  if (!isPlainModel(weighing)) return readings;
  const double now = landImpactOf(weighing);
  if (mayHaveGenerated(options))
    readings.push_back(says(explanationTexts["explain.generated_levels"], weighing, now));
  if (hasSubmodels(weighing))
    readings.push_back(says(explanationTexts["explain.joined_materials"], weighing, now));
  if (hasSeveralObjects(weighing, options))
    readings.push_back(says(explanationTexts["explain.joined_objects"], weighing, now));
  return readings;
}

}  // namespace wb::explain

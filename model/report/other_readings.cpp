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

std::size_t partsOf(const Weighing& weighing) {
  return weighing.scene.linksets.front().parts.size();
}

double landImpactOf(const Weighing& weighing) { return weighing.costs.front().landImpact; }

/// Of what a file is where it is read otherwise.
Sentence says(Text text, const Weighing& weighing, double otherwise) {
  return {text,
          {{"prims", partsOf(weighing)},
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

/// Whether what a file is otherwise is worth a sentence.
using IsSaid = bool (*)(const Weighing& now, const Weighing& other);

/// Where files give all levels, none is generated.
bool hasOtherMeshes(const Weighing& now, const Weighing& other) {
  return digestsOf(other.scene) != digestsOf(now.scene);
}

bool hasOtherPrims(const Weighing& now, const Weighing& other) {
  return partsOf(other) != partsOf(now);
}

/// Joining takes work, and away the choice of a shape for each object: it must save something. With
/// too many materials the result is several prims, and the hull is around the first of them only.
bool isCheaperAsOne(const Weighing& now, const Weighing& other) {
  return partsOf(other) == 1 && landImpactOf(other) < landImpactOf(now);
}

void add(std::vector<Sentence>& readings, Text text, IsSaid isSaid, const Weighing& weighing,
         const WeighOptions& options, const Task& task) {
  const auto other = weighedAs(weighing, options, task);
  if (other && isSaid(weighing, *other))
    readings.push_back(says(text, weighing, landImpactOf(*other)));
}

}  // namespace

std::vector<Sentence> otherReadings(const Weighing& weighing, const WeighOptions& options,
                                    const Task& task) {
  std::vector<Sentence> readings;
  if (!isPlainModel(weighing)) return readings;
  if (mayHaveGenerated(options)) {
    WeighOptions given = options;
    given.bare.levels = import::LevelSource::asGiven;
    add(readings, explanationTexts["explain.generated_levels"], hasOtherMeshes, weighing, given,
        task);
  }
  if (hasSubmodels(weighing)) {
    WeighOptions fewer = options;
    fewer.bare.joinsFaces = true;
    add(readings, explanationTexts["explain.joined_materials"], hasOtherPrims, weighing, fewer,
        task);
  }
  if (hasSeveralObjects(weighing, options)) {
    WeighOptions joined = options;
    joined.bare.joinsNodes = true;
    add(readings, explanationTexts["explain.joined_objects"], isCheaperAsOne, weighing, joined,
        task);
  }
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

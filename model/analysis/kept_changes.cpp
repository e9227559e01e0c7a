#include "model/analysis/kept_changes.h"

#include "model/analysis/change_texts.h"
#include "model/analysis/comparison.h"
#include "model/cost/constants.h"
#include "model/cost/profile.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace wb::weighing {
namespace {

using tuning::changeTexts;

/// A linkset as two versions of it are compared. Ids are given when a scene is kept, and refusals
/// are of what the file was.
scene::Linkset bare(scene::Linkset linkset) {
  linkset.id = {};
  for (scene::Part& part : linkset.parts) {
    part.id = {};
    part.refusals = nullptr;
  }
  return linkset;
}

const std::string& meshDigest(const scene::Scene& scene, const scene::Part& part) {
  static const std::string none;
  const auto found = scene.assets.find(part.asset);
  return found == scene.assets.end() ? none : found->second.sha256;
}

/// Each is what its part says, and its mesh.
bool areEqual(const scene::Scene& before, const scene::Linkset& old, const scene::Scene& after,
              const scene::Linkset& now) {
  return bare(old) == bare(now) &&
         std::ranges::equal(old.parts, now.parts,
                            [&](const scene::Part& one, const scene::Part& other) {
                              return meshDigest(before, one) == meshDigest(after, other);
                            });
}

struct ObjectCounts {
  std::size_t changed = 0;
  std::size_t added = 0;
  std::size_t removed = 0;
};

/// By id where all of the file have one, else by name.
ObjectCounts countObjects(const scene::Scene& before, const scene::Scene& after) {
  std::vector<scene::Linkset> first = before.linksets;
  std::vector<scene::Linkset> second = after.linksets;
  if (std::ranges::any_of(first, [](const scene::Linkset& one) { return one.id.isNull(); }))
    for (std::vector<scene::Linkset>* side : {&first, &second})
      for (scene::Linkset& linkset : *side) linkset.id = {};
  ObjectCounts counts;
  for (const auto& [old, now] : tuning::pairsOf(first, second)) {
    counts.added += old ? 0 : 1;
    counts.removed += now ? 0 : 1;
    counts.changed += old && now && !areEqual(before, first[*old], after, second[*now]) ? 1 : 0;
  }
  return counts;
}

std::size_t countConstants(const cost::Profile& before, const cost::Profile& after) {
  const auto differing = std::ranges::count_if(
      cost::constants(),
      [&](const cost::Constant& constant) { return before[constant.key] != after[constant.key]; });
  return static_cast<std::size_t>(differing) + (before.rounding != after.rounding ? 1 : 0) +
         (before.accounting != after.accounting ? 1 : 0) +
         (before.baseHullSource != after.baseHullSource ? 1 : 0) +
         (before.triangleRule != after.triangleRule ? 1 : 0);
}

bool areEqual(const scene::OctreeEntry& one, const scene::OctreeEntry& other) {
  const bool areCubes = one.cubes && other.cubes;
  return one.name == other.name && one.placement() == other.placement() &&
         (areCubes ? *one.cubes == *other.cubes : !one.cubes == !other.cubes);
}

bool areEqual(const scene::Region& one, const scene::Region& other) {
  scene::Region named = one;
  named.id = other.id;
  return named == other;
}

/// However they are written.
bool areEqual(const std::optional<scene::ProfileSetting>& one,
              const std::optional<scene::ProfileSetting>& other) {
  if (!one || !other) return !one && !other;
  return cost::resolve(*one).value == cost::resolve(*other).value;
}

/// What is neither an object nor a constant. Among what else a project has is what was found for
/// it.
bool areOthersEqual(const scene::Scene& before, const scene::Scene& after) {
  const auto same = [](const auto& one, const auto& other) { return areEqual(one, other); };
  return std::ranges::equal(before.octrees, after.octrees, same) &&
         std::ranges::equal(before.regions, after.regions, same) && before.rays == after.rays &&
         before.scenarios == after.scenarios && areEqual(before.baseline, after.baseline) &&
         before.measured == after.measured && before.extra == after.extra;
}

/// All objects together.
struct KeptTotals {
  double landImpact = 0;
  cost::Weights weights;
  bool isUnknown = false;
};

KeptTotals keptTotalsOf(const Weighing& weighing) {
  KeptTotals totals;
  for (std::size_t i = 0; i < weighing.costs.size(); ++i) {
    const cost::LinksetCost& cost = weighing.costs[i];
    const cost::Weights weights =
        decidingWeights(cost, weighing.scene.linksets[i].physical, weighing.profile.accounting);
    totals.landImpact += cost.landImpact;
    totals.weights.physics += weights.physics;
    totals.weights.streaming += weights.streaming;
    totals.weights.server += weights.server;
    totals.isUnknown |= cost.unknown.landImpact || weights.physicsUnknown ||
                        weights.streamingUnknown || weights.serverUnknown;
  }
  return totals;
}

void addCosts(std::vector<Sentence>& sentences, const KeptTotals& before, const KeptTotals& after) {
  const auto add = [&sentences](Text text, double old, double now) {
    if (tuning::costDifference(old, now) == 0) return;
    sentences.push_back(
        {text, {{"before", fourDigitsBeside(old, now)}, {"after", fourDigitsBeside(now, old)}}});
  };
  add(changeTexts["kept.land_impact"], before.landImpact, after.landImpact);
  add(changeTexts["kept.physics"], before.weights.physics, after.weights.physics);
  add(changeTexts["kept.download"], before.weights.streaming, after.weights.streaming);
  add(changeTexts["kept.server"], before.weights.server, after.weights.server);
  if (before.isUnknown || after.isUnknown) sentences.push_back({changeTexts["kept.unknown"], {}});
}

std::vector<Sentence> sentencesBetween(const Weighing& before, const Weighing& after) {
  std::vector<Sentence> sentences;
  const auto add = [&sentences](Text text, std::size_t count) {
    if (count > 0) sentences.push_back({text, {{"count", count}}});
  };
  const ObjectCounts objects = countObjects(before.scene, after.scene);
  add(changeTexts["kept.objects_changed"], objects.changed);
  add(changeTexts["kept.objects_added"], objects.added);
  add(changeTexts["kept.objects_deleted"], objects.removed);
  add(changeTexts["kept.constants"], countConstants(before.profile, after.profile));
  if (!areOthersEqual(before.scene, after.scene))
    sentences.push_back({changeTexts["kept.others"], {}});
  if (sentences.empty()) return {{changeTexts["kept.same"], {}}};
  addCosts(sentences, keptTotalsOf(before), keptTotalsOf(after));
  return sentences;
}

std::vector<Sentence> sentencesAbout(const Weighing& weighing) {
  return {{changeTexts["kept.objects"], {{"count", weighing.scene.linksets.size()}}},
          {changeTexts["kept.land_impact_now"],
           {{"after", fourDigits(keptTotalsOf(weighing).landImpact)}}}};
}

Sentence because(Text text, const Diagnostic& why) {
  return {text, {{"reason", Sentence{why.text, why.arguments}}}};
}

}  // namespace

std::vector<Sentence> keptChanges(const recovery::Kept& kept, const WeighOptions& options,
                                  const Task& task) {
  WeighOptions ofKept;
  ofKept.bare.memory = options.bare.memory;
  const auto after = weighFile(kept.scene.string(), ofKept, task);
  if (task.cancelled()) return {};
  if (!after) return {because(changeTexts["kept.unreadable"], after.error())};
  if (kept.origin.file.empty()) return sentencesAbout(after->value);
  const auto before = weighFile(kept.origin.file.string(), options, task);
  if (task.cancelled()) return {};
  if (!before) return {because(changeTexts["kept.no_file"], before.error())};
  std::vector<Sentence> sentences = sentencesBetween(before->value, after->value);
  if (before->value.sha256 != kept.origin.sha256)
    sentences.insert(sentences.begin(), Sentence{changeTexts["kept.file_changed"], {}});
  return sentences;
}

}  // namespace wb::weighing

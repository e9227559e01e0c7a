#pragma once

#include "model/analysis/advice.h"
#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/analysis/fragility.h"
#include "model/analysis/size_cliffs.h"
#include "model/core/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace wb::explain {

/// More linksets than this are advised only when one is named: each is weighed many times.
inline constexpr std::size_t mostTargetsAdvised = 32;

/// Of more triangles it is not told how a cost moves with them, unless somebody waits for it.
inline constexpr std::size_t mostTrianglesMoved = 20'000;

/// What would lower the cost of a target, and how firm that cost is.
struct TargetAdvice {
  std::vector<advice::Suggestion> suggestions;
  std::vector<advice::SizeCliff> cliffs;  ///< Of a part, or of a linkset that has only one.
  std::optional<advice::DownloadSizes> downloadSizes;  ///< Likewise.
  /// Part of the linkset's land impact is unknown, so that nothing can be compared with it.
  bool isUnknown = false;
  /// How its physics moves when vertices do; nothing where it rests on no triangle.
  std::optional<tuning::Fragility> steadiness;
};

/// Advice as adviceFor() gives it; nothing where none was asked for.
using Advice = std::optional<std::vector<TargetAdvice>>;

/// Without steadiness. `parts` are the statistics of the target's linkset.
TargetAdvice adviceFor(const scene::Scene& scene, const std::vector<cost::PartStatistics>& parts,
                       const weighing::Target& target, const cost::Profile& profile,
                       const Task& task = {});

/// One a target; nothing for too many of them. The weighing must still have its geometry.
Advice adviceFor(const weighing::Weighing& weighing, const std::vector<weighing::Target>& targets,
                 const Task& task = {});

/// How the physics of a target moves when vertices do. Nothing where it rests on no triangle, is
/// unknown, or work was cancelled. The weighing must still have its geometry.
std::optional<tuning::Fragility> steadinessOf(const weighing::Weighing& weighing,
                                              const weighing::Target& target,
                                              const Task& task = {});

/// Triangles that decide the physics of a target.
std::size_t trianglesBehind(const weighing::Weighing& weighing, const weighing::Target& target);

/// Between which costs physics lies when vertices move by no more than tools move them on their
/// own: half a step of the format, or 1 µm.
tuning::Spread usualSpread(const tuning::Fragility& steadiness);

/// One that says that it stays where it is, or one a level.
std::vector<Sentence> steadinessSentences(const tuning::Fragility& steadiness);

}  // namespace wb::explain

/// What would lower a cost, in the sentences that every form of an explanation says.
namespace wb::explain {

/// Suggestions that are told at once: more would bury what helps most.
inline constexpr std::size_t mostSuggestions = 5;

/// `1. Make it a prim. Land impact 3 instead of 7.`
cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank);

/// `When its x side shrinks from 0.6 to 0.49 m it is …`.
cost::Statement statementOf(const advice::SizeCliff& cliff);
/// `Half its diagonal is 0.866 m. From 5.431, 10.86 and 43.44 m on …`.
cost::Statement statementOf(const advice::DownloadSizes& sizes);

/// What is said where there is no suggestion.
Text withoutSuggestion(const TargetAdvice& advice);

std::vector<std::string> cliffSentences(const TargetAdvice& advice);

}  // namespace wb::explain

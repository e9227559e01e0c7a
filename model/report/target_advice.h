#pragma once

#include "model/analysis/advice.h"
#include "model/analysis/download_sizes.h"
#include "model/analysis/found_target.h"
#include "model/analysis/fragility.h"
#include "model/analysis/size_cliffs.h"
#include "model/analysis/weighing.h"

#include <optional>
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

}  // namespace wb::explain

#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/statistics.h"
#include "model/geometry/geometry.h"
#include "model/shapes/method.h"

#include <cstddef>
#include <span>

namespace wb::shape {

/// What the uploader lets its user choose beside the button Analyze: its defaults.
struct AnalyzeSettings {
  std::size_t hulls = 8;         ///< At most.
  std::size_t vertices = 32;     ///< Of a hull, at most.
  std::size_t voxels = 400'000;  ///< Its Resolution Normal; Low is 200,000, High 800,000.
  double volumeError = 1;        ///< %.
};

/// Makes about the hulls that the viewer's Analyze makes of a physics model.
/// @param mesh      What is uploaded as physics, in any unit and place: it is stretched to a cube
///     first, as the viewer does.
/// @param settings  At least one hull, of four vertices.
/// @param task      Cancelled: fails.
/// @return In the mesh's unit. Fails for a mesh without a usable triangle, and where all hulls are
///     flat.
Result<ConvexPieces> analyzedHulls(const mesh::TriangleMesh& mesh, const AnalyzeSettings& settings,
                                   const Task& task = {});

/// Hulls that arrive, by what the user chooses: between these, by vertices and hulls together.
struct AnalyzedRange {
  cost::Decomposition least;
  cost::Decomposition most;

  bool operator==(const AnalyzedRange&) const = default;
};

/// Returns what a user may meet who leaves all settings but Resolution as they are: Low, Normal
/// and High.
std::span<const AnalyzeSettings> usualAnalyzeSettings();

/// Finds what Analyze makes of a physics model at each of usualAnalyzeSettings.
/// @param mesh  What is uploaded, see analyzedHulls: of hulls, closed pieces.
/// @param task  Cancelled: fails.
/// @return Fails as analyzedHulls.
Result<AnalyzedRange> analyzedRange(const mesh::TriangleMesh& mesh, const Task& task = {});

}  // namespace wb::shape

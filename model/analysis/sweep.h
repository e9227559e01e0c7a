#pragma once

#include "model/analysis/detail/range.h"
#include "model/core/task.h"
#include "model/cost/weigh.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::tuning {

/// What is swept: a constant, or the size of everything.
struct SweepAxis {
  std::optional<cost::Key> key;  ///< Empty: the factor on all parts' sizes and distances.
  Range range;
};

/// What is wrong with an axis, if anything: its ends must be allowed values.
std::optional<Diagnostic> problemOf(const SweepAxis& axis);

/// What a sweep meets beside the floors, caps and clamps of terms.
enum class SweepMark : std::uint8_t {
  representation,  ///< A part becomes something else for physics.
  raisedSide,      ///< A thin side begins or ceases to count as more than it is.
  primDetail,      ///< A prim is cut into more or fewer pieces.
  decidedBy,       ///< Another weight decides.
  physicalLimit,   ///< The linkset may no longer be physical, or may again.
  downloadPlateau  ///< From here on, or up to here, the download weight is the same at any size.
};
inline constexpr std::array<std::string_view, 6> sweepMarkCodes{
    "representation", "raised_side",    "prim_detail",
    "decided_by",     "physical_limit", "download_plateau"};
constexpr std::string_view code(SweepMark mark) {
  return sweepMarkCodes[static_cast<std::size_t>(mark)];
}

/// A linkset at one value of the axis.
struct SweepPoint {
  double x = 0;
  cost::Weights weights;       ///< As they decide: see cost::decidingWeights.
  double physicsPhysical = 0;  ///< Penalised, as if it were physical.
  bool physicsPhysicalUnknown = false;
  double landImpact = 0;
  cost::DecidedBy decidedBy = cost::DecidedBy::physics;
  bool landImpactUnknown = false;  ///< At least that much, and what decides is not known.
  /// What was met since the point before: terms whose floor, cap or clamp began or ceased to hold
  /// (`triangle_mesh`, `average_width`, `streaming_prim` …: comparedTerms), then sweepMarkCodes.
  std::vector<std::string_view> marks;
};

/// The points of every linkset, in the scene's order. Statistics are made anew where sizes or the
/// rules of geometry change, else once. On so many threads (0: as many as there are cores), which
/// makes no difference. Cancelled work gives the points so far, of later linksets fewer or none.
std::vector<std::vector<SweepPoint>> sweep(const scene::Scene& scene, const cost::Profile& profile,
                                           const SweepAxis& axis, const Task& task = {},
                                           std::size_t threads = 0);

}  // namespace wb::tuning

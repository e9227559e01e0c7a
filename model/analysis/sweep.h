#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/cost.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::tuning {

/// Evenly spaced values, both ends among them.
struct Range {
  double from = 0;
  double to = 0;
  std::size_t steps = 2;  ///< Values: 2 to limits::sweepSteps.

  /// Value `step` (below steps); the last is `to` exactly.
  double at(std::size_t step) const;
};

/// Whether a `text` is meant as a range, right or wrong: it has a colon.
bool looksLikeRange(std::string_view text);

/// Reads a `text` of the form `FROM:TO:STEPS`; fails for any other, and for STEPS that are not
/// whole or outside of 2 to limits::sweepSteps. FROM and TO are in the unit of what is swept.
Result<Range> parseRange(std::string_view text);

/// The terms whose rules compare: what SweepPoint::marks can name beside sweepMarkCodes.
inline constexpr std::array comparedTerms{
    cost::TermId::land_impact,      cost::TermId::server,        cost::TermId::triangle_mesh,
    cost::TermId::average_width,    cost::TermId::box_volume,    cost::TermId::streaming_prim,
    cost::TermId::streaming_sculpt, cost::TermId::lod_triangles, cost::TermId::lod_disc,
    cost::TermId::lod_ring,         cost::TermId::lod_charged,   cost::TermId::opensim_mesh,
    cost::TermId::opensim_part};

/// What is swept: a constant, or the size of everything.
struct SweepAxis {
  std::optional<cost::Key> key;  ///< Empty: the factor on all parts' sizes and distances.
  Range range;
};

/// Returns what is wrong with an `axis`, if anything: its ends must be allowed values of the
/// constant, or factors from limits::smallestFactor to limits::largestFactor.
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
/// Returns the stable code of a `mark`, as SweepPoint::marks has it.
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

/// Weighs every linkset at each value of an axis. Statistics are made again where sizes or the
/// rules of geometry change, else once.
/// @param scene    With its geometry.
/// @param profile  The values of all other constants.
/// @param axis     What is changed; see problemOf for what it may be.
/// @param task     Cancelled: gives the points so far, of later linksets fewer or none.
/// @param threads  0: as many as there are cores. The result has the same bits on any number.
/// @return One row a linkset, in the scene's order, with a point a step of the range.
std::vector<std::vector<SweepPoint>> sweep(const scene::Scene& scene, const cost::Profile& profile,
                                           const SweepAxis& axis, const Task& task = {},
                                           std::size_t threads = 0);

}  // namespace wb::tuning

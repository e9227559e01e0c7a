#pragma once

#include "model/analysis/analysis.h"
#include "model/core/task.h"

#include <cstddef>
#include <vector>

namespace wb::weighing {

/// What one convex hull closes that people see open.
struct ClosedOpenings {
  std::vector<std::size_t> parts;  ///< Meshes that collide as one hull, indices in the linkset.
  double farthest = 0;             ///< How far such a hull stands off what is seen, at most, m.
};

/// Returns which meshes of a linkset collide as one convex hull that is farther from their surface
/// than shapes that are made may be where avatars do not touch them, by
/// shape::TolerancesByZone::usualElsewhere: a doorway that is shut, a seat that is filled. Measured
/// by points spread over the hull, so from below. None under rules without hulls.
/// @param weighing  With its geometry.
/// @param linkset   Index into its linksets.
/// @param task      Cancelled: returns early with some of the parts. No progress.
ClosedOpenings closedOpenings(const Weighing& weighing, std::size_t linkset, const Task& task = {});

/// Returns the sentence that says what is `closed` to avatars, which must have parts of `linkset`.
Sentence closedSentence(const ClosedOpenings& closed, const scene::Linkset& linkset);

}  // namespace wb::weighing

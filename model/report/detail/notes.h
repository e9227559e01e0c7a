#pragma once

#include "model/analysis/analysis.h"
#include "model/core/task.h"
#include "model/cost/why.h"
#include "model/report/explanation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What is told of a linkset or part beside its costs.
namespace wb::explain {

/// Returns what reading and weighing found that concerns the target: of the linkset or the part
/// itself, or of a file that holds nothing else. What the card says already is left out.
Diagnostics findingsAbout(const weighing::Weighing& weighing, const weighing::Target& target);

/// Returns what being phantom means for costs; nothing where the linkset is not phantom.
std::optional<cost::Statement> phantomFact(const scene::Linkset& linkset);

/// Returns that one hull closes openings of parts to avatars, and how to open them; nothing where
/// none does.
/// @param weighing  With its geometry.
/// @param linkset   Index into its linksets.
/// @param task      Cancelled: of some of the parts. No progress.
std::vector<cost::Statement> closedFacts(const weighing::Weighing& weighing, std::size_t linkset,
                                         const Task& task);

/// Returns whether a triangle mesh gets cheaper with its size, and why not where it doesn't: at the
/// least cost, or where the mean width is clamped, the cost is the same a little bigger. Nothing
/// for a part of which another rule gives the physics.
std::optional<Sentence> growthSentence(const Explanation& explanation, std::size_t part);

/// `companion _PHYS: has nodes for 1 of …`, or with the file where the finding is of all of it.
std::string findingText(const Diagnostic& finding);

/// That parts of a linkset have a physics model though they are too small to be anything but a box:
/// it can be left out. Nothing where there is none.
std::optional<cost::Statement> unusedPhysics(const weighing::Weighing& weighing,
                                             std::size_t linkset);

}  // namespace wb::explain

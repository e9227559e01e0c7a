#pragma once

#include "model/analysis/detail/change.h"
#include "model/core/task.h"
#include "model/cost/why.h"

#include <optional>
#include <span>
#include <vector>

namespace wb::advice {

// What is looked at of one linkset.
inline constexpr std::size_t mostGroups = 24;             ///< Of parts alike, the most expensive.
inline constexpr std::size_t mostPartsByGroups = 24'000;  ///< Fewer groups of very many parts.
inline constexpr std::size_t mostTrianglesCopied = 5'000'000;  ///< Of all meshes tried anew.
inline constexpr std::size_t mostMergePartners = 16;           ///< Other linksets, the nearest.

/// The land impact of the linksets that a change concerns, together.
struct Impact {
  double rounded = 0;
  double unrounded = 0;  ///< See cost::unroundedImpact.
};

/// A change that lowers the land impact, with what it was really weighed to be.
struct Suggestion {
  Change change;
  cost::Statement what;
  std::vector<cost::Statement> cautions;  ///< What it does beside saving.
  Impact before;
  Impact after;

  double saving() const { return before.rounded - after.rounded; }
  double unroundedSaving() const { return before.unrounded - after.unrounded; }
};

/// What would lower the land impact of a linkset, or only of one of its parts: each made on a copy
/// and weighed as ever, geometry gone over. Those that save nothing, raise the land impact, make a
/// cost unknown, or make a physical linkset one that may not be physical are left out; so are links
/// and sizes that save something only before rounding. Of steps that save much those that lose
/// least come first (see sortByLoss); links to other objects, which stand within a metre, come
/// last. Cancelled work gives those found so far.
std::vector<Suggestion> advise(const scene::Scene& scene, std::size_t linkset,
                               std::optional<std::size_t> part, const cost::Profile& profile,
                               const Task& task = {});

/// The scene with a suggestion for it made real.
inline scene::Scene apply(scene::Scene scene, const Suggestion& suggestion) {
  return apply(std::move(scene), suggestion.change);
}

/// The first suggestion of each kind (by code, whether for one part or several), up to
/// `most`; in their order.
std::vector<Suggestion> bestOfEachKind(std::span<const Suggestion> suggestions, std::size_t most);

}  // namespace wb::advice

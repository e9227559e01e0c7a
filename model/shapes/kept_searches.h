#pragma once

#include "model/core/core.h"
#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/scene/scene.h"
#include "model/shapes/generation.h"

#include <span>
#include <string_view>
#include <vector>

namespace wb::making {

/// The key of a project that holds what was found for its objects.
inline constexpr std::string_view keptSearchesKey = "found_shapes";

/// Shapes that were found for parts, so that nobody has to look for them again.
struct KeptSearch {
  std::vector<Group> groups;
  std::vector<std::vector<shape::MadeShape>> shapes{};  ///< One list a group.
  std::vector<shape::ShapeRequest> searched{};          ///< All that they were looked for by.
};

/// Puts searches into a scene, to be written with its project, in place of those that it had.
/// @param scene     Gets them in its `extra`, under keptSearchesKey.
/// @param searches  Their parts are in the `scene`. The first few, as far as a project has room.
/// @param profile   The rules that shapes were looked for under.
void keepSearches(scene::Scene& scene, std::span<const KeptSearch> searches,
                  const cost::Profile& profile);

/// Returns the searches that a project kept, weighed in its scene as that is: those whose parts
/// still look the same, under the rules that they were made under, in objects without bodies of a
/// linked shape.
/// @param scene       Of the project, as it is now.
/// @param statistics  Of the scene, one a linkset.
/// @param profile     The rules of now; empty where the searches were made under others.
/// @return A finding for each search of which something cannot be read; the rest of it is there.
Loaded<std::vector<KeptSearch>> keptSearches(const scene::Scene& scene,
                                             const cost::SceneStatistics& statistics,
                                             const cost::Profile& profile);

}  // namespace wb::making

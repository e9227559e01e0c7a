#pragma once

#include "model/core/core.h"
#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/scene/scene.h"
#include "model/shapes/generation.h"
#include "model/shapes/object_plan.h"

#include <cstddef>
#include <optional>
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
  /// Which of its shapes a group has, as far as that is known; empty, or one a group. A reader
  /// checks whether that is still so (see collidesAs).
  std::vector<std::optional<std::size_t>> used{};
};

/// Levels of detail that were found for an object.
struct KeptLevels {
  std::size_t linkset = 0;  ///< Index of the object in its scene.
  PlannedObject object;     ///< As the levels were planned for.
  PlannedLevels levels;
};

/// Puts searches into a scene, to be written with its project, in place of those that it had.
/// @param scene     Gets them in its `extra`, under keptSearchesKey.
/// @param searches  Of orders that the `scene` still has the parts of (see followed). The first
///                  few, as far as a project has room.
/// @param profile   The rules that shapes and levels were looked for under.
/// @param levels    Of objects that the scene still has (see isStill). As far as there is room.
void keepSearches(scene::Scene& scene, std::span<const KeptSearch> searches,
                  const cost::Profile& profile, std::span<const KeptLevels> levels = {});

/// Returns the searches that a project kept, weighed in its scene as that is: those whose parts
/// still look the same, under the rules that they were made under. Where bodies of a linked shape
/// came into an object after that, its groups have it as it was before.
/// @param scene       Of the project, as it is now.
/// @param statistics  Of the scene, one a linkset.
/// @param profile     The rules of now; empty where the searches were made under others.
/// @return A finding for each search of which something cannot be read; the rest of it is there.
Loaded<std::vector<KeptSearch>> keptSearches(const scene::Scene& scene,
                                             const cost::SceneStatistics& statistics,
                                             const cost::Profile& profile);

/// Returns the levels of detail that a project kept, likewise: of objects whose visible parts look
/// the same. An object is as it is in the `scene`, whose levels it may have already. `statistics`
/// and `profile` are as above; a `task` that is cancelled gives those that were read so far.
Loaded<std::vector<KeptLevels>> keptLevels(const scene::Scene& scene,
                                           const cost::SceneStatistics& statistics,
                                           const cost::Profile& profile, const Task& task = {});

}  // namespace wb::making

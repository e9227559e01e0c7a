#pragma once

#include "model/shapes/kept_searches.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <set>
#include <string>

namespace wb::making {

/// Returns a sum of what is seen of a part: lower levels of detail and physics may be others.
std::string sumOfLooks(const asset::MeshAsset& mesh, const glm::dvec3& scale);

/// Returns `levels` as a value that readLevels() reads back.
/// @param scene  Still has their object.
nlohmann::json valueOf(const KeptLevels& levels, const scene::Scene& scene);

/// What came of reading one.
struct LevelsRead {
  /// Nothing too where the object looks otherwise now, and where there is no memory for them.
  std::optional<KeptLevels> levels{};
  bool isDamaged = false;
};

/// Reads what valueOf() gave, weighed in the `scene` of now. Meshes draw on the budget of `task`.
/// @param known  Linksets that levels were looked at for, to which this one's is added. One that is
///               there already gives nothing: to look at a large object again takes long, and few
///               bytes ask for it.
LevelsRead readLevels(const nlohmann::json& value, const scene::Scene& scene,
                      const cost::SceneStatistics& statistics, const cost::Profile& profile,
                      std::set<std::size_t>& known, const Task& task);

}  // namespace wb::making

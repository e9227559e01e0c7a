#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/cost/profile.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>

namespace wb::shape {

/// What levels of detail are asked for.
struct LevelRequest {
  /// Pixels of a Screen that the surface of each may be off where the grid switches to it.
  static constexpr double usualPixels = 2;
  double pixels = usualPixels;  ///< Above 0.
  bool isQuick = false;         ///< Look at fewer candidates.
};

/// One level of detail of those that were made.
struct MadeLevel {
  double distance = 0;  ///< Where the grid switches to it, m; 0 for the high one.
  double error = 0;     ///< How far its surface is from the high level's, m.
  std::size_t triangles = 0;
  std::size_t bytes = 0;  ///< As stored.

  /// Of a Screen, where the grid switches to it; 0 for the high one.
  double pixels() const;
};

/// A mesh with levels of detail made anew.
struct MadeLevels {
  std::shared_ptr<const asset::MeshAsset> mesh;  ///< As its file would be read.
  double pixels = 0;                             ///< That were asked for.
  std::array<MadeLevel, 4> levels{};             ///< By asset::Lod.

  /// Of the lower levels the worst.
  double worstPixels() const;
};

/// Makes each lower level of the high one: the one of fewest bytes that is close enough. What is
/// there already stays where it is close enough and as small. None has more triangles than the one
/// above it, all have the same faces. `scale`: the sides at which it is seen, m: of several parts
/// the largest. Fails for a mesh without a high level, and when cancelled.
Result<MadeLevels> makeLevels(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                              const cost::Profile& profile, const LevelRequest& request,
                              const Task& task = {});

}  // namespace wb::shape

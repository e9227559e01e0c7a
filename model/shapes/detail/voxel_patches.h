#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/queue_hull.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace wb::shape {

/// Hulls of patches of a mesh's voxels, which together fill about as much as the mesh.
struct PatchHulls {
  std::vector<QueueHull> hulls;
  double step = 0;         ///< Of the voxels, in the mesh's unit.
  double wholeVolume = 0;  ///< Of one hull around all voxels.
};

/// How finely a mesh is divided.
struct PatchOptions {
  std::size_t voxels = 400'000;  ///< In a cube, about; see patchHulls.
  double volumeError = 1;        ///< %: a patch that fills its hull so well is divided no more.
};

/// Makes voxels of a mesh, inside too, and divides them into patches.
/// @param mesh  With triangles, its longest side about one, all corners finite.
/// @return  Fails where the task is cancelled. No hulls where all of them are flat.
Result<PatchHulls> patchHulls(const mesh::TriangleMesh& mesh, const PatchOptions& options,
                              const Task& task);

}  // namespace wb::shape

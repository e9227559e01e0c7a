#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/geometry/triangle_mesh.h"
#include "model/octree/voxels.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::shape {

// Ways to make a physics shape of a mesh. Another one is a function of its own and a row of
// methods().

/// The corners of convex bodies that stand for a mesh together.
using ConvexPieces = std::vector<std::vector<glm::dvec3>>;

/// What the methods may be told; each takes what concerns it.
struct MethodOptions {
  octree::VoxelOptions voxels{};
  double kept = 0.25;  ///< Of a mesh's triangles, above 0: what a simplification leaves.
};

/// A mesh has triangles and is in metres, as is what is made of it. Fails where the mesh is not fit
/// for the method, at the method's limits, and when cancelled.
using MakePieces = Result<ConvexPieces> (*)(const mesh::TriangleMesh& mesh,
                                            const MethodOptions& options, const Task& task);
using MakeMesh = Result<mesh::TriangleMesh> (*)(const mesh::TriangleMesh& mesh,
                                                const MethodOptions& options, const Task& task);

enum class Approach : std::uint8_t {
  voxels,         ///< Made of cubes: at a depth, MethodOptions::voxels.
  simplification  ///< Made of fewer triangles of the mesh.
};

struct Method {
  std::string_view form;  ///< Stable code of what is made: `octree_boxes`.
  Approach approach;
  std::variant<MakePieces, MakeMesh> make;
};

/// All there are, in the order of tables.
const std::vector<Method>& methods();

/// Those of one approach.
std::vector<Method> methodsBy(Approach approach);

}  // namespace wb::shape

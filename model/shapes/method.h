#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/constants.h"
#include "model/cost/part_rules.h"
#include "model/geometry/geometry.h"
#include "model/scene/voxels.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
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

/// What a method makes its shapes of.
enum class Approach : std::uint8_t {
  voxels,         ///< Made of cubes: at a depth, MethodOptions::voxels.
  simplification  ///< Made of fewer triangles of the mesh.
};

/// A way to make a physics shape, under the code of what it makes.
struct Method {
  std::string_view form;  ///< Stable code of what is made: `octree_boxes`.
  Approach approach;
  std::variant<MakePieces, MakeMesh> make;
};

/// Returns all there are, in the order of tables.
const std::vector<Method>& methods();

/// Returns those of one `approach`.
std::vector<Method> methodsBy(Approach approach);

/// Makes a body for each merged box of an octree of the `mesh` (see octree::voxelised and
/// convexPieces). The depth and filling are MethodOptions::voxels of `options`; `task` cancelled:
/// fails.
Result<ConvexPieces> octreeBoxes(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                 const Task& task = {});

/// Makes the surface of the octree that octreeBoxes makes (see octree::outerSurface), from the same
/// `mesh`, `options` and `task`.
Result<mesh::TriangleMesh> octreeSurface(const mesh::TriangleMesh& mesh,
                                         const MethodOptions& options, const Task& task = {});

/// What a part's physics can be made of: what it has, and what the methods make. Stable codes:
/// `triangle_mesh` (its own physics mesh, or a prim's tessellation), `hull_list` (its own
/// decomposition), `hull` (its base hull, or a prim's hull), and each Method::form.
std::vector<std::string_view> physicsForms();

/// One such form and what it costs as the physics of a static part, in PE.
struct PhysicsCandidate {
  std::string_view form;                 ///< One of physicsForms.
  std::optional<std::size_t> depth;      ///< Of one made by voxels.
  std::optional<std::size_t> triangles;  ///< Of triangle meshes.
  std::optional<double> width;  ///< Of triangle meshes: harmonic mean, m, before the clamp.
  std::optional<std::size_t> hulls;
  std::optional<std::size_t> hullVertices;
  double cost = 0;
  cost::Confidence confidence = cost::Confidence::estimate;
  bool isUsed = false;     ///< What the part is weighed as now.
  bool isAccepted = true;  ///< Not more hulls than an asset can hold.
};

/// The methods to try, and how. Those by voxels are tried at each depth from 1 to that of the
/// options.
struct MethodChoice {
  std::vector<Method> methods;
  MethodOptions options;
};

/// Weighs all forms that a part has or could be given, at its scale, by the rules that weigh parts:
/// its own, then what the methods make of its scene::seenMesh, by depth.
/// @param part        What is weighed.
/// @param asset       Its mesh; null for a prim, and where it is missing.
/// @param statistics  Of the part, under the profile.
/// @param profile     The rules that costs follow.
/// @param place       Where the part is in its linkset: see cost::placeOf.
/// @param choice      The methods to try.
/// @param task        Cancelled: fails.
/// @return A part without a surface, as a missing mesh, has its own only. Fails where a method
///     does.
Result<std::vector<PhysicsCandidate>> comparePhysics(
    const scene::Part& part, const asset::MeshAsset* asset, const cost::PartStatistics& statistics,
    const cost::Profile& profile, const cost::PartPlace& place, const MethodChoice& choice,
    const Task& task = {});

}  // namespace wb::shape

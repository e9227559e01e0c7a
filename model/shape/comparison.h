#pragma once

#include "model/base/task.h"
#include "model/cost/part_cost.h"
#include "model/cost/sureness.h"
#include "model/layers/layer.h"
#include "model/octree/voxels.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::shape {

/// What a part's physics can be made of.
enum class PhysicsForm : std::uint8_t {
  triangleMesh,  ///< Its own physics mesh, or a prim's tessellation.
  hullList,      ///< Its own decomposition.
  hull,          ///< Its base hull, or a prim's hull.
  octreeBoxes,   ///< A hull for each merged box of an octree of what is seen.
  octreeSurface  ///< The surface of that octree as a physics mesh.
};

/// `triangle_mesh`, `hull_list`, `hull`, `octree_boxes`, `octree_surface`.
std::string_view name(PhysicsForm form);

/// One such form and what it costs as the physics of a static part, in PE.
struct PhysicsCandidate {
  PhysicsForm form = PhysicsForm::hull;
  std::optional<std::size_t> depth;      ///< Of an octree.
  std::optional<std::size_t> triangles;  ///< Of triangle meshes.
  std::optional<double> width;  ///< Of triangle meshes: harmonic mean, m, before the clamp.
  std::optional<std::size_t> hulls;
  std::optional<std::size_t> hullVertices;
  double cost = 0;
  cost::Sureness sureness = cost::Sureness::estimate;
  bool isUsed = false;     ///< What the part is weighed as now.
  bool isAccepted = true;  ///< Not more hulls than an asset can hold.
};

/// What is seen of a part, in its own frame, in metres: its highest level of detail, or a prim as
/// drawn close by. Without triangles for a mesh that is missing, and for a
/// sculpt, whose surface only its texture knows.
mesh::TriangleMesh seenMesh(const scene::Part& part, const asset::MeshAsset* asset);

/// All forms that a part has or could be given, at its scale, by the rules that weigh parts.
/// Octrees are made of its seenMesh, at depths from 1 to that of `deepest`. A part without a
/// surface, as a missing mesh, has no octrees. Fails as octree::voxelised and octree::outerSurface
/// do.
Result<std::vector<PhysicsCandidate>> comparePhysics(
    const scene::Part& part, const asset::MeshAsset* asset, const cost::PartStatistics& statistics,
    const cost::Profile& profile, const cost::PartPlace& place, const octree::VoxelOptions& deepest,
    const Task& task = {});

}  // namespace wb::shape

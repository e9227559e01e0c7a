#pragma once

#include "model/core/task.h"
#include "model/cost/confidence.h"
#include "model/cost/part_cost.h"
#include "model/shapes/method.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::shape {

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

/// All forms that a part has or could be given, at its scale, by the rules that weigh parts: its
/// own, then what the methods make of its scene::seenMesh, by depth. A part without a surface, as
/// a missing mesh, has its own only. Fails where a method does.
Result<std::vector<PhysicsCandidate>> comparePhysics(
    const scene::Part& part, const asset::MeshAsset* asset, const cost::PartStatistics& statistics,
    const cost::Profile& profile, const cost::PartPlace& place, const MethodChoice& choice,
    const Task& task = {});

}  // namespace wb::shape

#pragma once

#include "model/core/result.h"
#include "model/cost/weigh.h"
#include "model/scene/scene.h"
#include "model/scene/scene_target.h"
#include "model/shapes/detail/hull_edits.h"
#include "model/shapes/detail/solid.h"

#include <memory>
#include <optional>

namespace wb::making {

/// The decomposition of a mesh part, in its frame, m; empty where it has none. Fails for a mesh
/// that is missing, and where a hull has next to no volume.
Result<shape::Pieces> hullsOf(const scene::Scene& scene, const scene::Target& part);

/// The scene in which that part, and all that have the same mesh and size, collide as these hulls.
/// Where others have that mesh too, it stays theirs. Fails where the grid would refuse it.
Result<scene::Scene> withHulls(scene::Scene scene, const scene::Target& part, shape::Pieces hulls);

/// What a part and its linkset would cost with hulls as withHulls gives them.
struct HullsCost {
  std::optional<double> physics;  ///< Of the part, PE.
  double landImpact = 0;
};
HullsCost costWith(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                   const cost::Profile& profile, const scene::Target& part,
                   const shape::Pieces& hulls);

/// What hulls of a part are measured by: its solid, as it is made where shapes are asked for.
struct HullScale {
  mesh::TriangleMesh seen;
  std::shared_ptr<const shape::Solid> solid;
  double diagonal = 0;  ///< Of the box around what is seen, m.
};
/// `before` where it is of the same mesh: making one takes its time.
Result<HullScale> scaleFor(const scene::Part& part, const asset::MeshAsset* mesh, HullScale before,
                           const Task& task = {});
/// How far they are from it, m: ShapeError::error.
double errorBy(const HullScale& scale, const shape::Pieces& hulls, const Task& task = {});

}  // namespace wb::making

#pragma once

#include "model/base/result.h"
#include "model/scene/scene.h"
#include "model/scene/target.h"
#include "model/shape/hull_edits.h"

namespace wb::making {

/// The decomposition of a mesh part, in its frame, m; empty where it has none. Fails for a mesh
/// that is missing, and where a hull has next to no volume.
Result<shape::Pieces> hullsOf(const scene::Scene& scene, const scene::Target& part);

/// The scene in which that part, and all that have the same mesh and size, collide as these hulls.
/// Where others have that mesh too, it stays theirs. Fails where the grid would refuse it.
Result<scene::Scene> withHulls(scene::Scene scene, const scene::Target& part, shape::Pieces hulls);

}  // namespace wb::making

#pragma once

#include "model/scene/findings.h"
#include "model/scene/scene.h"

namespace wb::scene {

/// What does not fit together in a scene: an id given twice, the name of a region, parcel, asset or
/// linkset that does not exist, a mesh without an asset, a linkset without parts.
void checkReferences(const Scene& scene, Findings& findings);

}  // namespace wb::scene

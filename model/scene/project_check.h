#pragma once

#include "model/base/task.h"
#include "model/scene/findings.h"
#include "model/scene/scene.h"

namespace wb::scene {

/// What does not fit together in a scene: an id given twice, the name of a region, parcel, asset or
/// linkset that does not exist, a mesh without an asset, a linkset without parts.
/// A cancelled task ends it early.
void checkReferences(const Scene& scene, Findings& findings, const Task& task = {});

}  // namespace wb::scene

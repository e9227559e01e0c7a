#pragma once

#include "model/core/task.h"
#include "model/scene/scene.h"
#include "model/scene/scene_findings.h"

namespace wb::scene {

/// What does not fit together in a scene: an id given twice, the name of a region, parcel, asset or
/// linkset that does not exist, a mesh without an asset, a linkset without parts.
/// A cancelled task ends it early.
void checkReferences(const Scene& scene, Findings& findings, const Task& task = {});

}  // namespace wb::scene

#pragma once

#include "model/core/task.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

namespace wb::scene {

/// The normal form of a linkset: its root stands in the root's own frame, so at its origin and not
/// turned. A pose of the root's own becomes part of the linkset's; the other parts are in the
/// root's frame already and move with it. False, and nothing is changed, where the linkset would
/// be farther away than limits::farthestPosition.
bool takeRootPose(Linkset& linkset);

/// The same for every linkset. A pose that cannot be taken is a finding and left out; it is kept
/// among what the root's file says.
void takeRootPoses(Scene& scene, Findings& findings);

/// What does not fit together in a scene: an id given twice, the name of a region, parcel, asset or
/// linkset that does not exist, a mesh without an asset, a linkset without parts.
/// A cancelled task ends it early.
void checkReferences(const Scene& scene, Findings& findings, const Task& task = {});

}  // namespace wb::scene

#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/part.h"
#include "model/scene/project.h"
#include "model/scene/scene.h"

namespace wb::scene {

/// Reads and decodes every asset of the scene, from its data or from its path; identical bytes are
/// decoded once and shared. What is missing or broken is a finding. Fails only when cancelled.
Result<void> loadAssets(Scene& scene, Findings& findings, const Task& task);

/// Reads the cubes of every octree of the scene, from its tree or from its path; a file named by
/// several is read once and shared. What is missing or broken is a finding. Fails only when
/// cancelled.
Result<void> loadOctrees(Scene& scene, Findings& findings, const Task& task,
                         const OctreeFileReader& readOctree);

}  // namespace wb::scene

#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/scene/scene.h"
#include "model/scene/scene_findings.h"

namespace wb::scene {

/// Reads the cubes of every octree of the scene, from its tree or from its path; a file named by
/// several is read once and shared. What is missing or broken is a finding. Fails only when
/// cancelled.
Result<void> loadOctrees(Scene& scene, Findings& findings, const Task& task);

}  // namespace wb::scene

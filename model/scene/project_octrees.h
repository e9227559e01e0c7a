#pragma once

#include "model/base/result.h"
#include "model/base/task.h"
#include "model/scene/findings.h"
#include "model/scene/scene.h"

namespace wb::scene {

/// Reads the cubes of every octree of the scene, from its tree or from its path; a file named by
/// several is read once and shared. What is missing or broken is a finding. Fails only when
/// cancelled.
Result<void> loadOctrees(Scene& scene, Findings& findings, const Task& task);

}  // namespace wb::scene

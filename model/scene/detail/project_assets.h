#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/scene/scene.h"
#include "model/scene/scene_findings.h"

namespace wb::scene {

/// Reads and decodes every asset of the scene, from its data or from its path; identical bytes are
/// decoded once and shared. What is missing or broken is a finding. Fails only when cancelled.
Result<void> loadAssets(Scene& scene, Findings& findings, const Task& task);

}  // namespace wb::scene

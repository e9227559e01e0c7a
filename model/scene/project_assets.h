#pragma once

#include "model/base/result.h"
#include "model/base/task.h"
#include "model/scene/findings.h"
#include "model/scene/scene.h"

namespace wb::scene {

/// Reads and decodes every asset of the scene, from its data or from its path; identical bytes are
/// decoded once and shared. What is missing or broken is a finding. Fails only when cancelled.
Result<void> loadAssets(Scene& scene, Findings& findings, const Task& task);

}  // namespace wb::scene

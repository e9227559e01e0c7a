#pragma once

#include "model/scene/part.h"

namespace wb::scene {

/// Returns whether the part is of a file that fails its own check (see markUnproven), which the
/// findings of that file say once for all its parts.
bool isUnproven(const Part& part);

}  // namespace wb::scene

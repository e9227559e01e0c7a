#pragma once

#include "model/scene/scene_target.h"

namespace wb::weighing {

using scene::Target;

}  // namespace wb::weighing

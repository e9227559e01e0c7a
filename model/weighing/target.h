#pragma once

#include "model/scene/target.h"

namespace wb::weighing {

using scene::Target;

}  // namespace wb::weighing

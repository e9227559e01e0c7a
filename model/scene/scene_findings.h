#pragma once

#include "model/core/findings.h"

namespace wb::scene {

using wb::Findings;

}  // namespace wb::scene

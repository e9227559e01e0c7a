#pragma once

#include "model/base/findings.h"

namespace wb::scene {

using wb::Findings;

}  // namespace wb::scene

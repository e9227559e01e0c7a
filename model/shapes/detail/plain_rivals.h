#pragma once

#include "model/shapes/fitting.h"

#include <vector>

namespace wb::shape {

/// Returns the methods that need no search (FitMethod::isRival), in the order of tables.
std::vector<FitMethod> plainRivals();

}  // namespace wb::shape

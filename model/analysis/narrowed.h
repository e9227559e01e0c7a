#pragma once

#include "model/analysis/weighing.h"

#include <optional>
#include <string>

namespace wb::weighing {

/// The weighing with the one linkset alone that is meant as findTargets understands it; with all
/// where none is named. Fails as findTargets does.
Result<Weighing> narrowedTo(Weighing weighing, const std::optional<std::string>& linkset);

}  // namespace wb::weighing

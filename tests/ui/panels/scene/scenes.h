#pragma once

#include "model/analysis/analysis.h"

#include <string>
#include <vector>

namespace wb::ui::test {

/// A linkset of boxes, one a name.
scene::Linkset boxes(const std::string& name, const std::vector<std::string>& parts);

/// What opening a file with the scene would give.
Loaded<weighing::Weighing> weighed(scene::Scene scene);

/// 3,000 linksets of ten boxes each in three regions; every hundredth linkset is a "stall", every
/// third part of each a "plank".
scene::Scene thirtyThousandParts();

}  // namespace wb::ui::test

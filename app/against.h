#pragma once

#include "model/report/weighing.h"

#include <string>
#include <vector>

namespace wb::app {

/// What each of some weighings is compared with: the same scene under a built-in profile, a profile
/// file or one of its own scenarios, or another file weighed by the same options. The weighings
/// must still have their geometry. What was found wrong goes to the console.
Result<std::vector<report::Weighing>> weighedAgainst(const std::string& what,
                                                     const std::vector<report::Weighing>& weighings,
                                                     const report::WeighOptions& options);

}  // namespace wb::app

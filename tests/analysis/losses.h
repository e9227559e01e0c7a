#pragma once

#include "model/analysis/advice.h"

#include <string>
#include <vector>

namespace wb::advice::test {

/// What each object of a scene is, looked at by itself: parts are told apart by ids, which are
/// given here.
void identifyParts(scene::Scene& scene);

/// What differs between a scene and the same with a suggestion made real, and is neither what the
/// suggestion says nor named among its cautions: empty where all is told.
std::vector<std::string> untold(const scene::Scene& before, const scene::Scene& after,
                                const cost::Profile& profile, const Suggestion& suggestion);

}  // namespace wb::advice::test

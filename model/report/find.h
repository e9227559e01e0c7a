#pragma once

#include "model/base/result.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace wb::report {

/// What a user names for a closer look: a linkset, or one part of it.
struct Target {
  std::size_t linkset = 0;
  std::optional<std::size_t> part;
};

/// The linksets or part that are meant by name or id, letter case counting. Nothing named: every
/// linkset. Fails when nothing has that name (the error names the nearest) or several have it (the
/// error lists their ids).
Result<std::vector<Target>> findTargets(const scene::Scene& scene,
                                        const std::optional<std::string>& linkset,
                                        const std::optional<std::string>& part);

}  // namespace wb::report

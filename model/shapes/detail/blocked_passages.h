#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/avatar_space.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace wb::shape {

/// A place that is lost, or that has no way any more to others; and the way it had, from it to a
/// place that is kept.
struct LostWay {
  std::vector<std::size_t> nodes;  ///< At least one.
};

/// Compares where avatars fitted with where they do, box after box. `after` is taken as free along
/// each way found, so that each is found once. No more than `most` are looked for.
std::vector<LostWay> lostWays(const AvatarSpace& space, const Touching& before, Touching after,
                              double error, const Task& task,
                              std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace wb::shape

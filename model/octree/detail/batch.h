#pragma once

#include "model/octree/hit.h"

#include <optional>
#include <span>
#include <vector>

namespace wb::octree {

/// Casts every ray, on `threads` threads, 0 for as many as there are cores. The results are those
/// of casting one after the other, in the order of rays.
std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options = {}, std::size_t threads = 0);

}  // namespace wb::octree

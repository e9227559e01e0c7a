#pragma once

#include "model/geometry/convex_hull.h"

#include <functional>
#include <string>
#include <vector>

namespace wb::mesh {

/// The enclosingHull of points that are kept as something smaller. `key` tells them from all others
/// that have one: by it their hull is remembered, and the points are made only where it is not.
Result<ConvexHull> rememberedHull(const std::string& key,
                                  const std::function<std::vector<glm::dvec3>()>& points,
                                  std::size_t maximumVertices);

}  // namespace wb::mesh

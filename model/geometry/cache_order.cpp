#include "model/geometry/cache_order.h"

#include <meshoptimizer.h>

#include <algorithm>

namespace wb::mesh {

std::vector<Triangle> inCacheOrder(std::span<const Triangle> triangles, std::size_t vertices) {
  std::vector<Triangle> ordered(triangles.size());
  if (triangles.empty()) return ordered;
  meshopt_optimizeVertexCache(ordered.front().data(), triangles.front().data(),
                              triangles.size() * std::size_t{3}, vertices);
  return ordered;
}

}  // namespace wb::mesh

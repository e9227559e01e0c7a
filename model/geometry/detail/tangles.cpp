#include "model/geometry/detail/tangles.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace wb::mesh {
namespace {

/// Pairs of triangles in one point, over all points: about as many seconds as there are 10^8. A
/// point in which 10,000 triangles meet, as the tip of a fine cone, is within it.
constexpr std::uint64_t mostPairs = 400'000'000;

}  // namespace

bool isTangled(std::span<const unsigned int> indices, std::span<const glm::vec3> points) {
  if (indices.empty()) return false;
  std::vector<unsigned int> first(indices.size());
  meshopt_generateShadowIndexBuffer(first.data(), indices.data(), indices.size(), &points.front().x,
                                    points.size(), sizeof(glm::vec3), sizeof(glm::vec3));
  std::vector<std::uint64_t> counts(points.size());
  for (const unsigned int point : first) ++counts[point];
  std::uint64_t pairs = 0;
  for (const std::uint64_t count : counts) pairs += count * count;
  return pairs > mostPairs;
}

}  // namespace wb::mesh

#include "model/shapes/detail/outside_nodes.h"

#include <glm/common.hpp>

namespace wb::shape {

OutsideNodes::OutsideNodes(const Grid& grid, const std::vector<std::uint8_t>& isOutside)
    : grid_(grid), counts_(grid.count(), 0) {
  std::size_t i = 0;
  for (int z = 0; z < grid_.size.z; ++z)
    for (int y = 0; y < grid_.size.y; ++y) {
      std::uint32_t row = 0;
      for (int x = 0; x < grid_.size.x; ++x, ++i) {
        row += isOutside[i];
        counts_[i] = row + at({x, y - 1, z}) + at({x, y, z - 1}) - at({x, y - 1, z - 1});
      }
    }
}

bool OutsideNodes::isAnyAround(const std::array<glm::dvec3, 3>& corners) const {
  const auto& [a, b, c] = corners;
  const glm::ivec3 low = grid_.cubeOf(glm::min(a, glm::min(b, c))) - 1;
  const glm::ivec3 high = grid_.cubeOf(glm::max(a, glm::max(b, c))) + 1;
  std::uint32_t count = 0;  // Differences of unsigned numbers come out right.
  for (int i = 0; i < 8; ++i) {
    const glm::ivec3 corner((i & 1) != 0 ? low.x : high.x, (i & 2) != 0 ? low.y : high.y,
                            (i & 4) != 0 ? low.z : high.z);
    const bool isLess = ((i & 1) + (i >> 1 & 1) + (i >> 2)) % 2 != 0;
    count += isLess ? 0U - at(corner) : at(corner);
  }
  return count > 0;
}

}  // namespace wb::shape

#pragma once

#include "model/shapes/detail/shape_grid.h"

#include <array>
#include <cstdint>
#include <vector>

namespace wb::shape {

/// How many nodes of a grid are outside of a solid: of a box of them, by a look at its corners.
/// Most of a mesh that fills its own inside is hidden there, and need not be looked at.
class OutsideNodes {
 public:
  OutsideNodes() = default;
  /// `isOutside`: one a node.
  OutsideNodes(const Grid& grid, const std::vector<std::uint8_t>& isOutside);

  /// Whether a place on a triangle can be at one.
  bool isAnyAround(const std::array<glm::dvec3, 3>& corners) const;

 private:
  std::uint32_t at(const glm::ivec3& node) const {
    return grid_.has(node) ? counts_[grid_.index(node)] : 0;
  }

  Grid grid_;
  std::vector<std::uint32_t> counts_;  ///< In the box from the first node to each.
};

}  // namespace wb::shape

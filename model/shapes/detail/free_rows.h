#pragma once

#include "model/shapes/detail/avatar_space.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace wb::shape {

/// Whether a node of a grid has one nearby that avatars fit at. Of each node it knows how far one
/// is along its row, so that a ball of nodes is looked at row by row.
class FreeRows {
 public:
  /// `touching` is followed: who changes it, tells `free`.
  FreeRows(const Grid& grid, const Touching& touching, double reach);

  /// Whether there is one within `reach` steps.
  bool isAnyNear(std::size_t node) const;
  /// One that was touched before is free.
  void free(std::size_t node);

 private:
  void measure(std::size_t row);

  const Grid& grid_;
  const Touching& touching_;
  double reach_;                           ///< Steps.
  std::vector<std::pair<int, int>> rows_;  ///< Away along y and z, nearest first.
  std::vector<std::uint8_t> steps_;        ///< Along x to the next free one, one a node.
};

}  // namespace wb::shape

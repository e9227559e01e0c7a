#pragma once

#include "model/display/detail.h"

#include <cstddef>
#include <set>
#include <span>

namespace wb::layers {

/// How much is drawn.
struct DrawnCounts {
  std::size_t triangles = 0;       ///< As finely as it is.
  std::size_t hulls = 0;           ///< Of what is drawn as such.
  std::set<std::size_t> linksets;  ///< Of which anything is drawn.
};

/// Adds what a layer has of it: one detail a piece.
void addCounts(DrawnCounts& counts, const LayerShapes& layer, Layer which,
               std::span<const Detail> details);

}  // namespace wb::layers

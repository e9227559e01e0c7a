#pragma once

#include "model/cost/representation.h"

#include <cstddef>

namespace wb::tuning {

/// What a part is for physics: where it changes, its cost jumps.
struct WeighedShape {
  cost::Representation representation = cost::Representation::none;
  bool raised = false;     ///< A triangle mesh with a thin side that counts as more (test 4).
  std::size_t pieces = 0;  ///< Of a triangle mesh its triangles, of hulls their vertices.

  bool operator==(const WeighedShape&) const = default;
};

/// OpenSim counts a part's indices, whatever its representation.
WeighedShape weighedShape(const scene::Part& part, const cost::PartStatistics& statistics,
                          const cost::Decision& decision, cost::AccountingModel model);

}  // namespace wb::tuning

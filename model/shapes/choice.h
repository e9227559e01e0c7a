#pragma once

#include "model/shapes/made_shapes.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

/// What could be made of a part of a linkset.
struct PartShapes {
  std::size_t part;
  std::vector<MadeShape>* shapes;
  std::span<const std::size_t> alike{};  ///< Others that get the same, ascending or not.
};

/// Gives a part of a linkset that shape, as shape type Prim, as far as costs see it.
void useShape(scene::Linkset& linkset, std::vector<cost::PartStatistics>& statistics,
              std::size_t part, const FittedShape& shape);

/// Marks at most one of each part's shapes as chosen, of those that are as asked. Under a budget
/// the closest. Else those that together have the least land impact; of these, part after part, the
/// closest: below the weight that decides anyway, physics is free.
void chooseShapes(const scene::Linkset& linkset,
                  const std::vector<cost::PartStatistics>& statistics, const cost::Profile& profile,
                  std::span<const PartShapes> parts, bool isByBudget);

/// What each of some mesh parts may cost, PE, so that the linkset's land impact is what its other
/// weights make it anyway: 0 where they leave nothing.
double freeBudget(const scene::Linkset& linkset,
                  const std::vector<cost::PartStatistics>& statistics, const cost::Profile& profile,
                  std::span<const std::size_t> parts);

}  // namespace wb::shape

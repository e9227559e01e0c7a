#pragma once

#include "model/analysis/detail/dual_numbers.h"
#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/representation.h"

#include <array>
#include <cstddef>
#include <vector>

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

/// A cost with its derivatives in one direction: PE per unit of the constant.
struct Gradient {
  double value = 0;
  PerConstant slope{};

  double operator[](cost::Key key) const { return slope[static_cast<std::size_t>(key)]; }
};

/// The numbers of a linkset with their derivatives; land impact before it is rounded. The values
/// are those of a LinksetCost, bit for bit.
struct LinksetSlopes {
  cost::LinksetNumbers<Gradient> numbers;
  std::vector<Cliff> cliffs;  ///< Of what makes the land impact, each once, in the order of keys.
};

/// Derivatives of one linkset when every constant for itself moves in the direction, by running the
/// rules of costs over dual numbers. A jump that a threshold makes has no derivative: see
/// sensitivity.h. `assets` of the scene are looked at for parts with a raised side only.
LinksetSlopes slopesOf(const scene::Scene& scene, std::size_t linkset,
                       const std::vector<cost::PartStatistics>& statistics,
                       const cost::Profile& profile, Direction direction);

/// Sorts by constant and takes out what is there twice.
void unify(std::vector<Cliff>& cliffs);

}  // namespace wb::tuning

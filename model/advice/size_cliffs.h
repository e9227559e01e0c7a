#pragma once

#include "model/cost/part_cost.h"
#include "model/cost/representation.h"

#include <vector>

namespace wb::advice {

/// The sides that a part can be given on the grid, in metres.
inline constexpr double shortestSide = 0.01;
inline constexpr double longestSide = 64;

/// Where a part becomes something else for physics, or is so for another reason, when one of its
/// sides changes and the others stay.
struct SizeCliff {
  int axis = 0;  ///< 0, 1, 2: x, y, z.
  bool grows = false;
  double from = 0;  ///< The side now, in metres.
  double to = 0;    ///< The nearest side at which it is something else.
  cost::Decision after;

  double distance() const { return grows ? to - from : from - to; }
};

/// The nearest cliff of each axis either way, as far as the part stays between shortestSide and
/// longestSide: by trying sides one per cent apart and the part's other sides, then halving down to
/// the last bit. What is over within a per cent may be missed.
std::vector<SizeCliff> sizeCliffs(const scene::Part& part, const cost::PartStatistics& statistics,
                                  const cost::Profile& profile, const cost::PartPlace& place);

/// The cliff's side moved on to the next whole millimetre, if the part is the same there; else the
/// side itself.
double tidySide(const SizeCliff& cliff, const scene::Part& part,
                const cost::PartStatistics& statistics, const cost::Profile& profile,
                const cost::PartPlace& place);

}  // namespace wb::advice

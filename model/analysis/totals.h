#pragma once

#include "model/analysis/found_target.h"
#include "model/analysis/weighing.h"

#include <span>

namespace wb::weighing {

/// What several linksets and parts cost together.
struct Totals {
  std::size_t linksets = 0;  ///< Those that are chosen, and those of which a part is.
  std::size_t parts = 0;     ///< Those that are chosen, and all of a chosen linkset; each once.
  double landImpact = 0;     ///< Of these linksets; what is unknown is left out, here and below.
  double server = 0;
  double physics = 0;  ///< Of these parts, in PE.
  double streaming = 0;
  double triangles = 0;           ///< Of these parts, as they are seen from near.
  bool trianglesUnknown = false;  ///< At least that many.
  cost::LinksetUnknowns unknown;  ///< Which of the costs are at least what they say.
};

Totals totalsOf(const Weighing& weighing, std::span<const Target> chosen);

}  // namespace wb::weighing

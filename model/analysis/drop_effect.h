#pragma once

#include "model/analysis/found_target.h"
#include "model/analysis/weighing.h"

#include <optional>
#include <span>

namespace wb::weighing {

/// What linksets cost, and what they would cost as one.
struct LinkEffect {
  std::size_t linksets = 0;
  double before = 0;  ///< Land impact of all together.
  double after = 0;
  bool isBeforeUnknown = false;  ///< At least that much.
  bool isAfterUnknown = false;
};

/// Of scene::link() with the same choice, of which geometry is not gone over again. Only where
/// scene::mayLink().
LinkEffect effectOfLinking(const Weighing& weighing, std::span<const Target> chosen);

/// What a region would hold.
struct MoveEffect {
  std::size_t linksets = 0;  ///< Of the chosen those that are elsewhere now.
  double landImpact = 0;     ///< Of all that would be there.
  double capacity = 0;
  bool isUnknown = false;  ///< At least that much land impact.
};

/// Of scene::moveHome() into a region by index; nothing: into none.
MoveEffect effectOfMoving(const Weighing& weighing, std::span<const Target> chosen,
                          std::optional<std::size_t> region);

}  // namespace wb::weighing

#pragma once

#include "model/analysis/advice.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wb::advice {

/// What is lost by a change beside its saving, the mildest first.
enum class Loss {
  none,    ///< Nothing that somebody who uses the object meets: work, and what is seen from afar.
  shape,   ///< It is touched otherwise, or looks different.
  use,     ///< What it does: it is walked through, falls apart or no longer runs its scripts.
  freedom  ///< It is one with another object from then on.
};

/// What a caution of this code says; nothing for one that is in no row.
std::optional<Loss> knownLoss(std::string_view caution);

/// The largest of what the cautions say; one that is in no row is taken for the worst that a step
/// by itself can do.
Loss lossOf(std::span<const cost::Statement> cautions);

/// The steps that a friend would name first: of those that save at least half of what the best one
/// without linking saves, what loses least, then what saves most (of equal ones the larger before
/// rounding, then that of fewer parts); then the others in the order of their savings; links to
/// other objects come last.
void sortByLoss(std::vector<Suggestion>& suggestions);

}  // namespace wb::advice

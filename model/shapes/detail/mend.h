#pragma once

#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/random.h"
#include "model/shapes/detail/solid.h"
#include "model/shapes/detail/tighten.h"

namespace wb::shape {

/// Moves corners of pieces about, and adds some where `mostCost`, PE, leaves room for more, until
/// all places are covered that are not; or not, where some tries were in vain. No piece leaves the
/// solid's reach, and no place that was covered is left for more that are not. How often it was
/// looked whether a place is near a piece.
std::size_t mend(const Solid& solid, Coverage& coverage, const PieceRules& rules, double mostCost,
                 Random& random);

/// Takes away a piece, or one of its corners, and mends what is left within what that saved.
/// How often it was looked as said above.
std::size_t spare(const Solid& solid, Coverage& coverage, std::size_t piece,
                  const PieceRules& rules, Random& random);

/// Mends what is open for what the pieces cost, else for a few corners more, but for less than a
/// piece. Whether all places are covered.
bool mendFor(const Solid& solid, Coverage& coverage, const PieceRules& rules, Random& random,
             const Task& task);

}  // namespace wb::shape

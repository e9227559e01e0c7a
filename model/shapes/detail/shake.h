#pragma once

#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/random.h"
#include "model/shapes/detail/solid.h"
#include "model/shapes/detail/tighten.h"

#include <cstddef>

namespace wb::shape {

/// Moves corners of a piece about, where all that is covered stays so and the piece stays within
/// the solid's reach, and takes away what that makes superfluous: corners that nothing could spare
/// where they were. Costs no more than before.
void shake(const Solid& solid, Coverage& coverage, std::size_t piece, const PieceRules& rules,
           Random& random);

}  // namespace wb::shape

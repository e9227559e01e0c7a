#pragma once

#include "model/geometry/prim_shape.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <vector>

/// What outlines and sweeps share: the open-source viewer makes both from regular polygons (genNGon
/// of its LLProfile and LLPath).
namespace wb::prim {

/// Sides of a whole circle at detail 1.
inline constexpr double sidesPerDetail = 6;

/// Cosine and sine of an angle in turns, exact at every quarter turn, and the same bits
/// a whole turn further, so that a whole curve ends where it began.
glm::dvec2 direction(double turns);

/// Radius of a regular polygon in the unit square; polygons of few sides are made larger, to fill
/// it. `sides` are those all around.
double polygonRadius(std::size_t sides);

/// Where a curve of `steps` whole steps has its points, in steps: at begin, at the whole steps
/// strictly between, and at end (both 0..1 of the curve, begin <= end).
std::vector<double> stations(double begin, double end, std::size_t steps);

/// A number that is not negative, rounded down.
std::size_t wholePart(double value);

/// Points added inside each flat side of the outline, and at least as many inside a line.
std::size_t splitsOf(const PrimShape& shape, double detail);

}  // namespace wb::prim

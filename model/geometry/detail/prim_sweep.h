#pragma once

#include "model/geometry/prim.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

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

/// How the outline lies at one point of the path: scaled, turned about z, then about x, moved.
struct Frame {
  glm::dvec3 position{0};
  glm::dvec2 scale{1};
  glm::dvec2 aboutZ{1, 0};  ///< Cosine and sine.
  glm::dvec2 aboutX{1, 0};  ///< Cosine and sine.
};

glm::dvec3 placed(const glm::dvec2& point, const Frame& frame);

/// A path, after the open-source viewer's LLPath.
struct Sweep {
  std::vector<Frame> frames;  ///< At least two.
  bool open = true;           ///< Has caps at both ends.
};

/// `shape` and `detail` in range.
Sweep makeSweep(const PrimShape& shape, double detail);

/// Points of the path as the viewer estimates them (LLPath::getNumPoints): a line's without
/// splitting; a circle's sides, whatever its cut.
std::size_t sweepPoints(const PrimShape& shape, double detail);

}  // namespace wb::prim

#pragma once

#include "model/shapes/detail/solid.h"

#include <vector>

namespace wb::shape {

/// A place on the outer surface of a solid, and which way is out: of length one, or 0 where the
/// solid has no thickness.
struct SurfaceSample {
  glm::dvec3 place;
  glm::dvec3 outward;
};

/// Places all over a solid's outer surface, closed holes too: at least one in each cube of
/// `spacing` metres that it passes through, in the order of the mesh, and its corners before. Not
/// all of them where it is cancelled.
std::vector<SurfaceSample> surfaceSamples(const Solid& solid, double spacing,
                                          const Task& task = {});

}  // namespace wb::shape

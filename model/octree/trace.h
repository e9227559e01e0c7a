#pragma once

#include "model/octree/hit.h"
#include "model/octree/visits.h"

#include <span>
#include <vector>

namespace wb::octree {

/// A cast with all that it did on the way, for whoever wants to follow it step by step.
struct Trace {
  Ray ray;
  Algorithm algorithm = Algorithm::exact;
  std::optional<Hit> hit;
  Visits visits{Visits::Detail::steps};
};

Trace traceOf(const World& world, const Ray& ray, Algorithm algorithm);

/// What has been visited when a cast has done all of these steps: each cube once, in the order of
/// the first visits, with the last that was told of it.
std::vector<Step> visitedAfter(std::span<const Step> steps);

}  // namespace wb::octree

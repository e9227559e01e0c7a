#pragma once

#include "model/octree/hit.h"

#include <optional>

namespace wb::octree {

/// The leaf that a ray comes nearest to.
struct Approach {
  Location leaf;
  double distance = 0;  ///< Metres from the ray to the leaf's surface; 0 where the leaf is met.
  double t = 0;         ///< Where on the ray, as of an entry.

  bool operator==(const Approach&) const = default;
};

/// As an algorithm takes the world, which need not meet what the ray passes through. Of equally
/// near leaves any; nothing where all is EMPTY.
std::optional<Approach> nearestApproach(const World& world, const Ray& ray,
                                        const CastOptions& options = {});

}  // namespace wb::octree

#pragma once

#include "model/display/shape.h"
#include "model/scene/scene.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace wb::layers {

// How far apart is drawn what belongs together, so that what it encloses is seen: 0 as it is, 1
// twice as far from the middle, and so on, farther where something is in the way. Sizes stay.

/// How far each part is moved, in metres: away from the middle of its linkset, and with that away
/// from other linksets that would be in the way. At 2 the boxes about parts no longer overlap.
class Explosion {
 public:
  Explosion(const scene::Scene& scene, double amount);

  glm::dvec3 operator()(std::size_t linkset, std::size_t part) const;

 private:
  double share_;
  std::vector<std::vector<glm::dvec3>> parts_;  ///< At 2; empty where nothing is moved.
};

/// Returns whether hulls of a `part` of a `scene` can be moved away from each other: its mesh is
/// decomposed into more than one.
bool isOfHulls(const scene::Scene& scene, const scene::Part& part);

/// Moves the groups (hulls) of a `shape` away from the middle of all. `amount` as above: at 2 their
/// boxes no longer overlap, as long as there are at most 512 of them. Positions must not be shared
/// between groups.
void explodeGroups(ShapeTriangles& shape, double amount);

}  // namespace wb::layers

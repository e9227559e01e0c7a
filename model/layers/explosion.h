#pragma once

#include "model/layers/shape.h"
#include "model/scene/scene.h"

#include <glm/vec3.hpp>

#include <cstddef>

namespace wb::layers {

// How far apart is drawn what belongs together, so that what it encloses is seen: 0 as it is, 1
// twice as far from the middle, and so on. Sizes stay.

/// How far each part of a linkset is moved away from the middle of all, in metres.
class Explosion {
 public:
  Explosion(const scene::Linkset& linkset, double amount);

  glm::dvec3 operator()(std::size_t part) const;

 private:
  const scene::Linkset& linkset_;
  double amount_;
  glm::dvec3 middle_{0};
};

/// Whether hulls of a part can be moved away from each other.
bool isOfHulls(const scene::Scene& scene, const scene::Part& part);

/// Moves the groups (hulls) of a shape away from the middle of its part.
void explodeGroups(ShapeTriangles& shape, double amount);

}  // namespace wb::layers

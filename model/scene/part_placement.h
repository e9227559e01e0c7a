#pragma once

#include "model/scene/scene.h"

namespace wb::scene {

/// From a part's own frame into the region's.
struct Placement {
  glm::dvec3 position;
  glm::dquat rotation;

  Placement(const Linkset& linkset, const Part& part)
      : position(linkset.position + linkset.rotation * part.position),
        rotation(linkset.rotation * part.rotation) {}

  glm::dvec3 operator()(const glm::dvec3& own) const { return position + rotation * own; }
};

}  // namespace wb::scene

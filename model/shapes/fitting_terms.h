#pragma once

#include "model/scene/part.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace wb::shape {

/// A prim that a builder makes to stand for a piece of a solid: whole, not twisted, in the frame of
/// the part that the solid is of.
struct Primitive {
  scene::PartKind kind = scene::PartKind::box;  ///< Box, cylinder (along z) or sphere.
  glm::dvec3 size{1};                           ///< m, in its own frame.
  glm::dvec3 place{0};                          ///< Of its middle, m.
  glm::dquat turn{1, 0, 0, 0};

  bool operator==(const Primitive&) const = default;
};

/// The sides that the grid allows a prim, m.
inline constexpr double leastPrimSide = 0.01;
inline constexpr double mostPrimSide = 64;

}  // namespace wb::shape

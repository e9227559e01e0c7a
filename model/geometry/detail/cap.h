#pragma once

#include "model/geometry/detail/outline.h"
#include "model/geometry/triangle_mesh.h"

#include <glm/vec2.hpp>

#include <vector>

namespace wb::prim {

/// The face that closes the end of a path, in the profile's plane: counter-clockwise triangles over
/// the outline's points, followed by `inner` ones of its own.
struct Cap {
  std::vector<glm::dvec2> inner;
  std::vector<mesh::Triangle> triangles;
};

/// After the open-source viewer's LLVolumeFace: a grid for a whole solid square, a fan for another
/// solid, and strips between the rings of a hollow.
Cap makeCap(const Outline& outline);

}  // namespace wb::prim

#pragma once

#include "model/geometry/geometry.h"
#include "model/geometry/prim.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <vector>

namespace wb::prim {

/// A profile as points in its plane, at the size of the unit prim, after the open-source viewer's
/// LLProfile. First the outer ring, counter-clockwise, from the begin of the cut to its end (a
/// whole one ends on its first point again); then the inner ring of a hollow, from end to begin; or
/// the centre of an open one.
struct Outline {
  std::vector<glm::dvec2> points;
  std::size_t outer = 0;       ///< Points of the outer ring.
  std::size_t gridPieces = 0;  ///< Pieces of each side of a whole solid square; 0: another outline.
  bool open = false;           ///< Has cut faces: from the last outer point, and to the first.
  bool hollow = false;
};

/// `shape` and `detail` in range.
Outline makeOutline(const PrimShape& shape, double detail);

/// Points of the outline without splitting, as the viewer estimates them (LLProfile::getNumPoints):
/// a hollow doubles the ring, whatever its shape.
std::size_t outlinePoints(const PrimShape& shape, double detail);

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

#pragma once

#include "model/geometry/prim.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace wb::prim {

inline constexpr std::array allKinds{Kind::box,   Kind::cylinder, Kind::prism, Kind::sphere,
                                     Kind::torus, Kind::tube,     Kind::ring};
inline constexpr std::array allHoles{Hole::same, Hole::circle, Hole::square, Hole::triangle};
inline constexpr std::array allDetails{1.0, 1.5, 2.0, 2.5, 3.0, 4.0};

/// The default shape of a kind after `change` has been at it.
template <class Change>
PrimShape changed(Kind kind, Change change) {
  PrimShape shape = defaultShape(kind);
  change(shape);
  return shape;
}

/// Directed edges whose opposite is not used as often.
std::size_t unmatchedEdges(const mesh::TriangleMesh& surface);

/// The same after every edge is cut at the vertices that lie on it: what is left has an area.
std::size_t unmatchedEdgesCutAtVertices(const mesh::TriangleMesh& surface);

/// Inside the surface; negative if its triangles face inwards.
double volume(const mesh::TriangleMesh& surface);

glm::dvec3 lowestCorner(const mesh::TriangleMesh& surface);
glm::dvec3 highestCorner(const mesh::TriangleMesh& surface);

}  // namespace wb::prim

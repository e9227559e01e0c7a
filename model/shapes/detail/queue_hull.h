#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

/// A convex hull of some of the points that it was made of.
struct QueueHull {
  std::vector<glm::dvec3> vertices;  ///< In the order in which they were added.
  std::vector<mesh::Triangle> triangles;
  double volume = 0;  ///< In the cube of the points' unit.
};

/// Makes a hull of at most so many vertices, which may be smaller than that of all points.
/// @param points       Of the order of one around the origin.
/// @param mostVertices  At least 4.
/// @return Nothing for fewer than four distinct points, and for flat ones.
std::optional<QueueHull> queueHull(std::span<const glm::dvec3> points, std::size_t mostVertices);

/// Returns the volume of the hull of all points that queueHull makes, without copies of it: 0 where
/// it makes none.
double queueHullVolume(std::span<const glm::dvec3> points);

}  // namespace wb::shape

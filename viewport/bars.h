#pragma once

#include "model/octree/topology.h"
#include "viewport/colouring.h"

#include <glm/vec3.hpp>

#include <QByteArray>
#include <array>

namespace wb::viewport {

// What lines are too thin for: filled shapes of one colour, in region metres.

using CubeCorners = std::array<glm::dvec3, octree::cornerCount>;

/// A bar from one point to another, or a cube about a point where both are the same.
QByteArray bar(const glm::dvec3& start, const glm::dvec3& end, double thickness,
               const Colour& colour);

/// One face between the corners of a cube.
QByteArray quad(const CubeCorners& corners, octree::Face face, const Colour& colour);

}  // namespace wb::viewport

#pragma once

#include "model/display/detail.h"
#include "model/octree/topology.h"
#include "viewport/colouring.h"

#include <glm/vec3.hpp>

#include <QByteArray>
#include <array>

namespace wb::viewport {

// What lines are too thin for: filled shapes of one colour, in region metres.

using CubeCorners = std::array<glm::dvec3, octree::cornerCount>;

/// A bar from one point to another, or a cube about a point where both are the same: so many pixels
/// thick on the screen, as far as it lies before the eye; nothing where none of it does.
QByteArray bar(const glm::dvec3& start, const glm::dvec3& end, double pixels,
               const layers::Sight& sight, const Colour& colour);

/// Metres that a pixel spans at a point before the eye.
double metresOfPixel(const layers::Sight& sight, const glm::dvec3& point);

/// One face between the corners of a cube.
QByteArray quad(const CubeCorners& corners, octree::Face face, const Colour& colour);

}  // namespace wb::viewport

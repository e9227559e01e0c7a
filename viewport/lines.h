#pragma once

#include "viewport/colouring.h"

#include <glm/vec3.hpp>

#include <QByteArray>
#include <array>
#include <span>
#include <vector>

namespace wb::viewport {

/// From one point to another, in region metres.
using Line = std::array<glm::dvec3, 2>;

/// The twelve edges between the corners of a cube.
void appendEdges(std::vector<Line>& lines, const std::array<glm::dvec3, 8>& corners);
/// Three circles about a point, one across each axis.
void appendSphere(std::vector<Line>& lines, const glm::dvec3& centre, double radius);

/// For a surface of lines.
QByteArray vertices(std::span<const Line> lines, const Colour& colour);

}  // namespace wb::viewport

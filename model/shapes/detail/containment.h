#pragma once

#include "model/shapes/detail/piece.h"
#include "model/shapes/detail/solid.h"

#include <array>

namespace wb::shape {

/// Whether a piece's surface stays within `reach` metres of a solid, to the exactness of its grid.
bool isContained(const Solid& solid, const Piece& piece, double reach);

/// Whether a triangle does.
bool isContained(const Solid& solid, const std::array<glm::dvec3, 3>& corners, double reach);

/// Whether a straight line does.
bool isContained(const Solid& solid, const glm::dvec3& from, const glm::dvec3& to, double reach);

}  // namespace wb::shape

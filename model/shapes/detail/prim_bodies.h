#pragma once

#include "model/shapes/fitting_hull.h"
#include "model/shapes/fitting_terms.h"

#include <optional>

namespace wb::shape {

/// Returns a convex body whose corners are on the surface of a `primitive`: a box is it itself.
/// Nothing where it has next to no volume.
std::optional<Piece> pieceOf(const Primitive& primitive);

/// Returns how far a `primitive` reaches out of its pieceOf at most, m: 0 for a box.
double bulgeOf(const Primitive& primitive);

}  // namespace wb::shape

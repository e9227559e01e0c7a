#pragma once

#include "model/shapes/detail/solid.h"
#include "model/shapes/detail/tighten.h"

#include <optional>

namespace wb::shape {

/// A piece that is farther outside the solid than this somewhere, m, with what is moved in; nothing
/// where it is still so after some tries. The grid that pieces are made by knows distances less
/// well than overfillOf does.
std::optional<Piece> tamed(const Solid& solid, const Piece& piece, const PieceRules& rules,
                           double tolerance, const Task& task = {});

/// All pieces so. Whether none had to be taken away.
bool tameAll(const Solid& solid, Coverage& coverage, const PieceRules& rules, double tolerance,
             const Task& task = {});

}  // namespace wb::shape

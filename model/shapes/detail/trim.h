#pragma once

#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/tighten.h"

#include <cstdint>
#include <vector>

namespace wb::shape {

/// A piece that might be added to others.
struct Candidate {
  Piece piece;
  double worth = 0;  ///< Places newly covered for each unit of cost.
};

/// A piece without the corners that are not worth their cost. `uncovered` are the places that it is
/// to cover.
Candidate trimmed(const Piece& piece, const Places& places,
                  const std::vector<std::uint32_t>& uncovered, const PieceRules& rules);

}  // namespace wb::shape

#pragma once

#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/shape_error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::shape {

/// A piece that might be added to others.
struct Candidate {
  Piece piece;
  double worth = 0;  ///< Places newly covered for each unit of cost.
};

/// A piece without the corners that are not worth their cost. `uncovered` are the places that it is
/// to cover.
Candidate dropCheapVertices(const Piece& piece, const Places& places,
                            const std::vector<std::uint32_t>& uncovered, const PieceRules& rules);

/// How a piece grows.
struct Growth {
  std::size_t seed = 0;   ///< Of the places wanted: where it begins.
  glm::dvec3 stretch{1};  ///< Places are taken by their distance times this, the least first.
  double offset = 0;      ///< Corners are put so far outside of places, m.
};

/// The hull of a place and of as many others as it can reach without leaving the solid by more than
/// `rules.fill`; those within `reach` of it are no corners. Nothing where it cannot begin.
std::optional<Piece> regionGrow(const Solid& solid, const std::vector<SurfaceSample>& wanted,
                                const Growth& growth, const PieceRules& rules, double reach);

}  // namespace wb::shape

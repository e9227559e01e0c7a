#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting_terms.h"

#include <glm/vector_relational.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace wb::shape {

/// Whether a piece's surface stays within `reach` metres of a solid, to the exactness of its grid.
bool isContained(const Solid& solid, const Piece& piece, double reach);

/// Whether the ways that avatars need count as far outside (Solid::room).
enum class FreeRoom : std::uint8_t { kept, ignored };

/// Whether a triangle does.
bool isContained(const Solid& solid, const std::array<glm::dvec3, 3>& corners, double reach,
                 FreeRoom ways = FreeRoom::kept);

/// Whether a straight line does.
bool isContained(const Solid& solid, const glm::dvec3& from, const glm::dvec3& to, double reach,
                 FreeRoom ways = FreeRoom::kept);

double costOf(const Coverage& coverage, const PieceRules& rules);

/// The piece without one of its corners; nothing where it would be too thin.
std::optional<Piece> withoutCorner(const Piece& piece, std::size_t corner, const PieceRules& rules);

// Each keeps every place covered that is, and costs no more.

/// Takes away pieces that others make superfluous.
void removeSuperfluous(Coverage& coverage, const PieceRules& rules);
/// Takes away corners of one piece.
void dropVertices(Coverage& coverage, std::size_t piece, const PieceRules& rules);
/// Puts one corner in place of two of one piece, where it stays within the solid's reach. Whether
/// any was.
bool collapseEdges(const Solid& solid, Coverage& coverage, std::size_t piece,
                   const PieceRules& rules);
/// Puts the hull of two pieces in their place where that is cheaper. Whether any was.
bool mergePieces(const Solid& solid, Coverage& coverage, const PieceRules& rules, const Task& task);
/// All of these until nothing changes.
void reduce(const Solid& solid, Coverage& coverage, const PieceRules& rules, const Task& task);

}  // namespace wb::shape

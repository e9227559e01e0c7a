#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/fitting_hull.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <glm/vector_relational.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace wb::shape {

/// Whether a piece's surface stays within `reach` metres of a solid, to the exactness of its grid.
bool isContained(const Solid& solid, const Piece& piece, double reach);

/// Whether a triangle does.
bool isContained(const Solid& solid, const std::array<glm::dvec3, 3>& corners, double reach);

/// Whether a straight line does.
bool isContained(const Solid& solid, const glm::dvec3& from, const glm::dvec3& to, double reach);

/// What a hull costs (see cost::decompositionCost), and what holds for each.
struct PieceRules {
  double perHull = 0;    ///< PE.
  double perCorner = 0;  ///< PE.
  double fill = 0;       ///< How far outside the solid a piece may be, m.
  double thickness = 0;  ///< Volume over area at least, m: the grid refuses flat hulls.
  std::size_t mostCorners = 256;
  glm::dvec3 low{-1e300};  ///< Of the box that no corner may leave: an asset holds no more.
  glm::dvec3 high{1e300};

  bool isInBox(const glm::dvec3& point) const {
    return glm::all(glm::lessThanEqual(low, point)) && glm::all(glm::lessThanEqual(point, high));
  }
  double costOf(const Piece& piece) const {
    return perHull + perCorner * static_cast<double>(piece.corners().size());
  }
  bool isThick(const Piece& piece) const { return piece.volume() > thickness * piece.area(); }
};

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

#include "model/shapes/detail/tame.h"

#include "model/geometry/nearest_point.h"
#include "model/shapes/detail/error.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

/// The face that a place on the piece is on.
const mesh::Triangle& faceAt(const Piece& piece, const glm::dvec3& place) {
  return *std::ranges::min_element(piece.triangles(), {}, [&](const mesh::Triangle& face) {
    const auto& corners = piece.corners();
    return glm::distance(
        place, mesh::nearestPoint(place, corners[face[0]], corners[face[1]], corners[face[2]]));
  });
}

/// The corners with those near a place moved: one alone where the place is that corner.
std::vector<glm::dvec3> movedAt(const Piece& piece, const glm::dvec3& place,
                                const glm::dvec3& move) {
  std::vector<glm::dvec3> corners = piece.corners();
  const double length = glm::length(move);
  for (const std::uint32_t corner : faceAt(piece, place))
    if (glm::distance(corners[corner], place) <= length) {
      corners[corner] += move;
      return corners;
    }
  for (const std::uint32_t corner : faceAt(piece, place)) corners[corner] += move;
  return corners;
}

}  // namespace

std::optional<Piece> tamed(const Solid& solid, const Piece& piece, const PieceRules& rules,
                           double tolerance, const Task& task) {
  constexpr int tries = 12;
  constexpr double more = 1.1;     // Of what is too much: it is not exact.
  constexpr double least = 0.005;  // Tolerances.
  std::optional<Piece> made = piece;
  for (int i = 0; i < tries && task.step(); ++i) {
    const Deviation worst = overfillOf(solid, {*made}, task);
    const double excess = worst.distance - tolerance;
    if (excess <= 0) return made;
    const glm::dvec3 in = -solid.outward(worst.place) * (more * excess + least * tolerance);
    std::vector<glm::dvec3> corners = movedAt(*made, worst.place, in);
    for (glm::dvec3& corner : corners) corner = glm::clamp(corner, rules.low, rules.high);
    made = Piece::of(corners);
    if (!made || !rules.isThick(*made)) return {};
  }
  return {};
}

bool tameAll(const Solid& solid, Coverage& coverage, const PieceRules& rules, double tolerance,
             const Task& task) {
  const std::size_t before = coverage.size();
  for (std::size_t i = coverage.size(); i-- > 0 && task.step();) {
    if (overfillOf(solid, {coverage.piece(i)}, task).distance <= tolerance) continue;
    if (auto made = tamed(solid, coverage.piece(i), rules, tolerance, task)) {
      coverage.replace(i, std::move(*made));
    } else {
      coverage.remove(i);
    }
  }
  return coverage.size() == before;
}

}  // namespace wb::shape

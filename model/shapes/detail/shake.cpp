#include "model/shapes/detail/shake.h"

#include "model/shapes/detail/containment.h"

#include <glm/common.hpp>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

constexpr int tries = 30;
constexpr double farthest = 0.5;  // Along each axis, of how far a piece may be outside.

/// -1 to 1.
double anyShare(Random& random) { return static_cast<double>(random.below(20'001)) / 10'000 - 1; }

glm::dvec3 anyMove(Random& random) {
  const double x = anyShare(random);
  const double y = anyShare(random);
  return {x, y, anyShare(random)};
}

/// With that corner elsewhere, if that makes a piece of no more corners that may stand there.
std::optional<Piece> withMoved(const Solid& solid, const Piece& piece, std::size_t corner,
                               const glm::dvec3& place, const PieceRules& rules) {
  if (solid.room(place) > rules.fill) return {};
  std::vector<glm::dvec3> corners = piece.corners();
  corners[corner] = place;
  auto made = Piece::of(corners);
  if (!made || !rules.isThick(*made) || !isContained(solid, *made, rules.fill)) return {};
  return made;
}

}  // namespace

void shake(const Solid& solid, Coverage& coverage, std::size_t piece, const PieceRules& rules,
           Random& random) {
  const std::vector<std::uint32_t> needed = coverage.onlyBy(piece);
  Piece moved = coverage.piece(piece);
  for (int i = 0; i < tries; ++i) {
    const std::size_t corner = random.below(moved.corners().size());
    const glm::dvec3 place = glm::clamp(
        moved.corners()[corner] + farthest * rules.fill * anyMove(random), rules.low, rules.high);
    auto made = withMoved(solid, moved, corner, place, rules);
    if (made && coverage.isAllWithin(needed, *made)) moved = std::move(*made);
  }
  coverage.replace(piece, std::move(moved));
  dropCorners(coverage, piece, rules);
  collapseEdges(solid, coverage, piece, rules);
  removeSuperfluous(coverage, rules);
}

}  // namespace wb::shape

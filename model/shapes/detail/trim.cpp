#include "model/shapes/detail/trim.h"

#include "model/shapes/detail/corner_bounds.h"

#include <glm/vector_relational.hpp>

#include <cmath>
#include <optional>
#include <utility>

namespace wb::shape {
namespace {

constexpr std::size_t placesTrimmedBy = 600;

class Trimming {
 public:
  Trimming(const Places& places, const PieceRules& rules) : places_(places), rules_(rules) {}

  bool isWithin(const Piece& piece, std::uint32_t place) const {
    return piece.isWithin(places_.all()[place], places_.reach());
  }

  /// The piece without the corner whose loss leaves it to cover most, at least `least`. What a
  /// corner's loss left of a larger piece bounds what it leaves now: few need to be looked at.
  std::optional<Piece> withoutOne(const Piece& piece, const std::vector<std::uint32_t>& looked,
                                  std::size_t least, CornerBounds& bounds) const {
    std::optional<Piece> best;
    std::pair<std::size_t, std::uint32_t> most{least, std::uint32_t{0}};
    for (const std::uint32_t corner : bounds.order(piece)) {
      const std::size_t bound = bounds.of(piece, corner);
      if (bound < most.first) break;
      if (best && bound == most.first && corner > most.second) continue;
      auto rest = withoutCorner(piece, corner, rules_);
      if (!rest) continue;
      const std::size_t left = leftBy(*rest, piece, corner, looked, most.first);
      bounds.set(piece, corner, left);
      if (left < most.first || (best && left == most.first && corner > most.second)) continue;
      most = {left, corner};
      best = std::move(rest);
    }
    return best;
  }

 private:
  /// Of `looked`, which the piece covers, those that the rest covers too; some more where that is
  /// less than `least`.
  std::size_t leftBy(const Piece& rest, const Piece& piece, std::uint32_t corner,
                     const std::vector<std::uint32_t>& looked, std::size_t least) const {
    const auto [low, high] = piece.boxAround(corner);
    const glm::dvec3 from = low - places_.reach();
    const glm::dvec3 to = high + places_.reach();
    std::size_t count = looked.size();
    for (const std::uint32_t place : looked) {
      if (count < least) break;
      const glm::dvec3& at = places_.all()[place];
      const bool isOff = glm::any(glm::lessThan(at, from)) || glm::any(glm::greaterThan(at, to));
      if (!isOff && !rest.isWithin(at, places_.reach())) --count;
    }
    return count;
  }

  const Places& places_;
  const PieceRules& rules_;
};

}  // namespace

Candidate trimmed(const Piece& piece, const Places& places,
                  const std::vector<std::uint32_t>& uncovered, const PieceRules& rules) {
  const Trimming trimming(places, rules);
  std::vector<std::uint32_t> looked;
  const std::size_t stride = uncovered.size() / placesTrimmedBy + 1;
  for (std::size_t i = 0; i < uncovered.size(); i += stride)
    if (trimming.isWithin(piece, uncovered[i])) looked.push_back(uncovered[i]);
  const auto worthOf = [&](const Piece& one) {
    return static_cast<double>(looked.size()) / rules.costOf(one);
  };
  Candidate candidate{piece, worthOf(piece)};
  CornerBounds bounds(looked.size());
  while (candidate.piece.corners().size() > 4) {
    const double cost = rules.costOf(candidate.piece) - rules.perCorner;
    const auto least = static_cast<std::size_t>(std::ceil(candidate.worth * cost - 1e-9));
    auto rest = trimming.withoutOne(candidate.piece, looked, least, bounds);
    if (!rest) break;
    candidate.piece = std::move(*rest);
    std::erase_if(looked,
                  [&](std::uint32_t place) { return !trimming.isWithin(candidate.piece, place); });
    candidate.worth = worthOf(candidate.piece);
  }
  candidate.worth *= static_cast<double>(stride);
  return candidate;
}

}  // namespace wb::shape

#include "model/shapes/detail/grow_hulls.h"

#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/fitting_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

// Makes one candidate hull for hull_cover: grows it by region growing, sample after sample in the
// order of a stretched distance from a seed, each kept as a vertex only where the hull stays in the
// solid; then drops vertices that cover too little for what they cost.
// Method: greedy insertion, then backward greedy elimination with lazy evaluation (as Minoux 1978):
// what a loss leaves of a larger hull bounds what it leaves of a smaller one, so that few hulls are
// made to find the best.
// Complexity: growing makes at most maxVertices hulls and looks at samples up to maxFailures in
// vain; dropping looks at vertices times at most maxDropSamples samples a step.
// Constants: search_constants.h.

namespace wb::shape {

/// How many places a piece covers at most without each of its corners.
class CornerBounds {
 public:
  explicit CornerBounds(std::size_t most) : most_(most) {}

  std::size_t of(const Piece& piece, std::uint32_t corner) const {
    const auto found = find(piece.corners()[corner]);
    return found == known_.end() ? most_ : found->second;
  }
  void set(const Piece& piece, std::uint32_t corner, std::size_t bound) {
    const glm::dvec3& place = piece.corners()[corner];
    std::erase_if(known_, [&](const auto& one) { return one.first == place; });
    known_.emplace_back(place, bound);
  }
  /// Corners, those of the greatest bounds first.
  std::vector<std::uint32_t> order(const Piece& piece) const {
    std::vector<std::uint32_t> order(piece.corners().size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::uint32_t corner) { return of(piece, corner); });
    return order;
  }

 private:
  using Bound = std::pair<glm::dvec3, std::size_t>;

  std::vector<Bound>::const_iterator find(const glm::dvec3& corner) const {
    return std::ranges::find(known_, corner, &Bound::first);
  }

  std::size_t most_;
  std::vector<Bound> known_;  ///< By the corner's place: a smaller piece has another order.
};

namespace {

class VertexDropping {
 public:
  VertexDropping(const Places& places, const PieceRules& rules) : places_(places), rules_(rules) {}

  bool isWithin(const Piece& piece, std::uint32_t place) const {
    return piece.isWithin(places_.all()[place], places_.reachAt(place));
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
      if (!isOff && !rest.isWithin(at, places_.reachAt(place))) --count;
    }
    return count;
  }

  const Places& places_;
  const PieceRules& rules_;
};

}  // namespace

Candidate dropCheapVertices(const Piece& piece, const Places& places,
                            const std::vector<std::uint32_t>& uncovered, const PieceRules& rules) {
  const VertexDropping dropping(places, rules);
  std::vector<std::uint32_t> looked;
  const std::size_t stride = uncovered.size() / tuned::growth::maxDropSamples + 1;
  for (std::size_t i = 0; i < uncovered.size(); i += stride)
    if (dropping.isWithin(piece, uncovered[i])) looked.push_back(uncovered[i]);
  const auto worthOf = [&](const Piece& one) {
    return static_cast<double>(looked.size()) / rules.costOf(one);
  };
  Candidate candidate{piece, worthOf(piece)};
  CornerBounds bounds(looked.size());
  while (candidate.piece.corners().size() > 4) {
    const double cost = rules.costOf(candidate.piece) - rules.perCorner;
    const auto least = static_cast<std::size_t>(std::ceil(candidate.worth * cost - 1e-9));
    auto rest = dropping.withoutOne(candidate.piece, looked, least, bounds);
    if (!rest) break;
    candidate.piece = std::move(*rest);
    std::erase_if(looked,
                  [&](std::uint32_t place) { return !dropping.isWithin(candidate.piece, place); });
    candidate.worth = worthOf(candidate.piece);
  }
  candidate.worth *= static_cast<double>(stride);
  return candidate;
}

namespace {

std::vector<std::uint32_t> byDistance(const std::vector<SurfaceSample>& wanted,
                                      const Growth& growth) {
  std::vector<std::pair<double, std::uint32_t>> keyed;
  for (std::uint32_t i = 0; i < wanted.size(); ++i) {
    const glm::dvec3 away = (wanted[i].place - wanted[growth.seed].place) * growth.stretch;
    keyed.emplace_back(glm::dot(away, away), i);
  }
  std::ranges::sort(keyed);
  std::vector<std::uint32_t> order;
  order.reserve(keyed.size());
  for (const auto& [distance, place] : keyed) order.push_back(place);
  return order;
}

/// A small body around a place.
std::optional<Piece> bodyAt(const Solid& solid, const SurfaceSample& sample,
                            const PieceRules& rules, double size) {
  const glm::dvec3 middle =
      glm::clamp(sample.place, glm::min(rules.low + size, (rules.low + rules.high) / 2.0),
                 glm::max(rules.high - size, (rules.low + rules.high) / 2.0));
  std::vector<glm::dvec3> corners{
      middle + size * glm::dvec3(1, 1, 1), middle + size * glm::dvec3(-1, -1, 1),
      middle + size * glm::dvec3(-1, 1, -1), middle + size * glm::dvec3(1, -1, -1)};
  for (glm::dvec3& corner : corners) corner = glm::clamp(corner, rules.low, rules.high);
  auto piece = Piece::of(corners);
  if (!piece || !isContained(solid, *piece, rules.fill)) return {};
  return piece;
}

/// A deeper or smaller one where what is to be kept free leaves no room: deeper first, for a small
/// one that cannot grow is too thin to stay.
std::optional<Piece> seedAt(const Solid& solid, const SurfaceSample& sample,
                            const PieceRules& rules) {
  for (const double share : tuned::growth::seedSizes)
    for (const double depth : tuned::growth::seedDepths) {
      const glm::dvec3 place = sample.place - sample.outward * (depth * rules.fill);
      if (auto body = bodyAt(solid, {place, sample.outward}, rules, share * rules.fill))
        return body;
    }
  return {};
}

/// Some way out, not the same for all: what lies in one plane makes a flat piece.
glm::dvec3 cornerFor(const SurfaceSample& sample, std::uint32_t number, double offset,
                     const PieceRules& rules) {
  const double share = static_cast<double>(number * 2654435761U % 1024U) / 1024;
  const glm::dvec3 corner =
      sample.place +
      sample.outward * (offset * (tuned::growth::minOffset + tuned::growth::offsetRange * share));
  const glm::dvec3 room = (rules.high - rules.low) * (tuned::growth::boxInset * share);
  return glm::clamp(corner, rules.low + room, rules.high - room);
}

/// The piece with one more corner, if that stays close to the solid.
std::optional<Piece> withCorner(const Solid& solid, const Piece& piece, const glm::dvec3& corner,
                                const PieceRules& rules) {
  glm::dvec3 middle(0);
  for (const glm::dvec3& other : piece.corners()) middle += other;
  middle /= static_cast<double>(piece.corners().size());
  if (!isContained(solid, corner, middle, rules.fill)) return {};
  for (const auto& [from, to] : piece.edgesSeenFrom(corner))
    if (!isContained(solid, std::array{piece.corners()[from], piece.corners()[to], corner},
                     rules.fill))
      return {};
  std::vector<glm::dvec3> corners = piece.corners();
  corners.push_back(corner);
  return Piece::of(corners);
}

}  // namespace

std::optional<Piece> regionGrow(const Solid& solid, const std::vector<SurfaceSample>& wanted,
                                const Growth& growth, const PieceRules& rules, double reach) {
  auto piece = seedAt(solid, wanted[growth.seed], rules);
  if (!piece) return {};
  std::size_t failures = 0;
  for (const std::uint32_t i : byDistance(wanted, growth)) {
    const double share = solid.shareAt(wanted[i].place);
    if (piece->isWithin(wanted[i].place, share * reach)) continue;
    if (auto made = withCorner(solid, *piece, cornerFor(wanted[i], i, share * growth.offset, rules),
                               rules)) {
      piece = std::move(made);
      failures = 0;
    } else if (++failures > tuned::growth::maxFailures) {
      break;
    }
    if (piece->corners().size() >= std::min(tuned::growth::maxVertices, rules.mostCorners)) break;
  }
  return piece;
}

}  // namespace wb::shape

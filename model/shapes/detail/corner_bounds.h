#pragma once

#include "model/shapes/detail/piece.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

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

}  // namespace wb::shape

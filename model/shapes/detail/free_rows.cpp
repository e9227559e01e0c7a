#include "model/shapes/detail/free_rows.h"

#include <algorithm>
#include <limits>

namespace wb::shape {
namespace {

constexpr std::uint8_t beyondRow = std::numeric_limits<std::uint8_t>::max();

}  // namespace

FreeRows::FreeRows(const Grid& grid, const Touching& touching, double reach)
    : grid_(grid), touching_(touching), reach_(reach), steps_(grid.count(), beyondRow) {
  const int most = static_cast<int>(reach);
  for (int z = -most; z <= most; ++z)
    for (int y = -most; y <= most; ++y)
      if (y * y + z * z <= reach * reach) rows_.emplace_back(y, z);
  std::ranges::stable_sort(
      rows_, {}, [](const auto& row) { return row.first * row.first + row.second * row.second; });
  const auto length = static_cast<std::size_t>(grid.size.x);
  for (std::size_t row = 0; row < grid.count(); row += length) measure(row);
}

/// `row` is its first node.
void FreeRows::measure(std::size_t row) {
  const auto length = static_cast<std::size_t>(grid_.size.x);
  std::uint8_t away = beyondRow;
  const auto pass = [&](std::size_t node) {
    if (away < beyondRow) ++away;
    if (!touching_[node]) away = 0;
    steps_[node] = std::min(steps_[node], away);
  };
  for (std::size_t x = 0; x < length; ++x) pass(row + x);
  away = beyondRow;
  for (std::size_t x = length; x-- > 0;) pass(row + x);
}

void FreeRows::free(std::size_t node) {
  measure(node - node % static_cast<std::size_t>(grid_.size.x));
}

bool FreeRows::isAnyNear(std::size_t node) const {
  const glm::ivec3 at = grid_.node(node);
  return std::ranges::any_of(rows_, [&](const auto& row) {
    const glm::ivec3 other = at + glm::ivec3(0, row.first, row.second);
    if (!grid_.has(other)) return false;
    const int steps = steps_[grid_.index(other)];
    const int squared = row.first * row.first + row.second * row.second + steps * steps;
    return steps < beyondRow && squared <= reach_ * reach_;
  });
}

}  // namespace wb::shape

#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace wb::tuning {

/// The index of one and the same thing on two sides, either of which may lack it.
using Pair = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;

// The same are those that have the same id; without ids, those of the same name and, among several,
// of the same order. One that is alone on both sides is the same, whatever it is called. First
// those of the first side in its order, then those that only the second has.
std::vector<Pair> pairsOf(const std::vector<scene::Linkset>& first,
                          const std::vector<scene::Linkset>& second);
std::vector<Pair> pairsOf(const std::vector<scene::Part>& first,
                          const std::vector<scene::Part>& second);

/// Which linkset of another side each linkset of a scene is, and which part each of its parts.
struct Origins {
  std::vector<std::optional<std::size_t>> linksets;
  /// One list a linkset; empty for those without a counterpart.
  std::vector<std::vector<std::optional<std::size_t>>> parts;
};
Origins originsOf(const std::vector<scene::Linkset>& before,
                  const std::vector<scene::Linkset>& now);

}  // namespace wb::tuning

#pragma once

#include <cstddef>
#include <optional>

namespace wb::scene {

/// What a user names for a closer look, or a row or change is about: a linkset, or one part of it.
struct Target {
  std::size_t linkset = 0;
  std::optional<std::size_t> part;

  bool operator==(const Target&) const = default;
};

}  // namespace wb::scene

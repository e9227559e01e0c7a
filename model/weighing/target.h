#pragma once

#include <cstddef>
#include <optional>

namespace wb::weighing {

/// What a user names for a closer look, or a row is about: a linkset, or one part of it.
struct Target {
  std::size_t linkset = 0;
  std::optional<std::size_t> part;

  bool operator==(const Target&) const = default;
};

}  // namespace wb::weighing

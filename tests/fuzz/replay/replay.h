#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace wb::fuzz {

/// A fuzz target that is a part of this program.
struct ReplayTarget {
  std::string_view name;
  int (*run)(const std::uint8_t* data, std::size_t size);
};

/// Returns all of them, in the order of CMakeLists.txt, which writes this function.
std::span<const ReplayTarget> replayTargets();

}  // namespace wb::fuzz

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace wb::asset {

/// Ascending indices for a sentence that says how many there are, counted from 1: the first three.
inline std::string listed(const std::vector<std::uint32_t>& indices) {
  constexpr std::size_t shown = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(shown, indices.size()); ++i)
    text.append(i == 0 ? "" : ", ").append(std::to_string(indices[i] + 1));
  return indices.size() > shown ? text + ", …" : text;
}

}  // namespace wb::asset

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace wb::asset {

/// Ascending indices for a sentence, counted from 1: runs of neighbours as `3-7`, the first few
/// runs of many.
inline std::string listed(const std::vector<std::uint32_t>& indices) {
  constexpr std::size_t shown = 12;
  std::string text;
  std::size_t runs = 0;
  for (std::size_t first = 0, end = 0; first < indices.size(); first = end) {
    if (++runs > shown) return text + ", …";
    for (end = first + 1; end < indices.size() && indices[end] == indices[end - 1] + 1;) ++end;
    text.append(first == 0 ? "" : ", ").append(std::to_string(indices[first] + 1));
    if (end - first > 1) text.append("-").append(std::to_string(indices[end - 1] + 1));
  }
  return text;
}

}  // namespace wb::asset

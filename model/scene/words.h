#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace wb::scene {

/// The words of an enumeration whose values count from 0 in the order of the words.
using Words = std::span<const std::string_view>;

inline constexpr std::array<std::string_view, 10> partKindWords{
    "mesh", "box", "cylinder", "prism", "sphere", "torus", "tube", "ring", "sculpt", "flexible"};
inline constexpr std::array<std::string_view, 3> shapeTypeWords{"prim", "none", "convex_hull"};
inline constexpr std::array<std::string_view, 4> holeWords{"same", "circle", "square", "triangle"};

inline constexpr std::array<std::string_view, 6> profileWords{
    "circle", "square", "isosceles", "equilateral", "right", "half_circle"};
/// The viewer's codes of paths are 16 apart.
inline constexpr std::array<std::string_view, 4> pathWords{"", "line", "circle", "circle2"};
inline constexpr std::size_t pathStep = 0x10;

template <class Enum>
constexpr std::string_view wordOf(Words words, Enum value) {
  return words[static_cast<std::size_t>(value)];
}

template <class Enum>
constexpr std::optional<Enum> fromWord(Words words, std::string_view word) {
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) return {};
  return static_cast<Enum>(found - words.begin());
}

}  // namespace wb::scene

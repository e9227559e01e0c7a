#pragma once

#include "model/base/limits.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

namespace wb::octree {

/// What a cube is; the numbers are the types of an nxoc file.
enum class CubeKind : std::uint8_t { empty, solid, normal, octant };

/// The way from the root to a cube: the child taken at each level.
class Path {
 public:
  Path() = default;

  Path child(int index) const {
    Path below = *this;
    below.push(index);
    return below;
  }
  void push(int index) { children_[length_++] = static_cast<std::uint8_t>(index); }
  void pop() { children_[--length_] = 0; }

  std::size_t depth() const { return length_; }
  int operator[](std::size_t level) const { return children_[level]; }

  /// `/` for the root, else `/4/0`.
  std::string text() const;

  /// The order of a tree's text: child by child, a cube before what is below it. What lies beyond
  /// the length is 0, so that comparing all of it compares what counts.
  auto operator<=>(const Path&) const = default;

 private:
  std::array<std::uint8_t, limits::octreeDepth> children_{};
  std::uint8_t length_ = 0;
};

}  // namespace wb::octree

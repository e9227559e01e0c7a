#pragma once

#include "model/core/limits.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

namespace wb::octree {

/// What a cube is; the numbers are the types of an nxoc file.
enum class CubeKind : std::uint8_t { empty, solid, normal, octant };

/// The way from the root to a cube: the child taken at each level, three bits each, the first in
/// the highest, and in the lowest bits how many there are.
class Path {
 public:
  Path() = default;

  Path child(int index) const {
    Path below = *this;
    const std::size_t level = depth();
    auto& bits = level < inFirst ? below.first_ : below.last_;
    bits |= static_cast<std::uint64_t>(index) << shiftOf(level);
    ++below.last_;
    return below;
  }

  std::size_t depth() const { return last_ & lengthMask; }
  int operator[](std::size_t level) const {
    return static_cast<int>((level < inFirst ? first_ : last_) >> shiftOf(level) & 7);
  }

  /// `/` for the root, else `/4/0`.
  std::string text() const;

  /// The order of a tree's text: child by child, a cube before what is below it.
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
  auto operator<=>(const Path&) const = default;

 private:
  static constexpr std::size_t inFirst = 21;
  static constexpr std::uint64_t lengthMask = 63;
  static_assert(limits::octreeDepth <= inFirst + 19, "three bits a level, and six for the length");

  static constexpr std::size_t shiftOf(std::size_t level) {
    return 61 - 3 * (level < inFirst ? level : level - inFirst);
  }

  std::uint64_t first_ = 0;
  std::uint64_t last_ = 0;
};

}  // namespace wb::octree

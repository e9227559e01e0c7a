#pragma once

#include "model/base/text.h"
#include "model/octree/entry.h"

#include <cstdint>
#include <optional>

namespace wb::octree {

/// Where the published method goes wrong on a ray: the first of these that holds.
enum class Difference : std::uint8_t {
  none,
  missed,   ///< It finds nothing, although something is met.
  behind,   ///< It finds something behind the origin.
  phantom,  ///< It finds something, although nothing is met.
  octree,   ///< It finds another octree,
  leaf,     ///< another leaf of the same,
  inside,   ///< a face, although the ray begins in the leaf,
  face,     ///< another face of the same leaf,
  point     ///< another point of the same face.
};

/// Between what both find for the same ray in the same world.
Difference differenceOf(const std::optional<Entry>& exact, const std::optional<Entry>& published);

/// What goes wrong, and by which of its rules, as a sentence.
Text sentenceOf(Difference difference);

}  // namespace wb::octree

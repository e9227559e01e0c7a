#pragma once

#include "model/octree/cast.h"

#include <optional>
#include <vector>

namespace wb::octree::test {

/// The nearest entry by testing every leaf of every octree, one after the other, without any tree
/// or order: as the rules are stated. `isDoubtful` where the ray passes a NORMAL cube so near an
/// edge that rounding decides.
struct BruteForce {
  std::optional<Entry> entry;
  bool isDoubtful = false;
};
BruteForce castBruteForce(const std::vector<PlacedOctree>& octrees, const Ray& ray,
                          IndentationUse indentation);

}  // namespace wb::octree::test

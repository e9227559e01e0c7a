#pragma once

#include "model/octree/octree.h"
#include "model/octree/octree_placement.h"

#include <memory>
#include <random>
#include <vector>

/// Random octrees, worlds and rays of a seed, so that ten thousand rays need no generator's
/// shrinking tree.
namespace wb::octree::test {

using Random = std::mt19937_64;

inline double between(Random& random, double minimum, double maximum) {
  return minimum + (maximum - minimum) * static_cast<double>(random() >> 11) * 0x1p-53;
}
inline int below(Random& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

struct TreeMix {
  int maxDepth = 6;
  int solidOf100 = 25;
  int normalOf100 = 5;
  int octantOf100 = 30;
};

inline PackedCodes randomCodes(Random& random) {
  Indentation indentation;
  for (Span& span : indentation)
    if (below(random, 3) == 0) span = *spanOf(below(random, greatestCode + 1));
  return packed(indentation);
}

inline void addCube(OctreeBuilder& builder, Random& random, const TreeMix& mix, int depth) {
  const int choice = below(random, 100);
  if (depth < mix.maxDepth && (depth == 0 || choice < mix.octantOf100)) {
    builder.openOctant();
    for (int i = 0; i < childCount; ++i) addCube(builder, random, mix, depth + 1);
  } else if (choice < mix.octantOf100 + mix.solidOf100) {
    builder.addSolid();
  } else if (choice < mix.octantOf100 + mix.solidOf100 + mix.normalOf100) {
    builder.addNormal(randomCodes(random));
  } else {
    builder.addEmpty();
  }
}

inline std::shared_ptr<const Octree> randomOctree(Random& random, const TreeMix& mix) {
  OctreeBuilder builder;
  addCube(builder, random, mix, 0);
  return std::make_shared<const Octree>(builder.take());
}

/// Octrees of 0 to 6 levels that intersect, contain each other, and are partly rotated; many stand
/// on whole numbers, so that rays can run in their planes.
inline std::vector<PlacedOctree> randomOctrees(Random& random) {
  std::vector<PlacedOctree> octrees(static_cast<std::size_t>(1 + below(random, 40)));
  const double spread = between(random, 1, 60);
  for (PlacedOctree& placed : octrees) {
    TreeMix mix;
    mix.maxDepth = below(random, 7);
    mix.normalOf100 = below(random, 2) * 10;
    placed.octree = randomOctree(random, mix);
    auto& [position, size, rotation] = placed.placement;
    size = static_cast<double>(1 << below(random, 5));
    for (int axis = 0; axis < 3; ++axis)
      position[axis] =
          static_cast<double>(below(random, 2 * static_cast<int>(spread) + 1)) - spread;
    if (below(random, 2) == 0) position = glm::floor(position);
    if (below(random, 3) == 0)
      rotation = glm::normalize(glm::dquat(between(random, -1, 1), between(random, -1, 1),
                                           between(random, -1, 1), between(random, 0.01, 1)));
  }
  return octrees;
}

/// A ray from near or far, straight along axes, through corners and edges, or any way at all, with
/// a direction of any length.
inline Ray randomRay(Random& random, const std::vector<PlacedOctree>& octrees) {
  const PlacedOctree& aim = octrees[random() % octrees.size()];
  const auto pointIn = [&](bool onGrid) {
    glm::dvec3 point;
    for (int axis = 0; axis < 3; ++axis) {
      const double fraction = onGrid ? below(random, 9) / 8.0 : between(random, 0, 1);
      point[axis] = aim.placement.position[axis] + aim.placement.size * fraction;
    }
    return point;
  };
  const bool onGrid = below(random, 3) == 0;
  const glm::dvec3 target = pointIn(onGrid);
  Ray ray;
  ray.origin = below(random, 3) == 0 ? pointIn(onGrid) : target;
  while (ray.origin == target)
    for (int axis = 0; axis < 3; ++axis)
      if (below(random, 2) == 0)
        ray.origin[axis] += onGrid ? below(random, 65) - 32 : between(random, -80, 80);
  ray.direction = target - ray.origin;
  if (below(random, 4) == 0) ray.direction *= std::pow(10.0, below(random, 400) - 200);
  if (below(random, 3) == 0) ray.maxDepth = static_cast<std::size_t>(below(random, 7));
  return ray;
}

}  // namespace wb::octree::test

#pragma once

#include "model/octree/filled_space.h"
#include "model/octree/octree_placement.h"
#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <glm/gtc/quaternion.hpp>

#include <memory>
#include <string_view>

/// Octrees that stand somewhere, and how much of them is filled.
namespace wb::octree::test {

inline PlacedOctree placedTree(std::string_view tree) {
  return {std::make_shared<const Octree>(*parseTree(tree)), {{0, 0, 0}, 8, {1, 0, 0, 0}}};
}

inline PlacedOctree anyOctree(Random& random, int normals, int depth = 5) {
  TreeMix mix;
  mix.maxDepth = depth;
  mix.normalOf100 = normals;
  Placement placement{{between(random, -9, 9), between(random, -9, 9), between(random, -9, 9)},
                      between(random, 1, 20),
                      {1, 0, 0, 0}};
  if (below(random, 2) == 0)
    placement.rotation = glm::normalize(
        glm::dquat(between(random, 0.1, 1), between(random, -1, 1), between(random, -1, 1), 0.3));
  return {randomOctree(random, mix), placement};
}

/// Of leaves that are whole boxes, as a fraction of the root's: exact, since it is dyadic.
inline double boxFraction(const PlacedOctree& placed, IndentationUse indentation) {
  double sum = 0;
  forEachCube(*placed.octree,
              [&](Octree::Cube cube, CubeKind, const Path&, const glm::dvec3&, double size) {
                if (isBox(*placed.octree, cube, indentation)) sum += size * size * size;
              });
  return sum;
}

}  // namespace wb::octree::test

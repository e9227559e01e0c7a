#pragma once

#include "model/octree/octree_text.h"
#include "viewport/octree_layers.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace wb::viewport::test {

inline octree::PlacedOctree placed(const std::string& tree, const octree::Placement& placement) {
  return {std::make_shared<const octree::Octree>(*octree::parseTree(tree)), placement};
}

inline OctreeShapes shapesOf(std::vector<octree::PlacedOctree> octrees,
                             std::size_t maxDepth = limits::octreeDepth) {
  return makeOctreeShapes(std::make_shared<const octree::World>(std::move(octrees)), maxDepth);
}

}  // namespace wb::viewport::test

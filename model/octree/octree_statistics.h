#pragma once

#include "model/octree/octree.h"
#include "model/octree/octree_placement.h"

#include <array>
#include <cstddef>
#include <vector>

namespace wb::octree {

/// The cubes of one depth of an octree.
struct LevelStatistics {
  std::size_t empty = 0;
  std::size_t solid = 0;
  std::size_t normal = 0;
  std::size_t octant = 0;
  double filled = 0;  ///< Their share of the root's volume, NORMAL cubes by their shape.

  std::size_t all() const { return empty + solid + normal + octant; }
};

/// What an octree is made of.
struct OctreeStatistics {
  std::vector<LevelStatistics> levels;  ///< By depth, the root first.
  double filled = 0;                    ///< Share of the root's volume that is filled, 0..1.
  std::size_t bytes = 0;                ///< In memory.
};

/// Counts the cubes of an `octree` depth by depth; `indentation` says what NORMAL ones fill.
/// O(cubes).
OctreeStatistics statisticsOf(const Octree& octree,
                              IndentationUse indentation = IndentationUse::mesh);

/// The cubes of one kind of an octree.
struct KindStatistics {
  std::size_t count = 0;
  std::size_t shallowest = 0;  ///< Depths, the root at 0; of none 0.
  std::size_t deepest = 0;
  std::size_t bytes = 0;  ///< In memory.
};

/// Counts the cubes of an `octree` kind by kind: indexed by CubeKind. O(cubes).
std::array<KindStatistics, 4> statisticsByKind(const Octree& octree);

/// Returns the memory that one cube of a `kind` takes in an Octree.
std::size_t cubeBytes(CubeKind kind);

/// Returns the share of its box that a NORMAL cube with these `codes` fills, 0..1.
double filledShare(const PackedCodes& codes);

}  // namespace wb::octree

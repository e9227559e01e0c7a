#pragma once

#include "model/octree/octree.h"
#include "model/octree/octree_cells.h"
#include "model/octree/octree_placement.h"
#include "model/octree/topology.h"
#include "model/octree/world.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace wb::octree {

/// Where an edge of a cube begins and ends along its axis.
struct EdgeFacts {
  Span span;        ///< In eighths of the cube's size; untouched but for NORMAL cubes.
  double from = 0;  ///< Metres, in the octree's own frame.
  double to = 0;
};

/// What is beside a face of a cube, in its octree.
struct Neighbour {
  Path cube;  ///< As large as the cube, or the larger leaf that is there.
  CubeKind kind = CubeKind::empty;
};

/// What there is to know of one cube. Places are in the octree's own frame, before it is turned.
struct CubeFacts {
  CubeKind kind = CubeKind::empty;
  glm::dvec3 min{0};  ///< Metres.
  glm::dvec3 max{0};
  double size = 0;            ///< Metres.
  CubeCounts counts;          ///< Of the cube and all below it, as if it were a root.
  CubeCounts children;        ///< Of the eight that an OCTANT has; else none.
  std::size_t triangles = 0;  ///< With an area, of the surfaces of its SOLID and NORMAL cubes.
  double filled = 0;          ///< Share of its volume, 0..1, NORMAL cubes by their shape.
  std::size_t bytes = 0;      ///< Memory for it and all below it, as Octree says.
  std::array<EdgeFacts, edgeCount> edges{};
  std::array<std::optional<Neighbour>, faceCount> neighbours{};  ///< Nothing: the octree ends.
};

/// Returns the path of the cube at the end of a `path` of an `octree`, or of the leaf that the path
/// passes, as Octree::at() finds it.
Path cubeOn(const Octree& octree, const Path& path);

/// Returns a cube and all cubes that hold it, the root first.
std::vector<Path> wayTo(const Path& cube);

/// Returns whether the `holder` holds a `cube`, or is it.
bool isWithin(const Path& cube, const Path& holder);

/// Tells what there is to know of a cube. O(cubes below it).
/// @param octree  What the cube is of.
/// @param placement  Where the octree stands.
/// @param cube  A cube of it; where there is none, the leaf that the path passes is meant.
CubeFacts factsOf(const Octree& octree, const Placement& placement, const Path& cube);

}  // namespace wb::octree

#pragma once

#include "model/core/task.h"
#include "model/octree/cast.h"
#include "model/octree/detail/visits.h"
#include "model/octree/octree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::octree {

/// A bit for each face, by indexOf.
using FaceMask = std::uint8_t;
inline constexpr FaceMask allFaces = (1U << faceCount) - 1;

constexpr bool holds(FaceMask mask, Face face) { return (mask >> indexOf(face) & 1) != 0; }

/// The faces of a cube that something of may be seen from outside: all that do not lie wholly
/// against whole boxes of the same octree. At `maxDepth` an OCTANT with anything below it is one.
FaceMask openFaces(const Octree& octree, const Path& cube, std::size_t maxDepth);

/// The smallest cube outside of which two octrees are the same; nothing where they are.
std::optional<Path> differenceOf(const Octree& before, const Octree& after);

/// A cube that a ray may meet: SOLID, NORMAL, or an OCTANT that counts as a full leaf.
struct Leaf {
  std::size_t octree = 0;
  Path cube;
  glm::dvec3 centre{0};       ///< In the world.
  double size = 0;            ///< Metres.
  bool isIndented = false;    ///< NORMAL, and not just its box.
  FaceMask faces = allFaces;  ///< As openFaces: those of which something may be seen.
};

/// The leaves of every octree in the order of octrees and paths; EMPTY cubes are none. At
/// `maxDepth` an OCTANT with anything below it is one full leaf, as it is for a ray that ends
/// there. Cancelled, only some of them.
std::vector<Leaf> leavesOf(const World& world, std::size_t maxDepth = limits::octreeDepth,
                           const Task& task = {});

/// Puts the leaves that an octree of the world has now in place of those that are listed of it.
void renewLeaves(std::vector<Leaf>& leaves, const World& world, std::size_t octree,
                 std::size_t maxDepth = limits::octreeDepth);

/// The same where only what is in one cube of it is another: the others stay, but for the faces of
/// those that touch it.
void renewLeavesIn(std::vector<Leaf>& leaves, const World& world, std::size_t octree,
                   const Path& cube, std::size_t maxDepth = limits::octreeDepth);

/// The corners of a cube of an octree in the world: of an indented leaf the moved ones.
std::array<glm::dvec3, cornerCount> cornersInWorld(const World& world, std::size_t octree,
                                                   const Path& cube);

/// The corners in the world of what a step of a cast tested: of a sphere those of the cube in it.
std::array<glm::dvec3, cornerCount> testedCorners(const World& world, const Ray& ray,
                                                  Algorithm algorithm, const Step& step);

/// The corners of a leaf and the 12 triangles of its surface.
struct LeafSurface {
  std::array<glm::dvec3, cornerCount> corners;  ///< In the world.
  std::array<CubeTriangle, 12> triangles;
};
LeafSurface surfaceOf(const World& world, const Leaf& leaf);

}  // namespace wb::octree

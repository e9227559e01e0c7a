#pragma once

#include "model/core/task.h"
#include "model/octree/cast.h"
#include "model/octree/octree.h"
#include "model/octree/visits.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::octree {

/// A bit for each face, by indexOf.
using FaceMask = std::uint8_t;
inline constexpr FaceMask allFaces = (1U << faceCount) - 1;

/// Returns whether a `face` is in a `mask`.
constexpr bool holds(FaceMask mask, Face face) { return (mask >> indexOf(face) & 1) != 0; }

/// Returns the faces of a cube that something of may be seen from outside: all that do not lie
/// wholly against whole boxes of the same octree.
/// @param octree  What the cube is of.
/// @param cube  Any cube of it.
/// @param maxDepth  At this depth an OCTANT with anything filled below it is a whole box.
FaceMask openFaces(const Octree& octree, const Path& cube, std::size_t maxDepth);

/// Returns the smallest cube outside of which the octrees `before` and `after` are the same;
/// nothing where they are all the same.
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

/// Lists the leaves of every octree; EMPTY cubes are none.
/// @param world  The octrees.
/// @param maxDepth  At this depth an OCTANT with anything filled below it is one full leaf, as it
///   is for a ray that ends there.
/// @param task  Counts a step a cube; cancelled: only some of the leaves are listed.
/// @return  In the order of octrees and paths.
std::vector<Leaf> leavesOf(const World& world, std::size_t maxDepth = limits::octreeDepth,
                           const Task& task = {});

/// Puts the leaves that an octree has now in place of those that are listed of it.
/// @param leaves  As leavesOf() lists them, of the world as it was.
/// @param world  The world as it is.
/// @param octree  The index of the only octree that changed.
/// @param maxDepth  That of the list.
void renewLeaves(std::vector<Leaf>& leaves, const World& world, std::size_t octree,
                 std::size_t maxDepth = limits::octreeDepth);

/// Does the same where only what is in one cube of the octree changed: the other leaves stay, but
/// for the faces of those that touch it.
/// @param leaves  As leavesOf() lists them, of the world as it was.
/// @param world  The world as it is.
/// @param octree  The index of the only octree that changed.
/// @param cube  The cube outside of which it is the same, see differenceOf().
/// @param maxDepth  That of the list.
void renewLeavesIn(std::vector<Leaf>& leaves, const World& world, std::size_t octree,
                   const Path& cube, std::size_t maxDepth = limits::octreeDepth);

/// Returns the corners of a `cube` of an `octree` (an index) of the `world`, in metres of the
/// world: of an indented leaf the moved ones.
std::array<glm::dvec3, cornerCount> cornersInWorld(const World& world, std::size_t octree,
                                                   const Path& cube);

/// Returns the corners, in metres of the world, of what a step of a cast tested: of a sphere those
/// of the cube in it.
/// @param world  The world that was cast into.
/// @param ray  The ray that was cast.
/// @param algorithm  How it was cast.
/// @param step  One of its steps, of any kind.
std::array<glm::dvec3, cornerCount> testedCorners(const World& world, const Ray& ray,
                                                  Algorithm algorithm, const Step& step);

/// The corners of a leaf and the 12 triangles of its surface.
struct LeafSurface {
  std::array<glm::dvec3, cornerCount> corners;  ///< In the world.
  std::array<CubeTriangle, 12> triangles;
};
/// Returns the surface of a `leaf` that leavesOf() listed of the `world`.
LeafSurface surfaceOf(const World& world, const Leaf& leaf);

}  // namespace wb::octree

#pragma once

#include "model/octree/octree_placement.h"
#include "model/octree/world.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace wb::octree {

/// The SOLID or NORMAL cube that holds a point.
struct Holder {
  Location leaf;
  double depth = 0;        ///< Metres from the point to the nearest face of the leaf, inside.
  Face face = Face::left;  ///< That face; the first of equally near ones.
};

/// Finds what holds a point, as find() does without rounding, and how deep inside it lies.
/// @param world  The octrees.
/// @param point  In metres of the world.
/// @param indentation  Whether NORMAL cubes have their shape, with the faces of its triangles, or
///   are full boxes.
/// @return  Nothing where all is EMPTY.
std::optional<Holder> holderOf(const World& world, const glm::dvec3& point,
                               IndentationUse indentation = IndentationUse::mesh);

/// Finds the SOLID and NORMAL cubes that a ball touches, its surface included, in doubles.
/// @param world  The octrees.
/// @param centre  In metres of the world.
/// @param radius  Metres, from 0.
/// @param indentation  As for holderOf().
/// @return  By octree, then by path.
std::vector<Location> leavesInSphere(const World& world, const glm::dvec3& centre, double radius,
                                     IndentationUse indentation = IndentationUse::mesh);

/// Finds the SOLID and NORMAL cubes that a box along the world's axes touches, its surface
/// included, in doubles.
/// @param world  The octrees.
/// @param box  In metres of the world; not empty.
/// @param indentation  As for holderOf().
/// @return  By octree, then by path.
std::vector<Location> leavesInBox(const World& world, const Box& box,
                                  IndentationUse indentation = IndentationUse::mesh);

}  // namespace wb::octree

#pragma once

#include "model/octree/octree_placement.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <glm/vec3.hpp>

#include <optional>

namespace wb::octree {

/// What Inexor's engine does, beside what its document says (inexorgame/vulkan-renderer, commit
/// a8767797, restated): in single precision, octrees as not turned, one after the other in their
/// order until one is met.
/// - A cube is met where its sphere (ahead by more than the float epsilon) and its box (by the
/// line)
///   are; a NORMAL one never. Of an OCTANT's children in order those are tested all the way down,
///   until four are met; the one with the nearest centre is the answer, so that it is the root or a
///   child of it, whatever was met below.
/// - At the ray's depth an OCTANT is met as a whole, even if all below it is EMPTY.
/// - An OCTANT of eight SOLID cubes crashes the engine when it is read or edited: see
///   crashesEngine(). Here it is the one SOLID cube that the engine tries to make of it.
/// @param world  Octrees in their places; positions and sizes are rounded to floats.
/// @param ray    Its direction is brought to length 1, then rounded to floats.
std::optional<Entry> castEngine(const World& world, const Ray& ray);

/// The same, told step by step.
/// @param world  As for castEngine().
/// @param ray    As for castEngine().
/// @param visits  Gets the steps, after those it has.
std::optional<Entry> castEngine(const World& world, const Ray& ray, Visits& visits);

/// What the engine says of a cube that is met. Its corners 6 and 7 stand in each other's place in
/// the lists of the upper and the lower face, and two faces have an edge in common that they should
/// not, so that neither need be on the face.
struct EngineHit {
  Face face = Face::left;
  int corner = 0;
  int edge = 0;
  glm::vec3 point{0};
  double t = 0;
};
/// Returns it for an `entry` that castEngine() returned for a `ray` in a `world`.
EngineHit engineHit(const World& world, const Ray& ray, const Entry& entry);

/// Returns whether the engine crashes when it reads this `octree`: where an OCTANT's children are
/// eight SOLID cubes, it makes one of them and follows pointers to children that are not there.
bool crashesEngine(const Octree& octree);

}  // namespace wb::octree

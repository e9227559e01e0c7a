// Problem: angles as builders read them, from a rotation, and boxes around turned ones.
// Method: Euler angles from a quaternion by half sums and half differences of angles, without an
// arcsine, which resembles Bernardes and Viollet (2022): exact near the poles too. The box around a
// turned box is the sum of its axes' absolute values.
// Complexity: O(1) an angle, O(parts) a box.
#include "model/scene/part_placement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <cmath>

namespace wb::scene {

glm::dquat fromBuilderAngles(const glm::dvec3& degrees) {
  const glm::dvec3 angles = glm::radians(degrees);
  const glm::dquat aboutX = glm::angleAxis(angles.x, glm::dvec3(1, 0, 0));
  const glm::dquat aboutY = glm::angleAxis(angles.y, glm::dvec3(0, 1, 0));
  const glm::dquat aboutZ = glm::angleAxis(angles.z, glm::dvec3(0, 0, 1));
  return glm::normalize(aboutX * aboutY * aboutZ);
}

/// With half angles a, b, c about x, y, z: w + y and z + x are (cos b + sin b) times the cosine and
/// sine of a + c; w - y and x - z are (cos b - sin b) times those of a - c. No sine is inverted, so
/// that angles are exact to the last bits near y = 90 degrees too.
glm::dvec3 builderAngles(const glm::dquat& q) {
  constexpr double tooShort = 1e-12;  // Of a vector to have a direction.
  const glm::dvec2 sum(q.w + q.y, q.x + q.z);
  const glm::dvec2 difference(q.w - q.y, q.x - q.z);
  const double sumLength = glm::length(sum);
  const double differenceLength = glm::length(difference);
  double halfSum = std::atan2(sum.y, sum.x);
  double halfDifference = std::atan2(difference.y, difference.x);
  if (differenceLength < tooShort) halfDifference = -halfSum;
  if (sumLength < tooShort) halfSum = -halfDifference;
  return {std::remainder(glm::degrees(halfSum + halfDifference), 360.0),
          glm::degrees(2 * std::atan2(sumLength, differenceLength)) - 90,
          std::remainder(glm::degrees(halfSum - halfDifference), 360.0)};
}

namespace {

octree::Box boxAround(const glm::dvec3& centre, const glm::dquat& rotation,
                      const glm::dvec3& size) {
  const glm::dmat3 turned = glm::mat3_cast(rotation);
  glm::dvec3 half(0);
  for (int axis = 0; axis < 3; ++axis) half += glm::abs(turned[axis]) * size[axis] / 2.0;
  return {centre - half, centre + half};
}

}  // namespace

void moveInto(Part& part, const Linkset& from, const Linkset& to) {
  const glm::dquat back = glm::conjugate(to.rotation);
  const glm::dvec3 inRegion = from.position + from.rotation * part.position;
  part.position = back * (inRegion - to.position);
  part.rotation = glm::normalize(back * from.rotation * part.rotation);
}

Linkset emptyAt(const Linkset& whole, const Part& root) {
  Linkset linkset = whole;
  linkset.parts.clear();
  linkset.id = {};
  linkset.extra = {};
  linkset.position = whole.position + whole.rotation * root.position;
  linkset.rotation = glm::normalize(whole.rotation * root.rotation);
  return linkset;
}

octree::Box joined(const octree::Box& a, const octree::Box& b) {
  return {glm::min(a.min, b.min), glm::max(a.max, b.max)};
}

octree::Box extentOf(const Linkset& linkset) {
  octree::Box all;
  for (const Part& part : linkset.parts) {
    const Placement placement(linkset, part);
    all = joined(all, boxAround(placement.position, placement.rotation, part.scale));
  }
  return all;
}

octree::Box extentOf(const OctreeEntry& octree) {
  const octree::Placement placement = octree.placement();
  return boxAround(placement.position + placement.size / 2, placement.rotation,
                   glm::dvec3(placement.size));
}

octree::Box extentOf(const Scene& scene) {
  octree::Box all;
  for (const Linkset& linkset : scene.linksets) all = joined(all, extentOf(linkset));
  for (const OctreeEntry& octree : scene.octrees) all = joined(all, extentOf(octree));
  return all;
}

namespace {

glm::dquat turned(const glm::dquat& rotation, const glm::dquat& turn) {
  return turn == glm::dquat(1, 0, 0, 0) ? rotation : glm::normalize(turn * rotation);
}

}  // namespace

Part moved(const Part& placed, const Motion& motion) {
  Part after = placed;
  after.position += motion.shiftOf(placed.position);
  after.rotation = turned(placed.rotation, motion.turn);
  return after;
}

Part movedWithin(const Linkset& linkset, const Part& part, const Motion& motion) {
  const glm::dquat toFrame = glm::inverse(linkset.rotation);
  const Placement placed(linkset, part);
  Part after = part;
  after.position += toFrame * motion.shiftOf(placed.position);
  after.rotation = turned(part.rotation, toFrame * motion.turn * linkset.rotation);
  return after;
}

/// It turns about its centre, which moves.
OctreeEntry moved(const OctreeEntry& octree, const Motion& motion) {
  const glm::dvec3 half(octree.placement().size / 2);
  OctreeEntry after = octree;
  after.position += motion.shiftOf(octree.position + half);
  after.rotation = turned(octree.rotation, motion.turn);
  return after;
}

}  // namespace wb::scene

#include "model/scene/part_placement.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <gtest/gtest.h>

#include <numbers>

namespace wb::scene {
namespace {

/// A quarter about z, counter-clockwise from above: +x becomes +y.
const glm::dquat quarter = glm::angleAxis(std::numbers::pi / 2, glm::dvec3(0, 0, 1));

void expectPoint(const glm::dvec3& a, const glm::dvec3& b) {
  EXPECT_LT(glm::distance(a, b), 1e-12) << a.x << ' ' << a.y << ' ' << a.z;
}

TEST(Motion, OfNothingChangesNothing) {
  OctreeEntry octree;
  octree.position = {0.1, 0.2, 0.3};
  octree.rotation = glm::normalize(glm::dquat(0.3, 0.1, 0.7, 0.2));
  EXPECT_EQ(moved(octree, {}).rotation, octree.rotation);
  EXPECT_EQ(moved(octree, {}).position, octree.position);
  EXPECT_EQ(moved(octree, {{1.2, 0, 0}}).position.y, 0.2);
}

TEST(Motion, TurnsAboutAPoint) {
  const Motion motion{{0, 0, 1}, quarter, {1, 1, 0}};
  expectPoint(motion.shiftOf({3, 1, 0}), {-2, 2, 1});
  expectPoint(motion.shiftOf({1, 1, 0}), {0, 0, 1});
}

TEST(Motion, ARootGoesWhereItsPointsGo) {
  Part root;
  root.position = {3, 1, 0};
  root.rotation = quarter;
  const Part after = moved(root, {{}, quarter, {1, 1, 0}});
  expectPoint(after.position, {1, 3, 0});
  expectPoint(after.rotation * glm::dvec3(1, 0, 0), {-1, 0, 0});
}

/// Each point of the part goes where the motion says, though its frame is turned and stays.
TEST(Motion, APartWithinATurnedRoot) {
  Linkset linkset;
  linkset.position = {10, 20, 30};
  linkset.rotation = glm::normalize(glm::dquat(0.3, 0.1, 0.7, 0.2));
  Part part;
  part.position = {1, 2, 3};
  part.rotation = glm::normalize(glm::dquat(0.9, 0.3, 0.1, 0.4));
  const Motion motion{{0.5, 0, -1}, quarter, {9, 21, 30}};
  const Placement before(linkset, part);
  const Placement after(linkset, movedWithin(linkset, part, motion));
  for (const glm::dvec3 own : {glm::dvec3(0), glm::dvec3(1, 0, 0), glm::dvec3(0.3, -2, 1)})
    expectPoint(after(own), before(own) + motion.shiftOf(before(own)));
}

TEST(Linkset, ExtendsToTheCornersOfItsTurnedParts) {
  Linkset linkset;
  linkset.position = {10, 20, 30};
  linkset.rotation = glm::normalize(glm::dquat(0.3, 0.1, 0.7, 0.2));
  glm::dvec3 low(1e9);
  glm::dvec3 high(-1e9);
  for (const glm::dquat& turn : {glm::dquat(0.9, 0.3, 0.1, 0.4), glm::dquat(0.2, -0.5, 0.8, 0.1)}) {
    Part& part = linkset.parts.emplace_back();
    part.position = {1, 2, static_cast<double>(linkset.parts.size())};
    part.rotation = glm::normalize(turn);
    part.scale = {1, 2, 3};
    const Placement placement(linkset, part);
    for (int corner = 0; corner < 8; ++corner) {
      const glm::dvec3 unit((corner & 1) - 0.5, (corner >> 1 & 1) - 0.5, (corner >> 2) - 0.5);
      low = glm::min(low, placement(unit * part.scale));
      high = glm::max(high, placement(unit * part.scale));
    }
  }
  expectPoint(extentOf(linkset).min, low);
  expectPoint(extentOf(linkset).max, high);
}

TEST(Motion, AnOctreeTurnsAboutItsOwnCentre) {
  OctreeEntry octree;
  octree.position = {0, 0, 0};
  octree.size = 4;
  const OctreeEntry alone = moved(octree, {{}, quarter, {2, 2, 2}});
  expectPoint(alone.position, {0, 0, 0});
  expectPoint(alone.rotation * glm::dvec3(1, 0, 0), {0, 1, 0});
  expectPoint(moved(octree, {{}, quarter, {0, 0, 0}}).position, {-4, 0, 0});
}

}  // namespace
}  // namespace wb::scene

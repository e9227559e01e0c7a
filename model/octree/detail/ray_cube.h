#pragma once

#include "model/octree/octree_placement.h"
#include "model/octree/topology.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

namespace wb::octree {

/// A ray in the own frame of an octree. Its direction has length 1 and no negative zero, so that
/// parameters are metres.
struct OwnRay {
  glm::dvec3 origin;
  glm::dvec3 direction;

  /// Where the ray meets a plane across an axis. A ray along the plane meets it at one of the
  /// infinities, or, lying in it, nowhere (not a number): then the plane bounds nothing.
  double parameter(int axis, double plane) const {
    return (plane - origin[axis]) / direction[axis];
  }
  bool isForward(int axis) const { return direction[axis] >= 0; }
};

/// `direction` as unitOf gives it.
inline OwnRay toOwn(const OwnFrame& frame, const glm::dvec3& origin, const glm::dvec3& direction) {
  return {frame.pointFromWorld(origin), frame.directionFromWorld(direction) + 0.0};
}

/// Where a ray meets the two planes of a box on each axis.
struct Slabs {
  std::array<double, axisCount> near;  ///< Parameters of the planes that it meets first.
  std::array<double, axisCount> far;

  // The comparisons pass over what is not a number.
  double entry() const {
    double latest = -std::numeric_limits<double>::infinity();
    for (const double parameter : near) latest = parameter > latest ? parameter : latest;
    return latest;
  }
  double exit() const {
    double earliest = std::numeric_limits<double>::infinity();
    for (const double parameter : far) earliest = parameter < earliest ? parameter : earliest;
    return earliest;
  }
  /// Whether the ray, not the line, touches the box, its surface included.
  bool isMet() const { return isOnLine() && exit() >= 0; }
  bool isOnLine() const { return entry() <= exit(); }
};

/// The slabs between the planes `low` and `high` of each axis.
inline Slabs slabsOf(const OwnRay& ray, const glm::dvec3& low, const glm::dvec3& high) {
  Slabs slabs;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    slabs.near[at] = ray.parameter(axis, ray.isForward(axis) ? low[axis] : high[axis]);
    slabs.far[at] = ray.parameter(axis, ray.isForward(axis) ? high[axis] : low[axis]);
  }
  return slabs;
}

/// The face through which a ray leaves a box: of the axis with the smallest parameter. Of several
/// such the first: faces are numbered along the axes.
inline Face leftFace(const OwnRay& ray, const Slabs& slabs) {
  const auto first = std::ranges::find(slabs.far, slabs.exit());
  const auto axis = static_cast<int>(first - slabs.far.begin());
  return faceOf(axis, ray.isForward(axis));
}

/// A NORMAL cube in the own frame of its octree, as the 12 triangles of its surface; how a ray
/// meets it is in indented_cube.h.
class IndentedCube {
 public:
  /// `corner` and `size` of the cube in fractions of the root's.
  IndentedCube(const OwnFrame& frame, const glm::dvec3& corner, double size,
               const PackedCodes& codes);

  const std::array<glm::dvec3, cornerCount>& corners() const { return corners_; }
  const std::array<CubeTriangle, 12>& surface() const { return surface_; }

 private:
  std::array<CubeTriangle, 12> surface_;
  std::array<glm::dvec3, cornerCount> corners_;
};

/// How near a ray comes to something: metres, and where on the ray.
struct Nearness {
  double distance = 0;
  double t = 0;
};

/// Whether what is before the origin counts too.
enum class Reach : std::uint8_t { ray, line };

/// To a closed box between two corners; 0 where it is met.
Nearness nearnessToBox(const OwnRay& ray, const glm::dvec3& low, const glm::dvec3& high,
                       Reach reach = Reach::ray);

/// To a sphere's surface from outside; 0 where it is met.
Nearness nearnessToSphere(const OwnRay& ray, const glm::dvec3& centre, double radius);

/// To the surface of an indented cube that the ray does not cross.
Nearness nearnessToMesh(const OwnRay& ray, const IndentedCube& cube);

}  // namespace wb::octree

#pragma once

#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/own_ray.h"

#include <array>

namespace wb::octree {

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

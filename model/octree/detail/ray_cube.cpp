// Problem: how near a ray comes to a box, sphere or indented cube.
// Method: the least of parabolas between planes, and of pairs of ray and edge (Ericson 2005).
// Complexity: O(1): 12 triangles.
#include "model/octree/detail/ray_cube.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {
IndentedCube::IndentedCube(const OwnFrame& frame, const glm::dvec3& corner, double size,
                           const PackedCodes& codes) {
  const auto moved = movedCorners(unpacked(codes));
  surface_ = surfaceOf(moved);
  for (std::size_t i = 0; i < cornerCount; ++i)
    corners_[i] = frame.point(corner + size / eighths * glm::dvec3(moved[i]));
}

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

Nearness nearer(const Nearness& a, const Nearness& b) { return b.distance < a.distance ? b : a; }

/// How far a point of the ray is from a box, and where the distance is least while the ray stays
/// on the same sides of the box's planes: there its square is a parabola.
class BoxDistance {
 public:
  BoxDistance(const OwnRay& ray, const glm::dvec3& low, const glm::dvec3& high)
      : ray_(ray), low_(low), high_(high) {}

  Nearness at(double t) const {
    const glm::dvec3 point = ray_.origin + t * ray_.direction;
    return {glm::distance(point, glm::clamp(point, low_, high_)), t};
  }

  /// Between two parameters that no plane lies between.
  Nearness leastBetween(double begin, double end) const {
    const double middle = std::isfinite(begin) && std::isfinite(end) ? (begin + end) / 2
                          : std::isfinite(begin)                     ? begin + 1
                          : std::isfinite(end)                       ? end - 1
                                                                     : 0;
    const glm::dvec3 point = ray_.origin + middle * ray_.direction;
    double slope = 0;
    double offset = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
      const double plane = std::clamp(point[axis], low_[axis], high_[axis]);
      if (plane == point[axis]) continue;
      slope += ray_.direction[axis] * ray_.direction[axis];
      offset += ray_.direction[axis] * (plane - ray_.origin[axis]);
    }
    return at(slope > 0 ? std::clamp(offset / slope, begin, end) : middle);
  }

 private:
  const OwnRay& ray_;
  const glm::dvec3& low_;
  const glm::dvec3& high_;
};

/// To the stretch between two points. After Ericson, "Real-Time Collision Detection" (2005), 5.1.9.
Nearness nearnessToEdge(const OwnRay& ray, const glm::dvec3& start, const glm::dvec3& end) {
  const glm::dvec3 along = end - start;
  const glm::dvec3 from = ray.origin - start;
  const double length = glm::dot(along, along);
  const double slant = glm::dot(ray.direction, along);
  const double ahead = glm::dot(ray.direction, from);
  const double aside = glm::dot(along, from);
  const double across = length - slant * slant;
  double t = across > 0 ? std::max(0.0, (slant * aside - ahead * length) / across) : 0;
  const double on = length > 0 ? std::clamp((aside + slant * t) / length, 0.0, 1.0) : 0;
  t = std::max(0.0, glm::dot(start + on * along - ray.origin, ray.direction));
  return {glm::distance(ray.origin + t * ray.direction, start + on * along), t};
}

/// Of the origin, where it stands before the inside of a triangle; else infinitely far: then an
/// edge is nearer.
Nearness nearnessOfOrigin(const OwnRay& ray, const glm::dvec3& a, const glm::dvec3& b,
                          const glm::dvec3& c) {
  const glm::dvec3 normal = glm::cross(b - a, c - a);
  const double area = glm::dot(normal, normal);
  const auto isWithin = [&](const glm::dvec3& from, const glm::dvec3& to) {
    return glm::dot(glm::cross(to - from, ray.origin - from), normal) >= 0;
  };
  if (area == 0 || !isWithin(a, b) || !isWithin(b, c) || !isWithin(c, a)) return {infinite, 0};
  return {std::abs(glm::dot(ray.origin - a, normal)) / std::sqrt(area), 0};
}

}  // namespace

Nearness nearnessToBox(const OwnRay& ray, const glm::dvec3& low, const glm::dvec3& high,
                       Reach reach) {
  std::array<double, 2 * axisCount + 2> turns{reach == Reach::ray ? 0 : -infinite, infinite};
  std::size_t count = 2;
  for (int axis = 0; axis < axisCount; ++axis)
    for (const double plane : {low[axis], high[axis]})
      if (const double t = ray.parameter(axis, plane); std::isfinite(t) && t > turns[0])
        turns[count++] = t;
  std::ranges::sort(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(count));
  const BoxDistance distance(ray, low, high);
  Nearness nearest{infinite, 0};
  for (std::size_t i = 0; i + 1 < count; ++i)
    nearest = nearer(nearest, distance.leastBetween(turns[i], turns[i + 1]));
  return nearest;
}

Nearness nearnessToSphere(const OwnRay& ray, const glm::dvec3& centre, double radius) {
  const double t = std::max(0.0, glm::dot(centre - ray.origin, ray.direction));
  return {std::max(0.0, glm::distance(ray.origin + t * ray.direction, centre) - radius), t};
}

Nearness nearnessToMesh(const OwnRay& ray, const IndentedCube& cube) {
  Nearness nearest{infinite, 0};
  for (const CubeTriangle& triangle : cube.surface()) {
    const auto [i, j, k] = triangle.corners;
    const glm::dvec3& a = cube.corners()[i];
    const glm::dvec3& b = cube.corners()[j];
    const glm::dvec3& c = cube.corners()[k];
    nearest = nearer(nearest, nearnessOfOrigin(ray, a, b, c));
    for (const auto& [start, end] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)})
      nearest = nearer(nearest, nearnessToEdge(ray, start, end));
  }
  return nearest;
}

}  // namespace wb::octree

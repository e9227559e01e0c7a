// Problem: where a ray meets a NORMAL cube, whether a point is inside, and how near a ray comes to
// a box, sphere or cube.
// Method: the watertight test of a ray and a triangle (Woop, Benthin and Wald 2013), with ties
// broken as if the ray were moved by (ε, ε²), which is simulation of simplicity (Edelsbrunner and
// Mücke 1990). Inside is an odd number of crossings. Distances are the least of parabolas between
// planes, and of pairs of ray and edge (Ericson 2005).
// Complexity: O(1): 12 triangles.
#include "model/octree/detail/ray_cube.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace wb::octree {
namespace {

/// Corners seen along the ray: x and y across it, z the parameter. Each corner is seen once, so
/// that triangles that share an edge agree on which side of the ray it passes. After Woop, Benthin
/// and Wald, "Watertight Ray/Triangle Intersection" (2013).
class AlongRay {
 public:
  explicit AlongRay(const OwnRay& ray) : ray_(ray) {
    const glm::dvec3 sizes = glm::abs(ray.direction);
    along_ = sizes.x >= sizes.y && sizes.x >= sizes.z ? 0 : sizes.y >= sizes.z ? 1 : 2;
    first_ = (along_ + 1) % axisCount;
    second_ = (along_ + 2) % axisCount;
  }

  glm::dvec3 seen(const glm::dvec3& corner) const {
    const glm::dvec3 from = corner - ray_.origin;
    const double t = from[along_] / ray_.direction[along_];
    return {from[first_] - ray_.direction[first_] * t, from[second_] - ray_.direction[second_] * t,
            t};
  }

 private:
  const OwnRay& ray_;
  int along_;
  int first_;
  int second_;
};

double side(const glm::dvec3& a, const glm::dvec3& b) { return a.x * b.y - a.y * b.x; }

/// The side on which an edge passes a ray moved by (ε, ε²): never both for the two triangles of an
/// edge, and 0 only for an edge without length.
int strictSide(const glm::dvec3& a, const glm::dvec3& b) {
  const auto sign = [](double number) { return number > 0 ? 1 : number < 0 ? -1 : 0; };
  if (const int plain = sign(side(a, b)); plain != 0) return plain;
  if (const int moved = sign(a.y - b.y); moved != 0) return moved;
  return sign(b.x - a.x);
}

}  // namespace

IndentedCube::IndentedCube(const OwnFrame& frame, const glm::dvec3& corner, double size,
                           const PackedCodes& codes)
    : moved_(movedCorners(unpacked(codes))), surface_(surfaceOf(moved_)) {
  for (std::size_t i = 0; i < cornerCount; ++i)
    corners_[i] = frame.point(corner + size / eighths * glm::dvec3(moved_[i]));
}

/// A triangle across an axis is met where its plane is, to the last bit.
double IndentedCube::parameter(const OwnRay& ray, const CubeTriangle& triangle,
                               double shared) const {
  const int axis = axisOf(triangle.face);
  const auto [a, b, c] = triangle.corners;
  const int plane = moved_[a][axis];
  const bool isAcross = moved_[b][axis] == plane && moved_[c][axis] == plane;
  return isAcross && ray.direction[axis] != 0 ? ray.parameter(axis, corners_[a][axis]) : shared;
}

template <class See>
void IndentedCube::forEachCrossing(const OwnRay& ray, See&& see) const {
  const AlongRay view(ray);
  std::array<glm::dvec3, cornerCount> seen;
  for (std::size_t i = 0; i < cornerCount; ++i) seen[i] = view.seen(corners_[i]);
  for (const CubeTriangle& triangle : surface_) {
    const auto [i, j, k] = triangle.corners;
    const glm::dvec3& a = seen[i];
    const glm::dvec3& b = seen[j];
    const glm::dvec3& c = seen[k];
    const double u = side(b, c);
    const double v = side(c, a);
    const double w = side(a, b);
    const bool isTouched = (u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0);
    const double all = u + v + w;
    if (!isTouched || all == 0) continue;
    const double t = parameter(ray, triangle, (u * a.z + v * b.z + w * c.z) / all);
    const glm::dvec3 normal =
        glm::cross(glm::dvec3(moved_[j] - moved_[i]), glm::dvec3(moved_[k] - moved_[i]));
    const int strict = strictSide(b, c) + strictSide(c, a) + strictSide(a, b);
    see(Crossing{t, triangle.face, glm::dot(normal, ray.direction) < 0, std::abs(strict) == 3});
  }
}

std::optional<IndentedCube::Meeting> IndentedCube::meet(const OwnRay& ray) const {
  std::optional<Crossing> nearest;
  int count = 0;
  forEachCrossing(ray, [&](const Crossing& crossing) {
    if (crossing.t < 0) return;
    count += crossing.counts ? 1 : 0;
    const auto rank = [](const Crossing& one) {
      return std::tuple(one.t, !one.isEntered, indexOf(one.face));
    };
    if (!nearest || rank(crossing) < rank(*nearest)) nearest = crossing;
  });
  if (count % 2 == 1) return Meeting{0, Face::left, true};
  if (!nearest) return {};
  return Meeting{nearest->t, nearest->face, false};
}

std::optional<IndentedCube::Meeting> IndentedCube::leave(const OwnRay& ray, double after) const {
  std::optional<Crossing> nearest;
  forEachCrossing(ray, [&](const Crossing& crossing) {
    if (crossing.t < after || crossing.isEntered) return;
    const auto rank = [](const Crossing& one) { return std::tuple(one.t, indexOf(one.face)); };
    if (!nearest || rank(crossing) < rank(*nearest)) nearest = crossing;
  });
  if (!nearest) return {};
  return Meeting{nearest->t, nearest->face, false};
}

bool IndentedCube::contains(const glm::dvec3& point) const {
  const auto met = meet({point, {1, 0, 0}});
  return met && (met->isInside || met->t == 0);
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

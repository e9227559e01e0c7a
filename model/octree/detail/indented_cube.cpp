#include "model/octree/detail/indented_cube.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

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

}  // namespace wb::octree

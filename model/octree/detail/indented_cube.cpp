// Problem: where a ray meets a NORMAL cube, without a doubt.
// Method: the side on which an edge passes the ray is the sign of the volume direction · (a × b),
// with a and b from the origin (Segura and Feito 2001): triangles that share an edge agree on it,
// as in the watertight test of Woop, Benthin and Wald (2013). Corners are whole numbers of eighths,
// so that a and b differ by whole numbers. Ties are broken by simulation of simplicity
// (Edelsbrunner and Mücke 1990). Doubles decide with an error bound, else numbers of any size.
// Complexity: O(1): 12 triangles.
#include "model/octree/detail/indented_cube.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace wb::octree {
namespace {

constexpr double roundoff = unitRoundoff;

glm::ivec3 crossOf(const glm::ivec3& a, const glm::ivec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

bool isBetter(int order, bool isEntered, Face face, bool otherIsEntered, Face other) {
  if (order != 0) return order < 0;
  if (isEntered != otherIsEntered) return isEntered;
  return indexOf(face) < indexOf(other);
}

/// Sides of edges between corners, seen along a ray in doubles: in units in which a corner is a
/// whole number of eighths.
class BoundedView {
 public:
  BoundedView(const BoundedRay& ray, const glm::dvec3& corner, double size)
      : ray_(ray), eighth_(ray.size * size / eighths) {
    double reach = 0;
    double slope = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
      corner_[axis] = ray.base[axis] + ray.size * corner[axis];
      reach = std::max(reach, ray.reach(axis));
      cornerError_ = std::max(cornerError_, ray.placeError(axis));
      slope = std::max(slope, std::abs(ray.direction[axis]));
    }
    const glm::dvec3& d = ray.direction;
    moment_ = {d.y * corner_.z - d.z * corner_.y, d.z * corner_.x - d.x * corner_.z,
               d.x * corner_.y - d.y * corner_.x};
    const double momentError =
        2 * (slope * cornerError_ + ray.directionError * reach + 4 * roundoff * slope * reach);
    const double most = 3 * eighths;
    sideError_ = most * (momentError + 8 * roundoff * 2 * slope * reach) +
                 2 * most * eighths * eighth_ * (ray.directionError + 8 * roundoff * slope);
    numeratorScale_ = cornerError_ + 8 * roundoff * reach;
    denominatorScale_ = ray.directionError + 8 * roundoff * slope;
  }

  /// Returns -1 or 1; 0 where that is not certain.
  int side(const glm::ivec3& a, const glm::ivec3& b) const {
    const glm::ivec3 along = b - a;
    const glm::ivec3 across = crossOf(a, b);
    double sum = 0;
    for (int axis = 0; axis < axisCount; ++axis)
      sum += along[axis] * moment_[axis] + across[axis] * eighth_ * ray_.direction[axis];
    return sum > sideError_ ? 1 : sum < -sideError_ ? -1 : 0;
  }

  IndentedShape::BoundedMeeting planeOf(const glm::ivec3& normal, const glm::ivec3& point) const {
    double over = 0;
    double under = 0;
    double weight = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
      over += normal[axis] * (corner_[axis] + eighth_ * point[axis]);
      under += normal[axis] * ray_.direction[axis];
      weight += std::abs(normal[axis]);
    }
    const double underError = weight * denominatorScale_;
    IndentedShape::BoundedMeeting plane;
    plane.t = over / under;
    plane.error = std::abs(under) > 4 * underError
                      ? 2 * weight * (numeratorScale_ + std::abs(plane.t) * denominatorScale_) /
                            std::abs(under)
                      : std::numeric_limits<double>::infinity();
    return plane;
  }

 private:
  const BoundedRay& ray_;
  double eighth_;
  glm::dvec3 corner_{0};
  glm::dvec3 moment_{0};
  double cornerError_ = 0;
  double sideError_ = 0;
  double numeratorScale_ = 0;
  double denominatorScale_ = 0;
};

/// The same without rounding.
class CertainView {
 public:
  CertainView(const CertainRay& ray, const glm::dvec3& corner, double size) : ray_(ray) {
    const Dyadic eighth = ray.size * Dyadic(size / eighths);
    for (std::size_t axis = 0; axis < axisCount; ++axis)
      corner_[axis] = ray.base[axis] + ray.size * Dyadic(corner[static_cast<int>(axis)]);
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const std::size_t next = (axis + 1) % axisCount;
      const std::size_t last = (axis + 2) % axisCount;
      moment_[axis] = ray.direction[next] * corner_[last] - ray.direction[last] * corner_[next];
      slope_[axis] = ray.direction[axis] * eighth;
    }
    const auto sizeOf = [&](std::size_t axis) {
      return ray.direction[axis].sign() < 0 ? -ray.direction[axis] : ray.direction[axis];
    };
    const std::array sizes{sizeOf(0), sizeOf(1), sizeOf(2)};
    along_ = sizes[0] >= sizes[1] && sizes[0] >= sizes[2] ? 0 : sizes[1] >= sizes[2] ? 1 : 2;
    forward_ = ray.direction[along_].sign();
  }

  int plainSide(const glm::ivec3& a, const glm::ivec3& b) const {
    const glm::ivec3 along = b - a;
    const glm::ivec3 across = crossOf(a, b);
    Dyadic sum;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const int at = static_cast<int>(axis);
      if (along[at] != 0) sum = sum + Dyadic(along[at]) * moment_[axis];
      if (across[at] != 0) sum = sum + Dyadic(across[at]) * slope_[axis];
    }
    return sum.sign() * forward_;
  }

  /// The side on which an edge passes the ray moved by (ε, ε²): 0 only for an edge seen as a point.
  int movedSide(const glm::ivec3& a, const glm::ivec3& b, int plain) const {
    if (plain != 0) return plain;
    if (const int moved = slant(a - b, (along_ + 2) % axisCount); moved != 0) return moved;
    return slant(b - a, (along_ + 1) % axisCount);
  }

  int slopeOf(const glm::ivec3& normal) const {
    Dyadic sum;
    for (int axis = 0; axis < axisCount; ++axis)
      if (normal[axis] != 0)
        sum = sum + Dyadic(normal[axis]) * ray_.direction[static_cast<std::size_t>(axis)];
    return sum.sign();
  }

 private:
  /// The sign of a difference on an axis across the ray, seen along it.
  int slant(const glm::ivec3& difference, std::size_t axis) const {
    const int across = difference[static_cast<int>(axis)];
    const int along = difference[static_cast<int>(along_)];
    const Dyadic seen =
        Dyadic(across) * ray_.direction[along_] - Dyadic(along) * ray_.direction[axis];
    return seen.sign() * forward_;
  }

  const CertainRay& ray_;
  std::array<Dyadic, axisCount> corner_;
  std::array<Dyadic, axisCount> moment_;
  std::array<Dyadic, axisCount> slope_;
  std::size_t along_ = 0;
  int forward_ = 1;
};

}  // namespace

IndentedShape::IndentedShape(const PackedCodes& codes, const glm::dvec3& corner, double size)
    : moved_(movedCorners(unpacked(codes))), corner_(corner), size_(size) {
  for (const CubeTriangle& triangle : surfaceOf(moved_)) {
    const auto [a, b, c] = triangle.corners;
    const glm::ivec3 normal = crossOf(moved_[b] - moved_[a], moved_[c] - moved_[a]);
    if (normal != glm::ivec3(0)) triangles_[count_++] = {triangle.corners, triangle.face, normal};
  }
}

IndentedShape::Verdict IndentedShape::meet(const BoundedRay& ray, BoundedMeeting& meeting) const {
  const BoundedView view(ray, corner_, size_);
  bool isFound = false;
  int crossings = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    const auto& [corners, face, normal] = triangles_[i];
    const glm::ivec3& a = moved_[corners[0]];
    const glm::ivec3& b = moved_[corners[1]];
    const glm::ivec3& c = moved_[corners[2]];
    const std::array sides{view.side(a, b), view.side(b, c), view.side(c, a)};
    const auto [low, high] = std::ranges::minmax(sides);
    if (low < 0 && high > 0) continue;
    if (std::ranges::find(sides, 0) != sides.end()) return Verdict::undecided;
    BoundedMeeting plane = view.planeOf(normal, a);
    if (!(std::abs(plane.t) > plane.error)) return Verdict::undecided;
    if (plane.t < 0) continue;
    ++crossings;
    plane.face = face;
    plane.plane = {normal, cornerAt(corners[0])};
    if (isFound && std::abs(plane.t - meeting.t) <= plane.error + meeting.error)
      return Verdict::undecided;
    if (isFound && plane.t > meeting.t) continue;
    meeting = plane;
    isFound = true;
  }
  if (crossings % 2 == 1) meeting = {0, 0, Face::left, true, {}};
  return isFound ? Verdict::met : Verdict::missed;
}

template <class See>
void IndentedShape::forEachCrossing(const CertainRay& ray, See&& see) const {
  const CertainView view(ray, corner_, size_);
  for (std::size_t i = 0; i < count_; ++i) {
    const auto& [corners, face, normal] = triangles_[i];
    const int slope = view.slopeOf(normal);
    if (slope == 0) continue;
    std::array<int, 3> sides;
    int moved = 0;
    for (std::size_t edge = 0; edge < 3; ++edge) {
      const glm::ivec3& a = moved_[corners[edge]];
      const glm::ivec3& b = moved_[corners[(edge + 1) % 3]];
      sides[edge] = view.plainSide(a, b);
      moved += view.movedSide(a, b, sides[edge]);
    }
    const auto [low, high] = std::ranges::minmax(sides);
    if (low < 0 && high > 0) continue;
    see(Crossing{Parameter(ray, normal, cornerAt(corners[0])),
                 face,
                 {normal, cornerAt(corners[0])},
                 slope < 0,
                 std::abs(moved) == 3});
  }
}

std::optional<IndentedShape::CertainMeeting> IndentedShape::meet(const CertainRay& ray) const {
  std::optional<Crossing> nearest;
  int count = 0;
  forEachCrossing(ray, [&](const Crossing& crossing) {
    if (crossing.t.sign() < 0) return;
    count += crossing.counts ? 1 : 0;
    if (!nearest || isBetter(compare(crossing.t, nearest->t), crossing.isEntered, crossing.face,
                             nearest->isEntered, nearest->face))
      nearest = crossing;
  });
  if (count % 2 == 1) return CertainMeeting{{}, Face::left, true, {}};
  if (!nearest) return {};
  return CertainMeeting{nearest->t, nearest->face, false, nearest->plane};
}

std::optional<IndentedShape::CertainMeeting> IndentedShape::leave(const CertainRay& ray,
                                                                  const Parameter& after) const {
  std::optional<Crossing> nearest;
  forEachCrossing(ray, [&](const Crossing& crossing) {
    if (crossing.isEntered || compare(crossing.t, after) < 0) return;
    if (!nearest ||
        isBetter(compare(crossing.t, nearest->t), true, crossing.face, true, nearest->face))
      nearest = crossing;
  });
  if (!nearest) return {};
  return CertainMeeting{nearest->t, nearest->face, false, nearest->plane};
}

bool IndentedShape::holdsOrigin(CertainRay ray) const {
  bool isOnSurface = false;
  int crossings = 0;
  for (int axis = 0; axis < axisCount && !isOnSurface; ++axis) {
    ray.turnAlong(axis);
    forEachCrossing(ray, [&](const Crossing& crossing) {
      const int sign = crossing.t.sign();
      isOnSurface = isOnSurface || sign == 0;
      if (axis == 0 && sign > 0 && crossing.counts) ++crossings;
    });
  }
  return isOnSurface || crossings % 2 == 1;
}

}  // namespace wb::octree

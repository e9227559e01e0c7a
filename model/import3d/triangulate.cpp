#include "model/import3d/triangulate.h"

#include "model/base/limits.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wb::import3d {
namespace {

using Point = glm::dvec2;
using Ring = std::vector<std::uint32_t>;

/// Twice the area of a triangle, positive where it turns left.
double turn(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Newell's: perpendicular to the mean plane, of twice the area's length.
glm::dvec3 normalOf(std::span<const aiVector3D> ring) {
  glm::dvec3 normal(0);
  const auto at = [&](std::size_t i) { return glm::dvec3(ring[i].x, ring[i].y, ring[i].z); };
  for (std::size_t i = 0; i < ring.size(); ++i)
    normal += glm::cross(at(i) - at(0), at((i + 1) % ring.size()) - at(0));
  return normal;
}

/// Seen along the axis on which the polygon is largest, turning left.
std::vector<Point> flattened(std::span<const aiVector3D> corners, const glm::dvec3& normal) {
  const glm::dvec3 size = glm::abs(normal);
  const int axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
  const int right = (axis + 1) % 3;
  const int up = (axis + 2) % 3;
  const double side = normal[axis] < 0 ? -1 : 1;
  std::vector<Point> points;
  for (const aiVector3D& corner : corners) {
    const glm::dvec3 place(corner.x, corner.y, corner.z);
    points.emplace_back(place[right] * side, place[up]);
  }
  return points;
}

std::vector<FlatTriangle> fanOf(std::size_t corners) {
  std::vector<FlatTriangle> triangles;
  for (std::uint32_t i = 2; i < corners; ++i) triangles.push_back({0, i - 1, i});
  return triangles;
}

bool isConvex(std::span<const Point> points) {
  const std::size_t count = points.size();
  for (std::size_t i = 0; i < count; ++i)
    if (turn(points[i], points[(i + 1) % count], points[(i + 2) % count]) < 0) return false;
  // A star turns left everywhere too, but about its middle more than once.
  for (std::size_t i = 2; i < count; ++i)
    if (turn(points[0], points[i - 1], points[i]) < 0) return false;
  return true;
}

/// Whether two lines cross inside both.
bool doCross(const Point& a, const Point& b, const Point& c, const Point& d) {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

class Bridge {
 public:
  explicit Bridge(std::span<const Point> points) : points_(points) {}

  /// The ring with a hole, by a cut from the one to the other and back.
  void cut(Ring& ring, const Ring& hole) const {
    const auto start =
        std::ranges::max_element(hole, {}, [this](std::uint32_t i) { return points_[i].x; });
    const std::size_t from = nearestSeen(ring, hole, *start);
    Ring loop(start, hole.end());
    loop.insert(loop.end(), hole.begin(), start + 1);
    loop.push_back(ring[from]);
    ring.insert(ring.begin() + static_cast<std::ptrdiff_t>(from) + 1, loop.begin(), loop.end());
  }

 private:
  std::size_t nearestSeen(const Ring& ring, const Ring& hole, std::uint32_t start) const {
    std::vector<std::size_t> order(ring.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) {
      const Point way = points_[ring[i]] - points_[start];
      return glm::dot(way, way);
    });
    for (const std::size_t i : order)
      if (isSeen(ring, start, ring[i]) && isSeen(hole, start, ring[i])) return i;
    return order.front();
  }

  bool isSeen(const Ring& ring, std::uint32_t from, std::uint32_t to) const {
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (doCross(points_[from], points_[to], points_[ring[i]],
                  points_[ring[(i + 1) % ring.size()]]))
        return false;
    return true;
  }

  std::span<const Point> points_;
};

/// Cuts off corner after corner that sees the line between its neighbours.
class EarClipper {
 public:
  EarClipper(std::span<const Point> points, const Ring& ring) : points_(points), ring_(ring) {
    const std::size_t count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
      next_.push_back((i + 1) % count);
      before_.push_back((i + count - 1) % count);
    }
  }

  std::vector<FlatTriangle> clip() && {
    std::size_t at = 0;
    std::size_t looked = 0;
    for (std::size_t left = ring_.size(); left > 2;) {
      // A polygon that crosses itself may have no ear: any corner will do then.
      if (looked++ < left && !isEar(at)) {
        at = next_[at];
        continue;
      }
      triangles_.push_back({ring_[before_[at]], ring_[at], ring_[next_[at]]});
      next_[before_[at]] = next_[at];
      before_[next_[at]] = before_[at];
      at = next_[at];
      looked = 0;
      --left;
    }
    return std::move(triangles_);
  }

 private:
  const Point& point(std::size_t place) const { return points_[ring_[place]]; }

  bool isEar(std::size_t at) const {
    const Point &a = point(before_[at]), &b = point(at), &c = point(next_[at]);
    if (turn(a, b, c) <= 0) return false;
    for (std::size_t i = next_[next_[at]]; i != before_[at]; i = next_[i])
      if (isReflex(i) && isInside(point(i), a, b, c)) return false;
    return true;
  }

  bool isReflex(std::size_t at) const {
    return turn(point(before_[at]), point(at), point(next_[at])) <= 0;
  }

  /// Or on the border, but for the corners themselves: cuts to holes come back to them.
  static bool isInside(const Point& p, const Point& a, const Point& b, const Point& c) {
    if (p == a || p == b || p == c) return false;
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
  }

  std::span<const Point> points_;
  const Ring& ring_;
  std::vector<std::size_t> next_;
  std::vector<std::size_t> before_;
  std::vector<FlatTriangle> triangles_;
};

Ring joined(std::span<const Point> points, std::span<const std::size_t> rings) {
  std::vector<Ring> all;
  std::uint32_t next = 0;
  for (const std::size_t count : rings) {
    Ring& ring = all.emplace_back(count);
    std::iota(ring.begin(), ring.end(), next);
    next += static_cast<std::uint32_t>(count);
  }
  const std::span<Ring> holes = std::span(all).subspan(1);
  for (Ring& hole : holes) {
    double area = 0;
    for (std::size_t i = 2; i < hole.size(); ++i)
      area += turn(points[hole[0]], points[hole[i - 1]], points[hole[i]]);
    if (area > 0) std::ranges::reverse(hole);
  }
  std::ranges::sort(holes, std::ranges::greater{}, [&](const Ring& hole) {
    return std::ranges::max(hole, {}, [&](std::uint32_t i) { return points[i].x; });
  });
  for (const Ring& hole : holes) Bridge(points).cut(all[0], hole);
  return std::move(all[0]);
}

}  // namespace

std::vector<FlatTriangle> triangulate(std::span<const aiVector3D> corners,
                                      std::span<const std::size_t> rings) {
  if (rings.empty() || rings[0] < 3) return {};
  if (corners.size() == 3) return {{0, 1, 2}};
  const glm::dvec3 normal = normalOf(corners.first(rings[0]));
  const double size = glm::dot(normal, normal);
  // Of no area, or with a corner that is not there.
  if (!(size > 0) || !std::isfinite(size)) return fanOf(rings[0]);
  const std::vector<Point> points = flattened(corners, normal);
  if (rings.size() == 1 && isConvex(points)) return fanOf(corners.size());
  if (corners.size() > limits::polygonCorners) return fanOf(rings[0]);
  const Ring ring = joined(points, rings);
  return EarClipper(points, ring).clip();
}

}  // namespace wb::import3d

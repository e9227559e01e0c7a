#include "model/formats/models3d/detail/triangulate.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/ear_clipper.h"

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

/// Whether a corner lies on a line, between its ends.
bool isBetween(const Point& p, const Point& a, const Point& b) {
  return p != a && p != b && turn(a, b, p) == 0 && glm::dot(p - a, p - b) < 0;
}

class Bridge {
 public:
  explicit Bridge(std::span<const Point> points) : points_(points) {}

  /// The ring with the first of the holes, by a cut from the one to the other and back, which
  /// crosses none of them.
  void cut(Ring& ring, std::span<const Ring> holes) const {
    const Ring& hole = holes.front();
    const auto start =
        std::ranges::max_element(hole, {}, [this](std::uint32_t i) { return points_[i].x; });
    const auto place = static_cast<std::size_t>(start - hole.begin());
    const std::size_t from = nearestSeen(ring, holes, place);
    Ring loop(start, hole.end());
    loop.insert(loop.end(), hole.begin(), start + 1);
    loop.push_back(ring[from]);
    ring.insert(ring.begin() + static_cast<std::ptrdiff_t>(from) + 1, loop.begin(), loop.end());
  }

 private:
  std::size_t nearestSeen(const Ring& ring, std::span<const Ring> holes, std::size_t place) const {
    constexpr std::size_t triedFirst = 32;  // One of the nearest is seen as a rule.
    const Point& start = points_[holes.front()[place]];
    std::vector<std::size_t> order(ring.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto distance = [&](std::size_t i) {
      const Point way = points_[ring[i]] - start;
      return glm::dot(way, way);
    };
    const auto isNearer = [&](std::size_t a, std::size_t b) {
      const double left = distance(a);
      const double right = distance(b);
      return left != right ? left < right : a < b;
    };
    const auto sorted =
        order.begin() + static_cast<std::ptrdiff_t>(std::min(triedFirst, order.size()));
    std::partial_sort(order.begin(), sorted, order.end(), isNearer);
    for (auto i = order.begin(); i != order.end(); ++i) {
      if (i == sorted) std::sort(sorted, order.end(), isNearer);
      if (isBridge(ring, *i, holes, place)) return *i;
    }
    return order.front();
  }

  bool isBridge(const Ring& ring, std::size_t to, std::span<const Ring> holes,
                std::size_t from) const {
    const Point& start = points_[holes.front()[from]];
    const Point& end = points_[ring[to]];
    if (!isInside(ring, to, start) || !isInside(holes.front(), from, end)) return false;
    return isSeen(ring, start, end) &&
           std::ranges::all_of(holes, [&](const Ring& hole) { return isSeen(hole, start, end); });
  }

  /// Whether a line from a corner sets out into the polygon: of several corners in one place, where
  /// cuts come together, that is so of one.
  bool isInside(const Ring& ring, std::size_t corner, const Point& to) const {
    const Point& at = points_[ring[corner]];
    const Point& before = points_[ring[(corner + ring.size() - 1) % ring.size()]];
    const Point& next = points_[ring[(corner + 1) % ring.size()]];
    const bool isLeftOfFirst = turn(before, at, to) > 0;
    const bool isLeftOfSecond = turn(at, next, to) > 0;
    return turn(before, at, next) > 0 ? isLeftOfFirst && isLeftOfSecond
                                      : isLeftOfFirst || isLeftOfSecond;
  }

  bool isSeen(const Ring& ring, const Point& from, const Point& to) const {
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point& corner = points_[ring[i]];
      const Point& next = points_[ring[i + 1 < ring.size() ? i + 1 : 0]];
      if (doCross(from, to, corner, next) || isBetween(corner, from, to)) return false;
    }
    return true;
  }

  std::span<const Point> points_;
};

/// Cuts to holes are sought among all corners, which takes their number times that of the holes.
bool areHolesTooMany(std::size_t corners, std::size_t rings) {
  constexpr std::size_t most = std::size_t{1} << 29;
  return rings > 1 && corners > limits::polygonCorners && corners > most / rings;
}

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
  for (std::size_t i = 0; i < holes.size(); ++i)
    Bridge(points).cut(all[0], std::span<const Ring>(holes).subspan(i));
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
  if (areHolesTooMany(corners.size(), rings.size())) return fanOf(rings[0]);
  return clipEars(points, joined(points, rings));
}

}  // namespace wb::import3d

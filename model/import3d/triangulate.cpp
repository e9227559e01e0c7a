#include "model/import3d/triangulate.h"

#include "model/base/limits.h"
#include "model/import3d/ear_clipper.h"

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

/// Cuts to holes are sought among all corners, which takes their number times that of the holes.
bool areHolesTooMany(std::size_t corners, std::size_t rings) {
  constexpr std::size_t most = std::size_t{1} << 26;
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
  if (areHolesTooMany(corners.size(), rings.size())) return fanOf(rings[0]);
  return clipEars(points, joined(points, rings));
}

}  // namespace wb::import3d

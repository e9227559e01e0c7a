#include "model/formats/models3d/detail/triangulate.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/weld_model.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

// Cuts the polygons of a file, with their holes, into triangles. A polygon is projected along the
// axis in which its normal (Newell's sum) is largest; a convex one becomes a fan. Holes are joined
// to the outline by bridges, from the one farthest right on (as in Eberly, "Triangulation by ear
// clipping"), and the ring is cut by ear clipping (Meisters 1975). Its corners that turn right lie
// in a grid: about n log n steps for n corners of real polygons, and never more than `effort` times
// that, after which the rest becomes a fan. Bridges take the number of corners times that of holes.
// `effort` stands far above what real polygons take (less than 30). Time of reading whole files:
// tests/benchmarks/model_file.cpp (`./dev bench --benchmark_filter='plain model/read'`).

namespace wb::import3d {

/// Twice the area of a triangle, positive where it turns left.
inline double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Triangles of the polygon whose corners are `points[ring[0]]`, `points[ring[1]]`… and that turns
/// left: ear clipping (Meisters 1975). A corner that sees the line between its neighbours is cut
/// off, until three are left.
///
/// Only corners that turn right can stand in an ear's way (Eberly, "Triangulation by ear
/// clipping"). They lie in a grid, so that an ear is held against those near it alone; and a corner
/// whose ear one of them blocks waits for that one, instead of being tried again at each turn. So a
/// polygon of n corners takes about n log n steps. One that is made to take n squared is stopped:
/// the rest of it becomes a fan, as does that of a polygon that crosses itself and has no ear.
std::vector<FlatTriangle> clipEars(std::span<const glm::dvec2> points,
                                   const std::vector<std::uint32_t>& ring);

namespace {

using Point = glm::dvec2;

constexpr std::size_t noCorner = std::numeric_limits<std::size_t>::max();

/// Looks at corners and cells that a polygon may take, for each of its corners and each doubling of
/// their number: real ones take less than 30.
constexpr std::size_t effort = 400;

/// Places in cells of a square grid, about one each.
class Grid {
 public:
  Grid(const Point& min, const Point& max, std::size_t places)
      : min_(min),
        side_(std::clamp<std::size_t>(
            static_cast<std::size_t>(std::sqrt(static_cast<double>(places))), 1, 2048)),
        cells_(side_ * side_) {
    const Point size = max - min;
    perUnit_ = {size.x > 0 ? static_cast<double>(side_) / size.x : 0,
                size.y > 0 ? static_cast<double>(side_) / size.y : 0};
  }

  struct Cells {
    std::size_t left, bottom, right, top;
  };

  Cells around(const Point& min, const Point& max) const {
    return {at(min.x - min_.x, perUnit_.x), at(min.y - min_.y, perUnit_.y),
            at(max.x - min_.x, perUnit_.x), at(max.y - min_.y, perUnit_.y)};
  }

  std::vector<std::size_t>& cell(std::size_t x, std::size_t y) { return cells_[y * side_ + x]; }
  std::vector<std::size_t>& cell(const Point& point) {
    return cell(at(point.x - min_.x, perUnit_.x), at(point.y - min_.y, perUnit_.y));
  }

 private:
  std::size_t at(double offset, double perUnit) const {
    const double number = std::clamp(offset * perUnit, 0.0, static_cast<double>(side_ - 1));
    return static_cast<std::size_t>(number);
  }

  Point min_;
  Point perUnit_{0};
  std::size_t side_;
  std::vector<std::vector<std::size_t>> cells_;
};

struct Box {
  Point min{std::numeric_limits<double>::infinity()};
  Point max{-std::numeric_limits<double>::infinity()};
};

class EarClipper {
 public:
  EarClipper(std::span<const Point> points, const std::vector<std::uint32_t>& ring)
      : points_(points),
        ring_(ring),
        left_(ring.size()),
        next_(ring.size()),
        before_(ring.size()),
        waiting_(ring.size()),
        isQueued_(ring.size(), true),
        grid_(makeGrid()) {
    const std::size_t count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
      next_[i] = (i + 1) % count;
      before_[i] = (i + count - 1) % count;
      queue_.push_back(i);
    }
    for (std::size_t i = 0; i < count; ++i)
      if (isReflex(i)) grid_.cell(point(i)).push_back(i);
    budget_ = effort * count * static_cast<std::size_t>(std::bit_width(count));
  }

  std::vector<FlatTriangle> clip() && {
    std::size_t last = 0;
    while (left_ > 3 && budget_ > 0 && !queue_.empty()) {
      const std::size_t at = queue_.front();
      queue_.pop_front();
      isQueued_[at] = false;
      if (next_[at] == noCorner || turnAt(at) <= 0) continue;
      const std::size_t blocker = findBlocker(at);
      if (blocker == noCorner)
        last = cut(at);
      else
        waiting_[blocker].push_back(at);
      if (queue_.empty() && left_ > 3) last = cut(someCorner(last));
    }
    fan(someCorner(last));
    return std::move(triangles_);
  }

 private:
  Grid makeGrid() const {
    Box box;
    for (const std::uint32_t corner : ring_) {
      box.min = glm::min(box.min, points_[corner]);
      box.max = glm::max(box.max, points_[corner]);
    }
    return {box.min, box.max, ring_.size()};
  }

  const Point& point(std::size_t place) const { return points_[ring_[place]]; }

  double turnAt(std::size_t at) const {
    return turn(point(before_[at]), point(at), point(next_[at]));
  }
  bool isReflex(std::size_t at) const { return turnAt(at) <= 0; }

  /// A corner that is still there, at or behind that one.
  std::size_t someCorner(std::size_t at) const {
    while (next_[at] == noCorner) at = (at + 1) % next_.size();
    return at;
  }

  void spend(std::size_t steps) { budget_ -= std::min(budget_, steps); }

  /// A corner that turns right and lies in the triangle that would be cut off at `at`.
  std::size_t findBlocker(std::size_t at) {
    const Point &a = point(before_[at]), &b = point(at), &c = point(next_[at]);
    const auto cells = grid_.around(glm::min(a, glm::min(b, c)), glm::max(a, glm::max(b, c)));
    for (std::size_t y = cells.bottom; y <= cells.top; ++y)
      for (std::size_t x = cells.left; x <= cells.right; ++x) {
        auto& cell = grid_.cell(x, y);
        spend(1 + cell.size());
        // Those that were cut off or turn left by now are in nobody's way any more.
        std::erase_if(cell, [this](std::size_t i) { return next_[i] == noCorner || !isReflex(i); });
        for (const std::size_t i : cell)
          if (i != before_[at] && i != next_[at] && isInside(point(i), a, b, c)) return i;
      }
    return noCorner;
  }

  /// Or on the border, but for the corners themselves: cuts to holes come back to them.
  static bool isInside(const Point& p, const Point& a, const Point& b, const Point& c) {
    if (p == a || p == b || p == c) return false;
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
  }

  /// Cuts off a corner; the one behind it.
  std::size_t cut(std::size_t at) {
    const std::size_t before = before_[at];
    const std::size_t next = next_[at];
    triangles_.push_back({ring_[before], ring_[at], ring_[next]});
    next_[before] = next;
    before_[next] = before;
    next_[at] = noCorner;
    --left_;
    wake(at);
    for (const std::size_t neighbour : {before, next}) {
      queue(neighbour);
      if (!isReflex(neighbour)) wake(neighbour);
    }
    return next;
  }

  void wake(std::size_t blocker) {
    for (const std::size_t corner : std::exchange(waiting_[blocker], {})) queue(corner);
  }

  void queue(std::size_t corner) {
    if (next_[corner] == noCorner || isQueued_[corner]) return;
    isQueued_[corner] = true;
    queue_.push_back(corner);
  }

  void fan(std::size_t first) {
    for (std::size_t at = next_[first]; left_ > 2; --left_) {
      triangles_.push_back({ring_[first], ring_[at], ring_[next_[at]]});
      at = next_[at];
    }
  }

  std::span<const Point> points_;
  const std::vector<std::uint32_t>& ring_;
  std::size_t left_;
  std::vector<std::size_t> next_;  ///< None: cut off.
  std::vector<std::size_t> before_;
  std::vector<std::vector<std::size_t>> waiting_;  ///< By who is in their way.
  std::vector<bool> isQueued_;
  std::deque<std::size_t> queue_;
  Grid grid_;
  std::size_t budget_ = 0;
  std::vector<FlatTriangle> triangles_;
};

}  // namespace

std::vector<FlatTriangle> clipEars(std::span<const Point> points,
                                   const std::vector<std::uint32_t>& ring) {
  if (ring.size() < 3) return {};
  return EarClipper(points, ring).clip();
}

namespace {

using Point = glm::dvec2;
using Ring = std::vector<std::uint32_t>;

/// Newell's: perpendicular to the mean plane, of twice the area's length.
glm::dvec3 normalOf(std::span<const Vector3> ring) {
  glm::dvec3 normal(0);
  const auto at = [&](std::size_t i) { return glm::dvec3(ring[i].x, ring[i].y, ring[i].z); };
  for (std::size_t i = 0; i < ring.size(); ++i)
    normal += glm::cross(at(i) - at(0), at((i + 1) % ring.size()) - at(0));
  return normal;
}

/// Seen along the axis on which the polygon is largest, turning left.
std::vector<Point> flattened(std::span<const Vector3> corners, const glm::dvec3& normal) {
  const glm::dvec3 size = glm::abs(normal);
  const int axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
  const int right = (axis + 1) % 3;
  const int up = (axis + 2) % 3;
  const double side = normal[axis] < 0 ? -1 : 1;
  std::vector<Point> points;
  for (const Vector3& corner : corners) {
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

std::vector<FlatTriangle> triangulate(std::span<const Vector3> corners,
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

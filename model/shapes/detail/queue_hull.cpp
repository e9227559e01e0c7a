#include "model/shapes/detail/queue_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <tuple>
#include <utility>

// Makes a convex hull that grows point by point and may end early, as the decomposition that the
// viewer uses does: how many vertices a hull gets there is what we have to know.
// Method: quickhull (Barber, Dobkin & Huhdanpaa 1996) whose faces wait in a queue, first come first
// served: each gets the point farthest above it, if that is farther than 1e-4 of the diagonal. It
// ends when no face has one, or the hull has its vertices. A queue makes hulls that end early
// spread over all of the points. Of points as far above a face any may be taken, so that a vertex
// may lie on an edge or face of the hull; it counts all the same.
// Complexity: points times faces.
// Constants: those of V-HACD 4.1 (Mamou; the hull is by Jerez), restated.

namespace wb::shape {
namespace {

constexpr double flatShare = 1e-4;        ///< Diagonals: points that far above a face are added.
constexpr double shortestShare = 1e-4;    ///< Squared diagonals: least edge and area to begin with.
constexpr double thinnestShare = 1e-6;    ///< Squared diagonals: least height to begin with.
constexpr int firstDirections = 128;      ///< In which the first points are sought.
constexpr double volumeRounding = 1e-13;  ///< Of a volume, cubed diagonals.

using HullPoint = glm::dvec3;

/// Directions all over the sphere, none along an axis.
HullPoint directionOf(int i) {
  static const auto all = [] {
    std::array<HullPoint, firstDirections> directions{};
    for (int each = 0; each < firstDirections; ++each) {
      const double height = 1 - (2.0 * each + 1) / firstDirections;
      const double turn = std::numbers::pi * (3 - std::sqrt(5.0)) * (each + 0.5);
      const double radius = std::sqrt(1 - height * height);
      directions[static_cast<std::size_t>(each)] = {radius * std::cos(turn),
                                                    radius * std::sin(turn), height};
    }
    return directions;
  }();
  return all[static_cast<std::size_t>(i)];
}

struct QueueFace {
  mesh::Triangle corners;
  std::array<std::uint32_t, 3> twins;  ///< Face across the edge from corner i to the next.
  HullPoint normal{0};                 ///< Outwards, as long as twice its area.
  bool isGone = false;
};

class GrowingHull {
 public:
  explicit GrowingHull(std::span<const HullPoint> points) : points_(points.begin(), points.end()) {
    std::ranges::sort(points_, [](const HullPoint& a, const HullPoint& b) {
      return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
    });
    const auto same = std::ranges::unique(points_);
    points_.erase(same.begin(), same.end());
    HullPoint low = points_.empty() ? HullPoint(0) : points_.front();
    HullPoint high = low;
    for (const HullPoint& point : points_) {
      low = glm::min(low, point);
      high = glm::max(high, point);
    }
    diagonal_ = glm::distance(low, high);
    rounding_ = volumeRounding * diagonal_ * diagonal_ * diagonal_;
    // By Euler's formula two faces a vertex stay, and about as many go on the way.
    vertices_.reserve(points_.size());
    faces_.reserve(6 * points_.size());
    queue_.reserve(6 * points_.size());
  }

  /// Whether there are four points that span a volume.
  bool begin() {
    if (points_.size() < 4) return false;
    const double area = shortestShare * diagonal_ * diagonal_;
    take(farthest(directionOf(0)));
    const auto isLong = [&](const HullPoint& to) { return glm::dot(to, to) > area; };
    if (!takeFirst(1, isLong)) return false;
    const HullPoint edge = vertices_[1] - vertices_[0];
    if (!takeFirst(2,
                   [&](const HullPoint& to) { return glm::length(glm::cross(edge, to)) > area; }))
      return false;
    if (!takeApex(glm::cross(edge, vertices_[2] - vertices_[0]))) return false;
    if (glm::dot(normalOf({0, 1, 2}), vertices_[3] - vertices_[0]) > 0)
      std::swap(vertices_[2], vertices_[3]);
    addTetrahedron();
    return true;
  }

  void grow(std::size_t mostVertices) {
    for (std::size_t at = 0; at < queue_.size() && vertices_.size() < mostVertices;) {
      const std::uint32_t face = queue_[at];
      if (faces_[face].isGone || !addAbove(face)) ++at;
    }
  }

  double volume() const {
    HullPoint middle(0);
    for (const HullPoint& vertex : vertices_)
      middle += vertex / static_cast<double>(vertices_.size());
    double sum = 0;
    for (const QueueFace& face : faces_)
      if (!face.isGone) sum -= signedVolume(face, middle) / 6;
    return sum;
  }

  QueueHull result() const {
    QueueHull hull{vertices_, {}, volume()};
    for (const QueueFace& face : faces_)
      if (!face.isGone) hull.triangles.push_back(face.corners);
    return hull;
  }

 private:
  HullPoint normalOf(const mesh::Triangle& face) const {
    const HullPoint& origin = vertices_[face[0]];
    return glm::cross(vertices_[face[1]] - origin, vertices_[face[2]] - origin);
  }
  /// Six times that of the tetrahedron on a face: above 0 where the point is on its outer side.
  double signedVolume(const QueueFace& face, const HullPoint& point) const {
    return glm::dot(face.normal, point - vertices_[face.corners[0]]);
  }
  bool isAbove(const QueueFace& face, const HullPoint& point) const {
    return signedVolume(face, point) > rounding_;
  }

  std::size_t farthest(const HullPoint& direction) const {
    const HullPoint* points = points_.data();
    const std::size_t count = points_.size();
    std::size_t best = 0;
    double most = -1e300;
    for (std::size_t i = 0; i < count; ++i)
      if (const double along = glm::dot(points[i], direction); along > most) {
        most = along;
        best = i;
      }
    return best;
  }

  void take(std::size_t point) {
    vertices_.push_back(points_[point]);
    points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(point));
  }

  /// Takes the first of the points farthest out, by direction, that is placed so from the first.
  template <class IsFit>
  bool takeFirst(int from, const IsFit& isFit) {
    for (int i = from; i < firstDirections; ++i) {
      const std::size_t point = farthest(directionOf(i));
      if (!isFit(points_[point] - vertices_[0])) continue;
      take(point);
      return true;
    }
    return false;
  }

  bool takeApex(const HullPoint& normal) {
    const double height = thinnestShare * diagonal_ * diagonal_;
    for (const HullPoint& direction : {normal, -normal}) {
      const std::size_t point = farthest(direction);
      if (std::abs(glm::dot(normal, points_[point] - vertices_[0])) <= height) continue;
      take(point);
      return true;
    }
    return takeFirst(3,
                     [&](const HullPoint& to) { return std::abs(glm::dot(normal, to)) > height; });
  }

  void addTetrahedron() {
    // The fourth is below the first face.
    faces_ = {{{0, 1, 2}, {3, 2, 1}},
              {{0, 2, 3}, {0, 2, 3}},
              {{2, 1, 3}, {0, 3, 1}},
              {{1, 0, 3}, {0, 1, 2}}};
    for (QueueFace& face : faces_) face.normal = normalOf(face.corners);
    queue_ = {3, 2, 1, 0};
  }

  /// Whether a point was added above a face.
  bool addAbove(std::uint32_t number) {
    const QueueFace& face = faces_[number];
    const double length = glm::length(face.normal);
    if (!(length * length > 1e-16) || points_.empty()) return false;
    const std::size_t point = farthest(face.normal);
    const HullPoint away = points_[point] - vertices_[face.corners[0]];
    const double height = glm::dot(away, face.normal) / length;
    if (height < flatShare * diagonal_ || !isAbove(face, points_[point])) return false;
    take(point);
    replaceSeen(number, static_cast<std::uint32_t>(vertices_.size() - 1));
    return true;
  }

  /// Puts a cone to the vertex in place of the faces that it is above.
  void replaceSeen(std::uint32_t first, std::uint32_t apex) {
    stack_ = {first};
    seen_.clear();
    while (!stack_.empty()) {
      const std::uint32_t number = stack_.back();
      stack_.pop_back();
      QueueFace& face = faces_[number];
      if (face.isGone || (number != first && !isAbove(face, vertices_[apex]))) continue;
      face.isGone = true;
      seen_.push_back(number);
      for (const std::uint32_t twin : face.twins)
        if (!faces_[twin].isGone) stack_.push_back(twin);
    }
    const auto begin = static_cast<std::uint32_t>(faces_.size());
    for (const std::uint32_t number : seen_)
      for (std::size_t i = 0; i < 3; ++i) addToCone(number, i, apex);
    // (apex, a, b): the next begins at b, the one before ends at a.
    beginning_.resize(vertices_.size());
    ending_.resize(vertices_.size());
    for (std::uint32_t i = begin; i < faces_.size(); ++i) {
      beginning_[faces_[i].corners[1]] = i;
      ending_[faces_[i].corners[2]] = i;
    }
    for (std::uint32_t i = begin; i < faces_.size(); ++i) {
      QueueFace& face = faces_[i];
      const auto& [tip, a, b] = face.corners;
      const std::uint32_t next = beginning_[b];
      const std::uint32_t last = ending_[a];
      if (next >= begin && faces_[next].corners[1] == b) face.twins[2] = next;
      if (last >= begin && faces_[last].corners[2] == a) face.twins[0] = last;
    }
  }

  void addToCone(std::uint32_t seen, std::size_t edge, std::uint32_t apex) {
    const std::uint32_t twin = faces_[seen].twins[edge];
    if (faces_[twin].isGone) return;
    const auto number = static_cast<std::uint32_t>(faces_.size());
    const mesh::Triangle& corners = faces_[seen].corners;
    const mesh::Triangle made{apex, corners[edge], corners[(edge + 1) % 3]};
    faces_.push_back({made, {number, twin, number}, normalOf(made)});
    for (std::uint32_t& of : faces_[twin].twins)
      if (of == seen) of = number;
    queue_.push_back(number);
  }

  std::vector<HullPoint> points_;    ///< Those not taken yet.
  std::vector<HullPoint> vertices_;  ///< Those taken.
  std::vector<QueueFace> faces_;
  std::vector<std::uint32_t> queue_;
  double diagonal_ = 0;
  double rounding_ = 0;               ///< Of six volumes.
  std::vector<double> along_;         ///< Of farthest, kept for its memory.
  std::vector<std::uint32_t> stack_;  ///< Of replaceSeen, kept for its memory.
  std::vector<std::uint32_t> seen_;
  std::vector<std::uint32_t> beginning_;  ///< Of vertices, a face of the last cone; or anything.
  std::vector<std::uint32_t> ending_;
};

}  // namespace

std::optional<QueueHull> queueHull(std::span<const glm::dvec3> points, std::size_t mostVertices) {
  GrowingHull hull(points);
  if (!hull.begin()) return {};
  hull.grow(mostVertices);
  return hull.result();
}

double queueHullVolume(std::span<const glm::dvec3> points) {
  GrowingHull hull(points);
  if (!hull.begin()) return 0;
  hull.grow(points.size());
  return hull.volume();
}

}  // namespace wb::shape

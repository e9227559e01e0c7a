#include "model/shapes/detail/queue_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <numbers>
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
  const double height = 1 - (2.0 * i + 1) / firstDirections;
  const double turn = std::numbers::pi * (3 - std::sqrt(5.0)) * (i + 0.5);
  const double radius = std::sqrt(1 - height * height);
  return {radius * std::cos(turn), radius * std::sin(turn), height};
}

struct QueueFace {
  mesh::Triangle corners;
  std::array<std::uint32_t, 3> twins;  ///< Face across the edge from corner i to the next.
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
    if (signedVolume({0, 1, 2}, vertices_[3]) > 0) std::swap(vertices_[2], vertices_[3]);
    addTetrahedron();
    return true;
  }

  void grow(std::size_t mostVertices) {
    while (!queue_.empty() && vertices_.size() < mostVertices) {
      const std::uint32_t face = queue_.front();
      if (faces_[face].isGone || !addAbove(face)) queue_.pop_front();
    }
  }

  QueueHull result() const {
    QueueHull hull{vertices_, {}, 0};
    HullPoint middle(0);
    for (const HullPoint& vertex : vertices_)
      middle += vertex / static_cast<double>(vertices_.size());
    for (const QueueFace& face : faces_) {
      if (face.isGone) continue;
      hull.triangles.push_back(face.corners);
      hull.volume -= signedVolume(face.corners, middle) / 6;
    }
    return hull;
  }

 private:
  /// Six times that of the tetrahedron on a face: above 0 where the point is on its outer side.
  double signedVolume(const mesh::Triangle& face, const HullPoint& point) const {
    const HullPoint& origin = vertices_[face[0]];
    return glm::dot(glm::cross(vertices_[face[1]] - origin, vertices_[face[2]] - origin),
                    point - origin);
  }
  bool isAbove(const mesh::Triangle& face, const HullPoint& point) const {
    return signedVolume(face, point) > volumeRounding * diagonal_ * diagonal_ * diagonal_;
  }

  std::size_t farthest(const HullPoint& direction) const {
    std::size_t best = 0;
    double most = -1e300;
    for (std::size_t i = 0; i < points_.size(); ++i)
      if (const double along = glm::dot(points_[i], direction); along > most) {
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
    queue_ = {3, 2, 1, 0};
  }

  /// Whether a point was added above a face.
  bool addAbove(std::uint32_t number) {
    const mesh::Triangle face = faces_[number].corners;
    const HullPoint normal = glm::cross(vertices_[face[1]] - vertices_[face[0]],
                                        vertices_[face[2]] - vertices_[face[0]]);
    const double length = glm::length(normal);
    if (!(length * length > 1e-16) || points_.empty()) return false;
    const std::size_t point = farthest(normal);
    const double height = glm::dot(points_[point] - vertices_[face[0]], normal) / length;
    if (height < flatShare * diagonal_ || !isAbove(face, points_[point])) return false;
    take(point);
    replaceSeen(number, static_cast<std::uint32_t>(vertices_.size() - 1));
    return true;
  }

  /// Puts a cone to the vertex in place of the faces that it is above.
  void replaceSeen(std::uint32_t first, std::uint32_t apex) {
    std::vector<std::uint32_t> stack{first};
    std::vector<std::uint32_t> seen;
    while (!stack.empty()) {
      const std::uint32_t number = stack.back();
      stack.pop_back();
      QueueFace& face = faces_[number];
      if (face.isGone || (number != first && !isAbove(face.corners, vertices_[apex]))) continue;
      face.isGone = true;
      seen.push_back(number);
      for (const std::uint32_t twin : face.twins)
        if (!faces_[twin].isGone) stack.push_back(twin);
    }
    std::vector<std::uint32_t> cone;
    for (const std::uint32_t number : seen)
      for (std::size_t i = 0; i < 3; ++i) addToCone(number, i, apex, cone);
    for (const std::uint32_t number : cone) {
      // (apex, a, b): the next begins at b, the one before ends at a.
      for (const std::uint32_t other : cone) {
        if (faces_[other].corners[1] == faces_[number].corners[2]) faces_[number].twins[2] = other;
        if (faces_[other].corners[2] == faces_[number].corners[1]) faces_[number].twins[0] = other;
      }
    }
  }

  void addToCone(std::uint32_t seen, std::size_t edge, std::uint32_t apex,
                 std::vector<std::uint32_t>& cone) {
    const std::uint32_t twin = faces_[seen].twins[edge];
    if (faces_[twin].isGone) return;
    const auto number = static_cast<std::uint32_t>(faces_.size());
    const mesh::Triangle& corners = faces_[seen].corners;
    faces_.push_back({{apex, corners[edge], corners[(edge + 1) % 3]}, {number, twin, number}});
    for (std::uint32_t& of : faces_[twin].twins)
      if (of == seen) of = number;
    queue_.push_back(number);
    cone.push_back(number);
  }

  std::vector<HullPoint> points_;    ///< Those not taken yet.
  std::vector<HullPoint> vertices_;  ///< Those taken.
  std::vector<QueueFace> faces_;
  std::deque<std::uint32_t> queue_;
  double diagonal_ = 0;
};

}  // namespace

std::optional<QueueHull> queueHull(std::span<const glm::dvec3> points, std::size_t mostVertices) {
  GrowingHull hull(points);
  if (!hull.begin()) return {};
  hull.grow(mostVertices);
  return hull.result();
}

}  // namespace wb::shape

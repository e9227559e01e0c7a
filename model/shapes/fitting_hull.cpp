#include "model/shapes/fitting_hull.h"

#include "model/geometry/geometry.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

// The convex hull of few points, made many thousand times while shapes are fitted.
// Method: incremental (beneath-beyond): a tetrahedron of extreme points, then point after point;
// faces that a point sees are replaced by those from it to their border. Result rejected, not
// repaired, where rounding would decide: a caller then tries another hull. Distances ask the
// highest plane first, and two balls before that.
// Complexity: points times faces, and the square of a border's edges. For exact hulls of anything
// see mesh::convexHull, through Qhull. Its tolerances are of rounding, not tuned.

namespace wb::shape {
namespace {

using Index = std::uint32_t;

struct FacePlane {
  glm::dvec3 normal;
  double offset;
};

/// Of a triangle; nothing where it is so narrow that rounding decides which way it looks.
std::optional<FacePlane> planeOf(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  const glm::dvec3 normal = glm::cross(b - a, c - a);
  const double length = glm::length(normal);
  const double longest = std::max({glm::distance(a, b), glm::distance(a, c), glm::distance(b, c)});
  if (!(length > 1e-8 * longest * longest)) return {};
  return FacePlane{normal / length, glm::dot(normal, a) / length};
}

/// Adds one point after another to a hull.
class HullBuilder {
 public:
  explicit HullBuilder(std::span<const glm::dvec3> points) : points_(points) {}

  bool build() {
    if (!begin()) return false;
    for (Index i = 0; i < points_.size(); ++i)
      if (!add(i) || faces_.size() > mostFaces()) return false;
    return true;
  }

  struct Face : FacePlane {
    mesh::Triangle corners;
  };
  const std::vector<Face>& faces() const { return faces_; }

 private:
  using Edge = std::pair<Index, Index>;

  /// A closed body of so many corners has no more; more come where rounding leaves it open.
  std::size_t mostFaces() const { return 2 * points_.size() - 4; }

  /// The point where `value` is greatest.
  template <class Value>
  Index greatest(const Value& value) const {
    Index best = 0;
    for (Index i = 1; i < points_.size(); ++i)
      if (value(points_[i]) > value(points_[best])) best = i;
    return best;
  }

  bool begin() {
    if (points_.size() < 4) return false;
    const Index a = greatest([](const glm::dvec3& p) { return -p.x - 0.9 * p.y - 0.8 * p.z; });
    const Index b = greatest([&](const glm::dvec3& p) { return glm::distance(p, points_[a]); });
    const double length = glm::distance(points_[a], points_[b]);
    tolerance_ = 1e-9 * length;
    const glm::dvec3 along = points_[b] - points_[a];
    const Index c = greatest(
        [&](const glm::dvec3& p) { return glm::length(glm::cross(p - points_[a], along)); });
    const glm::dvec3 normal = glm::cross(along, points_[c] - points_[a]);
    const double area = glm::length(normal);
    if (!(area > 1e-6 * length * length)) return false;
    const Index d =
        greatest([&](const glm::dvec3& p) { return std::abs(glm::dot(p - points_[a], normal)); });
    const double height = glm::dot(points_[d] - points_[a], normal) / area;
    if (std::abs(height) < 1e-6 * length) return false;
    const auto [first, second] = height > 0 ? std::pair(c, b) : std::pair(b, c);
    return addFace({a, first, second}) && addFace({a, second, d}) && addFace({second, first, d}) &&
           addFace({first, a, d});
  }

  bool addFace(const mesh::Triangle& corners) {
    const auto plane = planeOf(points_[corners[0]], points_[corners[1]], points_[corners[2]]);
    if (plane) faces_.push_back({*plane, corners});
    return plane.has_value();
  }

  bool add(Index point) {
    edges_.clear();
    const auto firstSeen =
        std::stable_partition(faces_.begin(), faces_.end(), [&](const Face& face) {
          return glm::dot(face.normal, points_[point]) - face.offset <= tolerance_;
        });
    if (firstSeen == faces_.end()) return true;
    for (auto face = firstSeen; face != faces_.end(); ++face)
      for (std::size_t i = 0; i < 3; ++i)
        edges_.emplace_back(face->corners[i], face->corners[(i + 1) % 3]);
    faces_.erase(firstSeen, faces_.end());
    return close(point);
  }

  /// Joins the point to the edges that one face alone had.
  bool close(Index point) {
    std::size_t made = 0;
    for (const auto& [from, to] : edges_) {
      if (std::ranges::find(edges_, Edge(to, from)) != edges_.end()) continue;
      if (!addFace({from, to, point})) return false;
      ++made;
    }
    return made >= 3;
  }

  std::span<const glm::dvec3> points_;
  double tolerance_ = 0;
  std::vector<Face> faces_;
  std::vector<Edge> edges_;
};

}  // namespace

std::optional<Piece> Piece::of(std::span<const glm::dvec3> points) {
  if (points.size() > mostPoints) return {};
  HullBuilder builder(points);
  if (!builder.build()) return {};
  Piece piece;
  std::vector<Index> places(points.size(), 0);
  for (const auto& face : builder.faces()) {
    mesh::Triangle triangle{};
    for (std::size_t i = 0; i < 3; ++i) {
      Index& place = places[face.corners[i]];
      if (place == 0) {
        piece.corners_.push_back(points[face.corners[i]]);
        place = static_cast<Index>(piece.corners_.size());
      }
      triangle[i] = place - 1;
    }
    piece.triangles_.push_back(triangle);
    piece.planes_.push_back({face.normal, face.offset});
  }
  piece.findBox();
  for (const glm::dvec3& point : points)
    if (piece.height(point) > piece.slack_) return {};
  piece.findBalls();
  return piece;
}

std::optional<Piece> Piece::again(std::vector<glm::dvec3> corners,
                                  std::vector<mesh::Triangle> triangles) {
  if (corners.size() > mostPoints || triangles.empty()) return {};
  Piece piece;
  piece.corners_ = std::move(corners);
  piece.triangles_ = std::move(triangles);
  if (!piece.isClosed()) return {};
  for (const auto& [a, b, c] : piece.triangles_) {
    const auto plane = planeOf(piece.corners_[a], piece.corners_[b], piece.corners_[c]);
    if (!plane) return {};
    piece.planes_.push_back({plane->normal, plane->offset});
  }
  piece.findBox();
  for (const glm::dvec3& corner : piece.corners_)
    if (!(piece.height(corner) <= piece.slack_)) return {};
  piece.findBalls();
  return piece;
}

/// Whether its triangles use all corners, and each edge has one triangle on either side.
bool Piece::isClosed() const {
  std::vector<std::pair<Index, Index>> edges;
  std::vector<bool> isUsed(corners_.size(), false);
  for (const mesh::Triangle& triangle : triangles_)
    for (std::size_t i = 0; i < 3; ++i) {
      if (triangle[i] >= corners_.size()) return false;
      isUsed[triangle[i]] = true;
      edges.emplace_back(triangle[i], triangle[(i + 1) % 3]);
    }
  std::ranges::sort(edges);
  return std::ranges::find(isUsed, false) == isUsed.end() &&
         std::ranges::adjacent_find(edges) == edges.end() &&
         std::ranges::all_of(edges, [&](const auto& edge) {
           return std::ranges::binary_search(edges, std::pair(edge.second, edge.first));
         });
}

/// And how far off rounding may put what is on a plane.
void Piece::findBox() {
  low_ = high_ = corners_.front();
  for (const glm::dvec3& corner : corners_) {
    low_ = glm::min(low_, corner);
    high_ = glm::max(high_, corner);
  }
  slack_ = 1e-7 * glm::distance(low_, high_);
}

/// A little smaller and larger than they are, so that rounding makes no difference.
void Piece::findBalls() {
  for (const glm::dvec3& corner : corners_) middle_ += corner;
  middle_ /= static_cast<double>(corners_.size());
  inner_ = -height(middle_) - 2 * slack_;
  double squared = 0;
  for (const glm::dvec3& corner : corners_)
    squared = std::max(squared, glm::dot(corner - middle_, corner - middle_));
  outer_ = std::sqrt(squared) + 2 * slack_;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> Piece::edgesSeenFrom(
    const glm::dvec3& point) const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::size_t i = 0; i < planes_.size(); ++i) {
    if (glm::dot(planes_[i].normal, point) <= planes_[i].offset) continue;
    const auto& [a, b, c] = triangles_[i];
    edges.insert(edges.end(), {{a, b}, {b, c}, {c, a}});
  }
  std::vector<std::pair<std::uint32_t, std::uint32_t>> border;
  for (const auto& [from, to] : edges)
    if (std::ranges::find(edges, std::pair(to, from)) == edges.end()) border.emplace_back(from, to);
  return border;
}

std::pair<glm::dvec3, glm::dvec3> Piece::boxAround(std::uint32_t corner) const {
  glm::dvec3 low = corners_[corner];
  glm::dvec3 high = low;
  for (const mesh::Triangle& triangle : triangles_) {
    if (std::ranges::find(triangle, corner) == triangle.end()) continue;
    for (const std::uint32_t other : triangle) {
      low = glm::min(low, corners_[other]);
      high = glm::max(high, corners_[other]);
    }
  }
  return {low, high};
}

double Piece::volume() const {
  double sum = 0;
  for (const auto& [a, b, c] : triangles_)
    sum += glm::dot(corners_[a] - low_, glm::cross(corners_[b] - low_, corners_[c] - low_));
  return sum / 6;
}

double Piece::area() const {
  double sum = 0;
  for (const auto& [a, b, c] : triangles_)
    sum += glm::length(glm::cross(corners_[b] - corners_[a], corners_[c] - corners_[a]));
  return sum / 2;
}

double Piece::height(const glm::dvec3& point) const {
  double most = -std::numeric_limits<double>::max();
  for (const Plane& plane : planes_)
    most = std::max(most, glm::dot(plane.normal, point) - plane.offset);
  return most;
}

/// None is nearer than the highest plane: most often its face is the nearest, and no other is
/// looked at.
double Piece::distance(const glm::dvec3& point) const {
  double most = -std::numeric_limits<double>::max();
  std::size_t highest = 0;
  for (std::size_t i = 0; i < planes_.size(); ++i) {
    const double above = glm::dot(planes_[i].normal, point) - planes_[i].offset;
    if (above <= most) continue;
    most = above;
    highest = i;
  }
  if (most <= slack_) return 0;
  double nearest = toFace(highest, point);
  if (nearest <= most + slack_) return nearest;
  for (std::size_t i = 0; i < planes_.size(); ++i) {
    const double above = glm::dot(planes_[i].normal, point) - planes_[i].offset;
    if (above > -slack_ && above < nearest && i != highest)
      nearest = std::min(nearest, toFace(i, point));
  }
  return nearest;
}

double Piece::toFace(std::size_t face, const glm::dvec3& point) const {
  const auto& [a, b, c] = triangles_[face];
  return glm::distance(point, mesh::nearestPoint(point, corners_[a], corners_[b], corners_[c]));
}

double Piece::surfaceDistance(const glm::dvec3& point) const {
  const double above = height(point);
  return above < 0 ? -above : distance(point);
}

bool Piece::isWithin(const glm::dvec3& point, double reach) const {
  const glm::dvec3 away = point - middle_;
  const double squared = glm::dot(away, away);
  if (squared > (outer_ + reach) * (outer_ + reach)) return false;
  if (inner_ + reach > 0 && squared < (inner_ + reach) * (inner_ + reach)) return true;
  double most = 0;
  std::size_t highest = 0;
  for (std::size_t i = 0; i < planes_.size(); ++i) {
    const double above = glm::dot(planes_[i].normal, point) - planes_[i].offset;
    if (above > reach) return false;
    if (above > most) {
      most = above;
      highest = i;
    }
  }
  return most <= slack_ || isNearFace(highest, point, reach) || isNearVisible(point, reach);
}

bool Piece::isNearFace(std::size_t face, const glm::dvec3& point, double reach) const {
  const auto& [a, b, c] = triangles_[face];
  const glm::dvec3 away = point - mesh::nearestPoint(point, corners_[a], corners_[b], corners_[c]);
  return glm::dot(away, away) <= reach * reach;
}

bool Piece::isNearVisible(const glm::dvec3& point, double reach) const {
  for (std::size_t i = 0; i < planes_.size(); ++i)
    if (glm::dot(planes_[i].normal, point) > planes_[i].offset - slack_ &&
        isNearFace(i, point, reach))
      return true;
  return false;
}

std::vector<glm::dvec3> cornersOf(const Piece& a, const Piece& b) {
  std::vector<glm::dvec3> all = a.corners();
  all.insert(all.end(), b.corners().begin(), b.corners().end());
  return all;
}

}  // namespace wb::shape

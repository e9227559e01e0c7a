#pragma once

#include "model/geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace wb::shape {

/// A convex body of few corners, made and asked many thousand times while shapes are fitted: for
/// exact hulls of anything see mesh::convexHull.
class Piece {
 public:
  /// The hull of at most `mostPoints`, in time of points times corners. Nothing where they have
  /// next to no volume, or lie so that rounding decides what the hull is.
  static std::optional<Piece> of(std::span<const glm::dvec3> points);
  static constexpr std::size_t mostPoints = 256;  ///< As many as the grid stores of a hull.
  /// The same piece again, to the bit: from its `corners` and `triangles`. Nothing where these are
  /// no closed convex body, each corner of which is used.
  static std::optional<Piece> again(std::vector<glm::dvec3> corners,
                                    std::vector<mesh::Triangle> triangles);

  /// Corners only.
  const std::vector<glm::dvec3>& corners() const { return corners_; }
  /// Outward; indices of corners.
  const std::vector<mesh::Triangle>& triangles() const { return triangles_; }
  const glm::dvec3& low() const { return low_; }
  const glm::dvec3& high() const { return high_; }
  double volume() const;
  double area() const;

  /// The edges that a point outside would be joined to by faces, each so that the point makes it a
  /// triangle that looks outward.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edgesSeenFrom(const glm::dvec3& point) const;

  /// Least and greatest coordinates of a corner and of those that it shares a face with: nothing
  /// else changes where it is dropped.
  std::pair<glm::dvec3, glm::dvec3> boxAround(std::uint32_t corner) const;

  /// How far outside the farthest plane a point is, m; below 0 inside. Never more than its
  /// distance.
  double height(const glm::dvec3& point) const;
  /// How far a `point` is from it, m: 0 inside, and where rounding tells no difference.
  double distance(const glm::dvec3& point) const;
  /// How far a `point` is from its surface, m, from inside too.
  double surfaceDistance(const glm::dvec3& point) const;
  /// Whether a `point` is at most `reach` from it, m: sooner told than the distance.
  bool isWithin(const glm::dvec3& point, double reach) const;

 private:
  double toFace(std::size_t face, const glm::dvec3& point) const;
  bool isNearFace(std::size_t face, const glm::dvec3& point, double reach) const;
  bool isNearVisible(const glm::dvec3& point, double reach) const;

  struct Plane {
    glm::dvec3 normal;
    double offset;
  };

  bool isClosed() const;
  void findBox();
  void findBalls();

  std::vector<glm::dvec3> corners_;
  std::vector<mesh::Triangle> triangles_;
  std::vector<Plane> planes_;  ///< One a triangle.
  /// How far off a plane rounding may put what is on it, m: a narrow face's plane goes on far
  /// beyond the face, and what is hardly above it there is on another.
  double slack_ = 0;
  glm::dvec3 low_{0};
  glm::dvec3 high_{0};
  // Two balls that decide most questions: one that it holds, and one that holds it.
  glm::dvec3 middle_{0};
  double inner_ = 0;  ///< Radius, m.
  double outer_ = 0;
};

/// All corners of `a`, then those of `b`.
std::vector<glm::dvec3> cornersOf(const Piece& a, const Piece& b);

}  // namespace wb::shape

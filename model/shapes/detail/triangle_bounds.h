#pragma once

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

/// What tells sooner than a distance does that a triangle is farther away than something.
namespace wb::shape {

/// That of a triangle, which is nowhere nearer than it.
class TrianglePlane {
 public:
  explicit TrianglePlane(const std::array<glm::dvec3, 3>& corners)
      : origin_(corners[0]),
        normal_(glm::cross(corners[1] - corners[0], corners[2] - corners[0])),
        length_(glm::length(normal_)) {}

  /// By more than rounding makes of it; of what has no plane nothing is.
  bool isFarther(const glm::dvec3& place, double distance) const {
    constexpr double rounding = 1.0 + 1e-5;
    return std::abs(glm::dot(normal_, place - origin_)) > distance * rounding * length_;
  }

 private:
  glm::dvec3 origin_;
  glm::dvec3 normal_;
  double length_;
};

/// The longest edge of a triangle, as thick as the triangle is high above it: of a sliver, what is
/// far from its plane or not is far from that all the same.
class TriangleRod {
 public:
  explicit TriangleRod(const std::array<glm::dvec3, 3>& corners) {
    std::size_t longest = 0;
    for (std::size_t i = 0; i < 3; ++i)
      if (const glm::dvec3 edge = corners[(i + 1) % 3] - corners[i];
          glm::dot(edge, edge) > glm::dot(along_, along_)) {
        longest = i;
        along_ = edge;
      }
    from_ = corners[longest];
    const double squared = glm::dot(along_, along_);
    scale_ = squared > 0 ? 1 / squared : 0;
    thickness_ = glm::distance(corners[(longest + 2) % 3], nearestTo(corners[(longest + 2) % 3]));
  }

  /// By more than rounding makes of it.
  bool isFarther(const glm::dvec3& place, double distance) const {
    constexpr double rounding = 1.0 + 1e-5;
    const glm::dvec3 away = place - nearestTo(place);
    const double most = (distance + thickness_) * rounding;
    return glm::dot(away, away) > most * most;
  }

 private:
  glm::dvec3 nearestTo(const glm::dvec3& place) const {
    return from_ + along_ * std::clamp(glm::dot(place - from_, along_) * scale_, 0.0, 1.0);
  }

  glm::dvec3 from_{0};
  glm::dvec3 along_{0};
  double scale_ = 0;
  double thickness_ = 0;
};

}  // namespace wb::shape

#pragma once

#include "model/geometry/triangle_mesh.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace wb::shape {

/// A plane with axes of its own.
struct PlaneFrame {
  glm::dvec3 normal{0, 0, 1};
  glm::dvec3 across{1, 0, 0};
  glm::dvec3 along{0, 1, 0};
  double offset = 0;  ///< Of the plane along its normal, m.

  glm::dvec2 flat(const glm::dvec3& point) const {
    return {glm::dot(point, across), glm::dot(point, along)};
  }
  glm::dvec3 solid(const glm::dvec2& at) const {
    return at.x * across + at.y * along + offset * normal;
  }
  double height(const glm::dvec3& point) const { return glm::dot(point, normal) - offset; }
};

/// A flat convex polygon, counter-clockwise; at least three corners.
using Outline = std::vector<glm::dvec2>;

/// Around the points, without corners on straight edges; empty where they have no area.
Outline outlineAround(std::vector<glm::dvec2> points);
/// With at most so many corners (3 at least) by leaving out those of least area.
Outline withFewCorners(Outline outline, std::size_t most);
/// 0 inside.
double distanceTo(const Outline& outline, const glm::dvec2& point);

/// An outline that many points are held against. It must outlive this.
class OutlineSides {
 public:
  explicit OutlineSides(const Outline& outline);

  /// Whether a point is no farther from the outline than that: as distanceTo tells.
  bool isWithin(const glm::dvec2& point, double reach) const;

 private:
  /// A line along one side.
  struct Side {
    glm::dvec2 outward;
    double offset;
  };

  const Outline& outline_;
  std::vector<Side> sides_;
  double margin_ = 0;  ///< By which rounding may put a point on another side, m.
};

/// An outline in space, in the triangles that cost least.
struct Panel {
  PlaneFrame frame;
  Outline outline;
  std::vector<mesh::Triangle> triangles;  ///< Indices of corners.
  double inverseWidths = 0;               ///< Sum of 1 / width of the triangles, 1/m.

  std::vector<glm::dvec3> corners() const;
  bool isWithin(const glm::dvec3& point, double reach) const;
};

Panel panelOf(const PlaneFrame& frame, Outline outline);

}  // namespace wb::shape

#pragma once

#include "model/geometry/geometry.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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

/// Planes along which panels may stand for much of a solid: those of its faces and those midway
/// between two, the ones that come near to most of its surface first.
std::vector<PlaneFrame> planesFor(const Solid& solid, double tolerance);

/// A place to be covered that a plane comes near to.
struct Spot {
  std::uint32_t sample;
  glm::dvec2 at;
  double slack;  ///< How far a panel may be from `at`, m.
};

/// Where on a plane panels may be, and what they would cover.
class PanelPlane {
 public:
  /// `reaches`: how near to each of the samples a panel must come, m.
  PanelPlane(const Solid& solid, const PlaneFrame& frame, const std::vector<SurfaceSample>& samples,
             const PieceRules& rules, const std::vector<double>& reaches);

  const PlaneFrame& frame() const { return frame_; }
  /// In the order of x, then y.
  const std::vector<Spot>& spots() const { return spots_; }
  /// Where the plane comes so near to it.
  void addSpot(std::uint32_t sample, const glm::dvec3& place, double reach);
  /// Without spots of samples but the first `count`.
  void forget(std::size_t count) {
    std::erase_if(spots_, [&](const Spot& spot) { return spot.sample >= count; });
  }

  /// No panel is wider, m.
  double widest() const { return cell_ * std::min(size_.x - 1, size_.y - 1); }
  /// Whether a panel may be there, by places in steps of a few hundredths of the plane.
  bool isFree(const Outline& outline) const;
  /// The rectangle along the axes that has grown from a place until it can no more; first to the
  /// sides of `order`: 0 and 1 across, 2 and 3 along. Nothing where the place itself is not free.
  std::optional<Outline> rectangleAt(const glm::dvec2& place,
                                     const std::array<int, 4>& order) const;
  /// The rectangles along the axes that cannot be widened to any side. Where what is free has a
  /// border of very many steps, of what is left of it in fewer rows.
  std::vector<Outline> widestRectangles() const;

 private:
  std::optional<Spot> spotAt(std::uint32_t sample, const glm::dvec3& place, double reach) const;
  bool isFree(const glm::ivec2& from, const glm::ivec2& to) const;
  Outline rectangle(const glm::ivec2& from, const glm::ivec2& to) const;
  void findFree(const Solid& solid, const PieceRules& rules);

  PlaneFrame frame_;
  std::vector<Spot> spots_;
  glm::dvec2 low_{0};
  double cell_ = 1;  ///< m.
  glm::ivec2 size_{0};
  std::vector<std::uint32_t> taken_;  ///< Cells that are not free, summed from the lowest.
};

}  // namespace wb::shape

#pragma once

#include "model/geometry/triangle_mesh.h"

#include <cstddef>
#include <vector>

namespace wb::mesh {

/// The smaller side of the tightest rectangle around a triangle: 2 * area / longest edge, in the
/// unit of its corners. 0 for a triangle without area. Never NaN for finite corners.
double triangleWidth(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c);

/// The width of every triangle with its corners multiplied by `scale`, in metres, in mesh order.
std::vector<double> triangleWidths(const TriangleMesh& mesh, const glm::dvec3& scale);

/// What the cost of a triangle mesh depends on, at one scale.
struct WidthStatistics {
  std::size_t triangles = 0;
  double inverseSum = 0;  ///< Sum of 1 / width in 1/m over triangles with a width, in mesh order.
  std::size_t zeroWidth = 0;  ///< Triangles whose width is 0.

  bool operator==(const WidthStatistics&) const = default;
};

WidthStatistics widthStatistics(const TriangleMesh& mesh, const glm::dvec3& scale);

/// The derivative of inverseSum by one side (axis 0, 1, 2) of the scale, over triangles with a
/// width; where two edges are equally long, one of them is taken. No side of the scale may be 0.
double inverseSumSlope(const TriangleMesh& mesh, const glm::dvec3& scale, int axis);

/// The harmonic mean n / sum(1 / w) before any clamp: 0 with any zero width, 0 without triangles.
double harmonicMean(const WidthStatistics& statistics);

}  // namespace wb::mesh

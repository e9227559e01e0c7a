#include "model/geometry/width.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::mesh {
namespace {

double widthOf(const TriangleMesh& mesh, const Triangle& triangle, const glm::dvec3& scale) {
  return triangleWidth(mesh.positions[triangle[0]] * scale, mesh.positions[triangle[1]] * scale,
                       mesh.positions[triangle[2]] * scale);
}

/// d (1 / w) / d side of one triangle with its corners scaled. With w = |n| / |e|, n twice its area
/// and e its longest edge, both follow a side s as n_j (j the other two axes) and e_i do.
double inverseWidthSlope(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c, double side,
                         int axis) {
  const double width = triangleWidth(a, b, c);
  if (!(width > 0)) return 0;
  glm::dvec3 longest = b - a;
  for (const glm::dvec3& edge : {c - a, c - b})
    if (glm::dot(edge, edge) > glm::dot(longest, longest)) longest = edge;
  const glm::dvec3 n = glm::cross(b - a, c - a);
  const double ofArea = 1 - n[axis] * n[axis] / glm::dot(n, n);
  const double ofEdge = longest[axis] * longest[axis] / glm::dot(longest, longest);
  return (ofEdge - ofArea) / (side * width);
}

}  // namespace

double triangleWidth(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 bc = c - b;
  const double longest = std::max({glm::dot(ab, ab), glm::dot(ac, ac), glm::dot(bc, bc)});
  if (longest == 0) return 0;
  const glm::dvec3 twiceArea = glm::cross(ab, ac);
  return std::sqrt(glm::dot(twiceArea, twiceArea) / longest);
}

std::vector<double> triangleWidths(const TriangleMesh& mesh, const glm::dvec3& scale) {
  std::vector<double> widths;
  widths.reserve(mesh.triangles.size());
  for (const Triangle& triangle : mesh.triangles) widths.push_back(widthOf(mesh, triangle, scale));
  return widths;
}

WidthStatistics widthStatistics(const TriangleMesh& mesh, const glm::dvec3& scale) {
  WidthStatistics statistics;
  statistics.triangles = mesh.triangles.size();
  for (const Triangle& triangle : mesh.triangles) {
    const double width = widthOf(mesh, triangle, scale);
    if (width > 0) {
      statistics.inverseSum += 1 / width;
    } else {
      ++statistics.zeroWidth;
    }
  }
  return statistics;
}

double inverseSumSlope(const TriangleMesh& mesh, const glm::dvec3& scale, int axis) {
  double slope = 0;
  for (const Triangle& triangle : mesh.triangles)
    slope +=
        inverseWidthSlope(mesh.positions[triangle[0]] * scale, mesh.positions[triangle[1]] * scale,
                          mesh.positions[triangle[2]] * scale, scale[axis], axis);
  return slope;
}

double harmonicMean(const WidthStatistics& statistics) {
  if (statistics.zeroWidth > 0 || statistics.triangles == 0) return 0;
  return static_cast<double>(statistics.triangles) / statistics.inverseSum;
}

}  // namespace wb::mesh

#include "model/mesh/width.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::mesh {
namespace {

double widthOf(const TriangleMesh& mesh, const Triangle& triangle, const glm::dvec3& scale) {
  return triangleWidth(mesh.positions[triangle[0]] * scale, mesh.positions[triangle[1]] * scale,
                       mesh.positions[triangle[2]] * scale);
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

double harmonicMean(const WidthStatistics& statistics) {
  if (statistics.zeroWidth > 0 || statistics.triangles == 0) return 0;
  return static_cast<double>(statistics.triangles) / statistics.inverseSum;
}

}  // namespace wb::mesh

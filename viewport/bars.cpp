#include "viewport/bars.h"

#include "viewport/vertices.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace wb::viewport {
namespace {

mesh::TriangleMesh boxMesh(const CubeCorners& corners) {
  mesh::TriangleMesh mesh;
  mesh.positions.assign(corners.begin(), corners.end());
  for (int face = 0; face < octree::faceCount; ++face) {
    const auto ring = octree::ringOf(static_cast<octree::Face>(face));
    mesh.triangles.push_back({ring[0], ring[1], ring[2]});
    mesh.triangles.push_back({ring[0], ring[2], ring[3]});
  }
  return mesh;
}

double depthOf(const layers::Sight& sight, const glm::dvec3& point) {
  return glm::dot(point - sight.eye, sight.forward);
}

/// What of a stretch lies before the eye: a little before, where a pixel still spans something.
std::optional<std::array<glm::dvec3, 2>> beforeEye(glm::dvec3 start, glm::dvec3 end,
                                                   const layers::Sight& sight) {
  constexpr double nearest = 1e-3;  // Of the farther end's depth.
  const double startDepth = depthOf(sight, start);
  const double endDepth = depthOf(sight, end);
  const double least = nearest * std::max(startDepth, endDepth);
  if (!(least > 0)) return {};
  const glm::dvec3 along = end - start;
  if (startDepth < least) start += (least - startDepth) / (endDepth - startDepth) * along;
  if (endDepth < least) end -= (least - endDepth) / (startDepth - endDepth) * along;
  return std::array{start, end};
}

}  // namespace

double metresOfPixel(const layers::Sight& sight, const glm::dvec3& point) {
  return depthOf(sight, point) / sight.focal;
}

QByteArray bar(const glm::dvec3& start, const glm::dvec3& end, double pixels,
               const layers::Sight& sight, const Colour& colour) {
  const auto ends = beforeEye(start, end, sight);
  if (!ends) return {};
  const glm::dvec3 along = (*ends)[1] - (*ends)[0];
  const double length = glm::length(along);
  const glm::dvec3 x = length > 0 ? along / length : glm::dvec3(1, 0, 0);
  const glm::dvec3 other = std::abs(x.z) < 0.9 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0);
  const glm::dvec3 y = glm::normalize(glm::cross(other, x));
  const glm::dvec3 z = glm::cross(x, y);
  CubeCorners corners;
  for (int corner = 0; corner < octree::cornerCount; ++corner) {
    const auto side = [&](int axis) { return octree::isPositive(corner, axis) ? 0.5 : -0.5; };
    const glm::dvec3& base = (*ends)[octree::isPositive(corner, 0) ? 1 : 0];
    const glm::dvec3 across = side(0) * x + side(1) * y + side(2) * z;
    corners[static_cast<std::size_t>(corner)] = base + pixels * metresOfPixel(sight, base) * across;
  }
  return vertices(boxMesh(corners), colour, Form::faces);
}

QByteArray quad(const CubeCorners& corners, octree::Face face, const Colour& colour) {
  mesh::TriangleMesh mesh;
  for (const std::uint8_t corner : octree::ringOf(face)) mesh.positions.push_back(corners[corner]);
  mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
  return vertices(mesh, colour, Form::faces);
}

}  // namespace wb::viewport

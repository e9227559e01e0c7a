#include "viewport/bars.h"

#include "viewport/vertices.h"

#include <glm/geometric.hpp>

#include <cmath>

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

}  // namespace

QByteArray bar(const glm::dvec3& start, const glm::dvec3& end, double thickness,
               const Colour& colour) {
  const glm::dvec3 along = end - start;
  const double length = glm::length(along);
  const glm::dvec3 x = length > 0 ? along / length : glm::dvec3(1, 0, 0);
  const glm::dvec3 other = std::abs(x.z) < 0.9 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0);
  const glm::dvec3 y = glm::normalize(glm::cross(other, x));
  const glm::dvec3 z = glm::cross(x, y);
  CubeCorners corners;
  for (int corner = 0; corner < octree::cornerCount; ++corner) {
    const auto side = [&](int axis) { return octree::isPositive(corner, axis) ? 0.5 : -0.5; };
    const glm::dvec3 base = (octree::isPositive(corner, 0) ? end : start) + side(0) * thickness * x;
    corners[static_cast<std::size_t>(corner)] =
        base + side(1) * thickness * y + side(2) * thickness * z;
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

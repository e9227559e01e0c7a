#include "viewport/octree_marks.h"

#include "model/octree/leaves.h"
#include "viewport/lines.h"
#include "viewport/surface.h"
#include "viewport/vertices.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::viewport {
namespace {

using octree::cornerCount;
using octree::Face;
using CubeCorners = std::array<glm::dvec3, cornerCount>;

/// Thickness of edges and points, relative to how far away they are and to the leaf: nothing less
/// than a few pixels is seen, nothing wider than its leaf tells anything.
constexpr double thicknessByDistance = 0.006;
constexpr double thicknessBySize = 0.05;
constexpr float faceOpacity = 0.55F;

bool isFilled(OctreePart part) { return part != OctreePart::octree && part != OctreePart::leaf; }

shape::LayerMesh boxMesh(const CubeCorners& corners) {
  shape::LayerMesh mesh;
  mesh.mesh.positions.assign(corners.begin(), corners.end());
  for (int face = 0; face < octree::faceCount; ++face) {
    const auto ring = octree::ringOf(static_cast<Face>(face));
    mesh.mesh.triangles.push_back({ring[0], ring[1], ring[2]});
    mesh.mesh.triangles.push_back({ring[0], ring[2], ring[3]});
  }
  return mesh;
}

/// A bar from one point to another, or a cube about a point where both are the same.
shape::LayerMesh barMesh(const glm::dvec3& start, const glm::dvec3& end, double thickness) {
  const glm::dvec3 along = end - start;
  const double length = glm::length(along);
  const glm::dvec3 x = length > 0 ? along / length : glm::dvec3(1, 0, 0);
  const glm::dvec3 other = std::abs(x.z) < 0.9 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0);
  const glm::dvec3 y = glm::normalize(glm::cross(other, x));
  const glm::dvec3 z = glm::cross(x, y);
  CubeCorners corners;
  for (int corner = 0; corner < cornerCount; ++corner) {
    const auto side = [&](int axis) { return octree::isPositive(corner, axis) ? 0.5 : -0.5; };
    const glm::dvec3 base = (octree::isPositive(corner, 0) ? end : start) + side(0) * thickness * x;
    corners[static_cast<std::size_t>(corner)] =
        base + side(1) * thickness * y + side(2) * thickness * z;
  }
  return boxMesh(corners);
}

shape::LayerMesh faceMesh(const CubeCorners& corners, Face face) {
  shape::LayerMesh mesh;
  for (const std::uint8_t corner : octree::ringOf(face))
    mesh.mesh.positions.push_back(corners[corner]);
  mesh.mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
  return mesh;
}

QByteArray filled(const shape::LayerMesh& mesh, OctreePart part) {
  const std::vector<Colour> colours(mesh.mesh.triangles.size(), colourOf(part));
  return vertices(mesh, colours, Form::faces);
}

QByteArray outlined(const CubeCorners& corners, OctreePart part) {
  std::vector<Line> lines;
  appendEdges(lines, corners);
  return vertices(lines, colourOf(part));
}

}  // namespace

Colour colourOf(OctreePart part) {
  switch (part) {
    case OctreePart::octree:
      return {148, 90, 255};
    case OctreePart::leaf:
      return {255, 140, 0};
    case OctreePart::face:
      return {255, 236, 120};
    case OctreePart::edge:
      return {0, 158, 115};
    case OctreePart::corner:
      return {0, 90, 220};
    case OctreePart::point:
      break;
  }
  return {230, 20, 90};
}

OctreeMarks::OctreeMarks(Qt3DCore::QEntity* root, const Passes& passes) {
  for (const OctreePart part : allOctreeParts) {
    // The face shines through: it may not lie over what is marked on it.
    auto* surface = new Surface(root, passes[part == OctreePart::face ? Pass::through : Pass::last],
                                isFilled(part) ? Form::faces : Form::edges);
    surface->setLit(false);
    surfaces_[part] = surface;
  }
  surfaces_.at(OctreePart::face)->setOpacity(faceOpacity);
}

void OctreeMarks::show(const octree::World& world, const octree::Hit& hit) {
  hide();
  const octree::Entry& entry = hit.entry;
  const auto put = [this](OctreePart part, const QByteArray& made) {
    surfaces_.at(part)->setVertices(made);
  };
  const octree::OwnFrame& frame = world.frame(entry.octree);
  const CubeCorners leaf = cornersInWorld(world, entry.octree, entry.cube);
  put(OctreePart::octree, outlined(cornersInWorld(world, entry.octree, {}), OctreePart::octree));
  put(OctreePart::leaf, outlined(leaf, OctreePart::leaf));
  if (entry.isInside || !hit.corner || !hit.edge) return;
  const double thickness =
      std::min(thicknessByDistance * std::abs(entry.t), thicknessBySize * hit.size);
  const auto toWorld = [&frame](const glm::dvec3& own) { return frame.pointToWorld(own); };
  const glm::dvec3 corner = toWorld(hit.corner->position);
  put(OctreePart::face, filled(faceMesh(leaf, entry.face), OctreePart::face));
  put(OctreePart::edge,
      filled(barMesh(toWorld(hit.edge->ends[0]), toWorld(hit.edge->ends[1]), thickness),
             OctreePart::edge));
  put(OctreePart::corner, filled(barMesh(corner, corner, 3 * thickness), OctreePart::corner));
  put(OctreePart::point, filled(barMesh(hit.point, hit.point, 2.5 * thickness), OctreePart::point));
}

void OctreeMarks::hide() {
  for (const auto& [part, surface] : surfaces_) surface->setEnabled(false);
}

}  // namespace wb::viewport

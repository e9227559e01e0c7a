#include "viewport/detail/octree_marks.h"

#include "model/octree/edit.h"
#include "model/octree/leaves.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/material.h"
#include "viewport/detail/vertices.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace wb::viewport {
namespace {

// Pixels, where the leaf is large enough.
constexpr double edgeThickness = 5;
constexpr double cornerThickness = 15;
constexpr double pointThickness = 12;
/// Of a leaf's side: nothing wider than its leaf tells anything. A pixel is always seen.
constexpr double mostOfLeaf = 0.15;
constexpr float faceOpacity = 0.55F;

bool isOutline(OctreePart part) {
  return part == OctreePart::octree || part == OctreePart::leaf || part == OctreePart::cell;
}

QByteArray outlined(const CubeCorners& corners, OctreePart part) {
  std::vector<Line> lines;
  appendEdges(lines, corners);
  return vertices(lines, colourOf(part));
}

/// What of a face is nearest to the point of a hit, in the world.
struct Near {
  glm::dvec3 corner;
  std::array<glm::dvec3, 2> edge;
  double size;  ///< Metres, of the cube that they are of.
};

/// Of a cell of the leaf what a push of it moves.
Near nearOf(const octree::World& world, const octree::Hit& hit, const octree::Path& cell) {
  const octree::CellBox box = boxOf(cell);
  const CubeCorners corners = cornersInWorld(world.frame(hit.entry.octree), box);
  const auto of = [&](octree::FacePart part) {
    const unsigned pushed = pushOf(world, hit, hit.entry.octree, box, part)->corners;
    const auto first = static_cast<std::size_t>(std::countr_zero(pushed));
    const auto last = static_cast<std::size_t>(std::bit_width(pushed)) - 1;
    return std::array{corners[first], corners[last]};
  };
  return {of(octree::FacePart::corner)[0], of(octree::FacePart::edge),
          glm::distance(corners[0], corners[1])};
}

}  // namespace

Colour colourOf(OctreePart part) {
  switch (part) {
    case OctreePart::octree:
      return {148, 90, 255};
    case OctreePart::leaf:
      return {255, 60, 0};
    case OctreePart::face:
      return {255, 236, 120};
    case OctreePart::cell:
      return {255, 255, 255};
    case OctreePart::edge:
      return {150, 240, 30};
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
                                isOutline(part) ? Form::edges : Form::faces);
    surface->material().setShading(Shading::none);
    surfaces_[part] = surface;
  }
  surfaces_.at(OctreePart::face)->material().setOpacity(faceOpacity);
}

void OctreeMarks::show(const octree::World& world, const octree::Hit& hit, std::size_t depth) {
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
  put(OctreePart::face, quad(leaf, entry.face, colourOf(OctreePart::face)));
  const auto toWorld = [&frame](const glm::dvec3& own) { return frame.pointToWorld(own); };
  Near near{toWorld(hit.corner->position),
            {toWorld(hit.edge->ends[0]), toWorld(hit.edge->ends[1])},
            hit.size};
  if (const octree::Path cell = cellOf(world, hit, depth); cell != entry.cube) {
    put(OctreePart::cell, outlined(cornersInWorld(world, entry.octree, cell), OctreePart::cell));
    near = nearOf(world, hit, cell);
  }
  leafSize_ = near.size;
  strokes_ = {{OctreePart::edge, near.edge[0], near.edge[1], edgeThickness},
              {OctreePart::corner, near.corner, near.corner, cornerThickness},
              {OctreePart::point, hit.point, hit.point, pointThickness}};
  drawStrokes();
}

void OctreeMarks::drawStrokes() {
  for (const auto& [part, start, end, pixels] : strokes_) {
    const double ofLeaf = mostOfLeaf * leafSize_ / metresOfPixel(sight_, start);
    const double thickness = std::clamp(ofLeaf, 1.0, pixels);
    surfaces_.at(part)->setVertices(bar(start, end, thickness, sight_, colourOf(part)));
  }
}

void OctreeMarks::look(const layers::Sight& sight) {
  sight_ = sight;
  drawStrokes();
}

void OctreeMarks::hide() {
  strokes_.clear();
  for (const auto& [part, surface] : surfaces_) surface->setEnabled(false);
}

}  // namespace wb::viewport

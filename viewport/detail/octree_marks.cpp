#include "viewport/detail/octree_marks.h"

#include "model/octree/leaves.h"
#include "model/octree/marked_cell.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/material.h"
#include "viewport/detail/vertices.h"

#include <algorithm>
#include <array>

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

QByteArray outlined(const CubeCorners& corners, const Colour& colour) {
  std::vector<Line> lines;
  appendEdges(lines, corners);
  return vertices(lines, colour);
}

/// As light to the eye (ITU-R BT.601).
Colour greyOf(const Colour& colour) {
  const double light = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2];
  const auto level = static_cast<std::uint8_t>(light);
  return {level, level, level};
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
  const auto outline = [&](OctreePart part, const octree::Path& cube) {
    put(part, outlined(cornersInWorld(world, entry.octree, cube), shownColour(part)));
  };
  outline(OctreePart::octree, {});
  outline(OctreePart::leaf, entry.cube);
  const octree::MarkedCell marked = markedCellAt(world, hit, depth);
  if (!marked.corner || !marked.edge) return;
  const CubeCorners leaf = cornersInWorld(world, entry.octree, entry.cube);
  put(OctreePart::face, quad(leaf, entry.face, shownColour(OctreePart::face)));
  if (marked.cell != entry.cube) outline(OctreePart::cell, marked.cell);
  markedSize_ = marked.size;
  const auto& ends = marked.edge->worldEnds;
  strokes_ = {{OctreePart::edge, ends[0], ends[1], edgeThickness},
              {OctreePart::corner, marked.corner->world, marked.corner->world, cornerThickness},
              {OctreePart::point, hit.point, hit.point, pointThickness}};
  drawStrokes();
}

Colour OctreeMarks::shownColour(OctreePart part) const {
  return isGrey_ ? greyOf(colourOf(part)) : colourOf(part);
}

void OctreeMarks::drawStrokes() {
  for (const auto& [part, start, end, pixels] : strokes_) {
    const double ofCube = mostOfLeaf * markedSize_ / metresOfPixel(sight_, start);
    const double thickness = std::clamp(ofCube, 1.0, pixels);
    surfaces_.at(part)->setVertices(bar(start, end, thickness, sight_, shownColour(part)));
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

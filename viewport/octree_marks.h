#pragma once

#include "model/octree/hit.h"
#include "viewport/colouring.h"
#include "viewport/passes.h"

#include <array>
#include <cstdint>
#include <map>

namespace wb::viewport {

class Surface;

/// What a hit has that is marked, each in its own colour.
/// The cell is that of the grid behind the face, where the grid is finer than the leaf.
enum class OctreePart : std::uint8_t { octree, leaf, face, cell, edge, corner, point };
inline constexpr std::array allOctreeParts{OctreePart::octree, OctreePart::leaf, OctreePart::face,
                                           OctreePart::cell,   OctreePart::edge, OctreePart::corner,
                                           OctreePart::point};

Colour colourOf(OctreePart part);

/// The marks of one hit: a small entity each, seen through everything.
class OctreeMarks {
 public:
  OctreeMarks(Qt3DCore::QEntity* root, const Passes& passes);

  /// As large as is fit to be seen from `distance` metres away; the cell of a grid of `depth`.
  void show(const octree::World& world, const octree::Hit& hit, double distance, std::size_t depth);
  void hide();

 private:
  void showCell(const octree::World& world, const octree::Hit& hit, std::size_t depth);

  std::map<OctreePart, Surface*> surfaces_;
};

}  // namespace wb::viewport

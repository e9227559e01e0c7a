#pragma once

#include "model/octree/edit.h"

#include <cstdint>

namespace wb::octree {

/// What of a face is pushed in or pulled out, at a right angle to it.
enum class FacePart : std::uint8_t { corner, edge, face };

/// Cells of a grid and which of their corners move along which axis.
struct Push {
  CellBox cells;
  Face face = Face::left;
  std::uint8_t corners = 0;  ///< A bit each, all of them on the face.
};

/// What is pushed of a box of cells of an octree as if it were one cube: at the face that was hit,
/// that or the corner or edge of it that is nearest to the point. Of a NORMAL cube alone what the
/// hit names, which has moved. Fatal: no face was hit, or one of another octree.
Result<Push> pushOf(const World& world, const Hit& hit, std::size_t octree, const CellBox& box,
                    FacePart part);

struct Pushed {
  Octree octree;
  std::size_t cubes = 0;  ///< How many were changed.
};

/// Moves corners inwards by eighths of their cube's size, outwards if below 0, each as far as it
/// goes. A SOLID cube becomes NORMAL, a NORMAL one without any thickness EMPTY, one that is its
/// whole box SOLID. Fatal: none can be moved; a cube that is divided, or a part of a NORMAL one;
/// what a box must be, as in block.h.
Result<Pushed> pushed(const Octree& octree, const Push& push, int inwards);

}  // namespace wb::octree

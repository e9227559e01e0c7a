#pragma once

#include "model/display/drawn_detail.h"
#include "model/octree/cast.h"
#include "viewport/colouring.h"
#include "viewport/detail/frame_graph.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

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

  /// With the cell of a grid of `depth`, whose corner and edge are marked then.
  void show(const octree::World& world, const octree::Hit& hit, std::size_t depth);
  void hide();
  /// Grey: keys do not go to what is marked. Counts from the next show() on.
  void setGrey(bool isGrey) { isGrey_ = isGrey; }
  /// Edge, corner and point are as large on the screen from everywhere.
  void look(const layers::Sight& sight);

 private:
  void drawStrokes();
  Colour shownColour(OctreePart part) const;

  /// An edge or a point.
  struct Stroke {
    OctreePart part;
    glm::dvec3 start;
    glm::dvec3 end;
    double pixels;
  };

  std::map<OctreePart, Surface*> surfaces_;
  std::vector<Stroke> strokes_;
  double markedSize_ = 0;  ///< Metres, of what they are of.
  bool isGrey_ = false;
  layers::Sight sight_;
};

}  // namespace wb::viewport

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
enum class OctreePart : std::uint8_t { octree, leaf, face, edge, corner, point };
inline constexpr std::array allOctreeParts{OctreePart::octree, OctreePart::leaf,
                                           OctreePart::face,   OctreePart::edge,
                                           OctreePart::corner, OctreePart::point};

Colour colourOf(OctreePart part);

/// The marks of one hit: a small entity each, seen through everything.
class OctreeMarks {
 public:
  OctreeMarks(Qt3DCore::QEntity* root, const Passes& passes);

  void show(const octree::World& world, const octree::Hit& hit);
  void hide();

 private:
  std::map<OctreePart, Surface*> surfaces_;
};

}  // namespace wb::viewport

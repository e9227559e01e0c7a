#pragma once

#include "model/scene/compose.h"

namespace wb::scene {

// What is new gets a name that nothing of its kind has (Box, Box 2); what is added with a scene and
// has none stays without. It stands beside the last thing
// of the scene without overlapping any, and is in the region and parcel of the last linkset; in the
// first region, if there is no linkset.

inline constexpr std::size_t mostCopies = 1000;  ///< Made at once.
inline constexpr double gapBetween = 0.1;        ///< Metres between what is made.

struct NewPrims {
  PartKind kind = PartKind::box;  ///< A prim, see defaultPrim.
  std::string name;
  std::size_t count = 1;
  glm::dvec3 size{0.5};  ///< Metres.
};
/// Each a linkset of its own.
Composed addPrims(Scene scene, const NewPrims& prims);

/// Everything that stands in another scene, as it stands there, with its assets; its regions,
/// constants, measured costs and ids are not taken. A key of an asset that means another here is
/// changed.
Composed addScene(Scene scene, Scene other);

struct NewOctree {
  std::string name;
  double size = octree::usualSize;  ///< Metres.
  octree::Octree cubes;
};
/// The octree is the last of the scene after.
Composed addOctree(Scene scene, const NewOctree& octree);

Composed addRegion(Scene scene, Region region);
Composed addParcel(Scene scene, std::size_t region, Parcel parcel);

/// `count` copies of all that is chosen: of linksets together, as they stand to each other; of
/// single parts within their linkset.
Composed duplicate(Scene scene, std::span<const Target> chosen, std::size_t count);

}  // namespace wb::scene

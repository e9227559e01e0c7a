#pragma once

#include "model/scene/compose.h"

namespace wb::scene {

// What is new gets a name that nothing of its kind has (Box, Box 2); what is added with a scene and
// has none stays without. It stands beside the last thing of the scene without overlapping any, and
// is in the region and parcel of the last linkset; in the first region, if there is no linkset.

inline constexpr std::size_t mostCopies = 1000;  ///< Made at once.
inline constexpr double gapBetween = 0.1;        ///< Metres between what is made.

/// Equal prims that are wanted.
struct NewPrims {
  PartKind kind = PartKind::box;  ///< A prim, see defaultPrim.
  std::string name;
  std::size_t count = 1;
  glm::dvec3 size{0.5};  ///< Metres.
};
/// Adds prims to a scene, each a linkset of its own.
/// @param scene  Before the change.
/// @param prims  Any number of them: mostCopies is for the caller to keep to. A size out of the
///   range of limits.h becomes the nearest in it.
/// @return  About the linksets.
Composed addPrims(Scene scene, const NewPrims& prims);

/// Adds everything that stands in another scene, as it stands there, with its assets; its regions,
/// constants, measured costs and ids are not taken.
/// @param scene  Before the change.
/// @param other  Its files are found from its own folder. A key of an asset that means another in
///   `scene` is changed.
/// @return  About the linksets that were added.
Composed addScene(Scene scene, Scene other);

/// An octree that is wanted.
struct NewOctree {
  std::string name;
  double size = octree::usualSize;  ///< Metres.
  octree::Octree cubes;
};
/// Adds an `octree` to a `scene`, as the last one. A size out of the range of limits.h becomes the
/// nearest in it. About nothing.
Composed addOctree(Scene scene, const NewOctree& octree);

/// Adds a `region` to a `scene`, as the last one. About nothing.
Composed addRegion(Scene scene, Region region);
/// Adds a parcel to a region, as its last one; its name need only be free in this region.
/// @param scene  Before the change.
/// @param region  The index of the region.
/// @param parcel  What is added.
/// @return  About nothing.
Composed addParcel(Scene scene, std::size_t region, Parcel parcel);

/// Adds copies of all that is chosen: of linksets together, as they stand to each other; of single
/// parts within their linkset.
/// @param scene  Before the change.
/// @param chosen  Linksets and parts; parts of a linkset that is chosen go with it.
/// @param count  How many times: mostCopies is for the caller to keep to.
/// @return  About the copies.
Composed duplicate(Scene scene, std::span<const Target> chosen, std::size_t count);

}  // namespace wb::scene

#pragma once

#include "model/scene/scene.h"
#include "model/scene/scene_target.h"

#include <span>
#include <string>
#include <vector>

namespace wb::scene {

// Changes of what a scene is made of: each gives the scene after it, and takes a linkset together
// with its parts where both are chosen. Indices are of the scene before.

/// A scene after a change, and what the change made or kept, to be selected in this order.
struct Composed {
  Scene scene;
  std::vector<Target> about;
};

/// Whether at least two linksets are chosen.
bool mayLink(std::span<const Target> chosen);
/// Whether one that is chosen has more than one part.
bool mayUnlink(const Scene& scene, std::span<const Target> chosen);

/// Makes one linkset of all that are chosen, which stay where they are. As in Second Life the one
/// chosen last is the root: its name, place, region and flags are kept, and the parts of the others
/// follow its own, those chosen later first. Only where mayLink().
Composed link(Scene scene, std::span<const Target> chosen);

/// Makes a linkset of its own of each chosen part, or of every part of a chosen linkset; all stay
/// where they are. What is left keeps the id and name of the linkset, and its first part is the
/// root; where nothing is left, the first part keeps them.
Composed unlink(Scene scene, std::span<const Target> chosen);

/// Takes linksets out, and parts of others: the first part that is left is the root, and all that
/// is left stays where it is. Assets stay in the scene.
Composed remove(Scene scene, std::span<const Target> chosen);
Composed removeOctree(Scene scene, std::size_t octree);

/// Where linksets can be: a region by index, nothing for none; and one of its parcels by name,
/// empty for none.
struct Home {
  std::optional<std::size_t> region;
  std::string parcel;
};
/// Puts linksets, and those of parts, into a region or parcel; no position is changed. Where the
/// region's name cannot tell it from another it gets one that can.
Composed moveHome(Scene scene, std::span<const Target> chosen, const Home& home);

/// Turns linksets, and parts of others, where they stand by a quarter about the region's x axis, so
/// that what was along -y is upwards: a model whose file has z upwards, read as one that has y.
Composed turnUpright(Scene scene, std::span<const Target> chosen);

/// Costs that were measured of a linkset follow its name.
Composed rename(Scene scene, const Target& target, const std::string& name);
Composed renameOctree(Scene scene, std::size_t octree, const std::string& name);
/// Linksets that name the region follow. A name that another region has gets a number, and
/// so does an empty one if a linkset could then no longer name the region.
Composed renameRegion(Scene scene, std::size_t region, const std::string& name);

}  // namespace wb::scene

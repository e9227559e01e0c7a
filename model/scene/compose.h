#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace wb::scene {

/// Names that are taken, and free ones for what is new.
class FreeNames {
 public:
  explicit FreeNames(std::set<std::string> taken = {}) : taken_(std::move(taken)) {}
  /// Those of linksets, octrees or whatever has a name.
  template <class Item>
  explicit FreeNames(const std::vector<Item>& items) {
    for (const Item& item : items) taken_.insert(item.name);
  }

  /// The wanted name, or it with the next number; it is taken then.
  std::string take(const std::string& wanted);

 private:
  std::set<std::string> taken_;
  std::map<std::string, std::size_t> next_;  ///< The number to begin at: all before it are taken.
};

/// A name that is not taken: the wanted one, or it with the next number.
std::string freeName(const std::string& wanted, const std::set<std::string>& taken);

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

/// The parts that are chosen, or are of a chosen linkset: each once, in the order of the scene.
std::vector<Target> partsChosen(const Scene& scene, std::span<const Target> chosen);
/// The linksets that are chosen, or of which a part is: likewise.
std::vector<std::size_t> linksetsChosen(std::span<const Target> chosen);

// One property of all that is chosen, made the same.

Composed withShapeType(Scene scene, std::span<const Target> chosen, ShapeType type);
Composed withScripts(Scene scene, std::span<const Target> chosen, std::size_t scripts);
/// Of whole linksets, though only a part is chosen.
Composed withPhysical(Scene scene, std::span<const Target> chosen, bool isPhysical);

}  // namespace wb::scene

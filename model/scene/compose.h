#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
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

  /// Returns the `wanted` name, or it with the next number, which is taken from then on.
  std::string take(const std::string& wanted);

 private:
  std::set<std::string> taken_;
  std::map<std::string, std::size_t> next_;  ///< The number to begin at: all before it are taken.
};

/// Returns a name that is not `taken`: the `wanted` one, or it with the next number.
std::string freeName(const std::string& wanted, const std::set<std::string>& taken);

// Changes of what a scene is made of: each gives the scene after it, and takes a linkset together
// with its parts where both are chosen. Indices are of the scene before.

/// A scene after a change, and what the change made or kept, to be selected in this order.
struct Composed {
  Scene scene;
  std::vector<Target> about;
};

/// Returns whether at least two linksets are `chosen`.
bool mayLink(std::span<const Target> chosen);
/// Returns whether a linkset of the `scene` that is `chosen`, or of which a part is, has more than
/// one part.
bool mayUnlink(const Scene& scene, std::span<const Target> chosen);

/// Makes one linkset of all that are chosen, which stay where they are. As in Second Life the one
/// chosen last is the root: its name, place, region and flags are kept, and the parts of the others
/// follow its own, those chosen later first.
/// @param scene  Before the change.
/// @param chosen  In the order of choosing; only where mayLink().
/// @return  About the linkset.
Composed link(Scene scene, std::span<const Target> chosen);

/// Makes a linkset of its own of each chosen part, or of every part of a chosen linkset; all stay
/// where they are. What is left keeps the id and name of the linkset, and its first part is the
/// root; where nothing is left, the first part keeps them.
/// @param scene  Before the change.
/// @param chosen  Linksets of a single part stay as they are.
/// @return  About the linksets that the chosen parts are in now.
Composed unlink(Scene scene, std::span<const Target> chosen);

/// Takes `chosen` linksets out of a `scene`, and parts of others: the first part that is left is
/// the root, and all that is left stays where it is. Assets stay in the scene. About nothing.
Composed remove(Scene scene, std::span<const Target> chosen);
/// Takes the octree at an index, `octree`, out of a `scene`. About nothing.
Composed removeOctree(Scene scene, std::size_t octree);

/// Where linksets can be: in a region, on a parcel of it, by their indices; or in none.
struct Home {
  std::optional<std::size_t> region;
  std::optional<std::size_t> parcel;
};
/// Puts linksets, and those of parts, into a region or parcel; no position is changed. Where the
/// name of the place cannot tell it from another, its id does; without an id it gets a name that
/// can.
/// @param scene  Before the change.
/// @param chosen  The linksets, or parts of them.
/// @param home  Without a region its parcel says nothing.
/// @return  About all that is chosen.
Composed moveHome(Scene scene, std::span<const Target> chosen, const Home& home);

/// The axis of a file that was read as the one upwards, while another of these is.
enum class ReadAsUp : std::uint8_t {
  y,  ///< What is up lies along -y of the region.
  z   ///< What is up lies along y.
};

/// Turns linksets, and parts of others, where they stand by a quarter about the region's x axis, so
/// that what is up lies along z.
/// @param scene  Before the change.
/// @param chosen  What turns; a root takes its whole linkset with it.
/// @param read  Which way it lies.
/// @return  About all that is chosen.
Composed turnUpright(Scene scene, std::span<const Target> chosen, ReadAsUp read = ReadAsUp::y);

/// Returns which axis of a file is read as the one upwards where the file does not say.
/// @param suffix  Of the file: `.obj`.
ReadAsUp readAsUp(std::string_view suffix);

/// Returns how a model was read that may lie on its back: it is alone in the scene, upright it
/// would not be much flatter than it is, nor as tall, and its file does not say which axis is
/// upwards.
/// @param scene  Of the model alone.
/// @param suffix  Of the file: `.obj`.
std::optional<ReadAsUp> mayLie(const Scene& scene, std::string_view suffix);

/// Names a linkset or part. Costs that were measured of a linkset follow its name.
/// @param scene  Before the change.
/// @param target  What is named.
/// @param name  Any; may be empty, or that of another.
/// @return  About the target.
Composed rename(Scene scene, const Target& target, const std::string& name);
/// Gives the octree at an index, `octree`, of a `scene` any `name`. About nothing.
Composed renameOctree(Scene scene, std::size_t octree, const std::string& name);
/// Names a region; linksets that name it follow. A name that another region has gets a number, and
/// so does an empty one if a linkset could then no longer name the region.
/// @param scene  Before the change.
/// @param region  Its index.
/// @param name  The wanted name.
/// @return  About nothing.
Composed renameRegion(Scene scene, std::size_t region, const std::string& name);

/// Returns the parts of a `scene` that are `chosen`, or are of a chosen linkset: each once, in the
/// order of the scene.
std::vector<Target> partsChosen(const Scene& scene, std::span<const Target> chosen);
/// Returns the linksets that are `chosen`, or of which a part is: each once, in the order of the
/// scene.
std::vector<std::size_t> linksetsChosen(std::span<const Target> chosen);

// One property of all that is chosen, made the same.

/// Gives all parts that are chosen the same physics shape type.
/// @param scene  Before the change.
/// @param chosen  Parts, or linksets with all their parts.
/// @param type  Not checked against what each part may have.
/// @return  About all that is chosen.
Composed withShapeType(Scene scene, std::span<const Target> chosen, ShapeType type);
/// Gives all parts that are chosen the same number of scripts.
/// @param scene  Before the change.
/// @param chosen  Parts, or linksets with all their parts.
/// @param scripts  For each part.
/// @return  About all that is chosen.
Composed withScripts(Scene scene, std::span<const Target> chosen, std::size_t scripts);
/// Makes whole linksets physical or not, though only a part is chosen.
/// @param scene  Before the change.
/// @param chosen  The linksets, or parts of them.
/// @param isPhysical  What they become.
/// @return  About all that is chosen.
Composed withPhysical(Scene scene, std::span<const Target> chosen, bool isPhysical);

}  // namespace wb::scene

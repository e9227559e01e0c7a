#pragma once

#include "model/core/text.h"
#include "model/octree/inexor.h"
#include "model/octree/octree_placement.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace wb::octree {

/// What the published method finds that is not there: the first of these that holds.
enum class Difference : std::uint8_t {
  none,
  missed,   ///< It finds nothing, although something is met.
  inside,   ///< It finds a face, although the ray begins in a leaf.
  behind,   ///< It finds something behind the origin.
  phantom,  ///< It finds something, although nothing is met.
  octree,   ///< It finds another octree,
  leaf,     ///< another leaf of the same,
  face,     ///< another face of the same leaf,
  point     ///< another point of the same face.
};

/// Returns the word for a `difference`: `none`, `missed`, …
std::string_view name(Difference difference);

/// Compares what both methods find for the same ray in the same world. `exact` and `published` are
/// nothing for a miss; distances may differ by 1e-9 of the larger.
Difference differenceOf(const std::optional<Entry>& exact, const std::optional<Entry>& published);

/// A difference and why it is there. Without the causes both methods find the same: with the rules
/// among them corrected (see castCorrected), and cast exactly into a world whose octrees stand
/// upright (`turned`) or whose NORMAL cubes are full boxes (`indented`). No smaller set does that.
struct Deviation {
  Difference difference = Difference::none;
  Causes causes;

  bool operator==(const Deviation&) const = default;
};

/// Finds whether the published method differs for a ray, and why. Where it does, at worst a few
/// hundred casts are made, one for each set of causes that this world allows.
/// @param world  Copied once, where octrees are turned.
/// @param ray  As for cast().
/// @param indentation  As the exact cast takes NORMAL cubes.
/// @return  Without causes where no set of them explains the difference.
Deviation deviationOf(const World& world, const Ray& ray,
                      IndentationUse indentation = IndentationUse::mesh);

/// Returns whether both methods find the same where some causes are taken away.
/// @param causes  Those that are; may be none.
/// @param world  As for deviationOf().
/// @param ray  As for deviationOf().
/// @param indentation  As for deviationOf().
bool isSameWithout(Causes causes, const World& world, const Ray& ray,
                   IndentationUse indentation = IndentationUse::mesh);

/// Makes a sentence of a `deviation`: what is found that is not there, and why.
Sentence sentenceOf(const Deviation& deviation);

}  // namespace wb::octree

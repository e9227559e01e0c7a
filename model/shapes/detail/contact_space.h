#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting_terms.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::shape {

class Passage;

/// Where a shape may be how far off: see ZoneTolerances.
enum class Zone : std::uint8_t { contact, elsewhere };

/// The space where avatars are about a solid, as nodes of its grid: above what they stand and sit
/// on, and where they walk. Surfaces that border on it are in contact, and so is every part of a
/// shape that reaches into it.
///
/// Something is stood or sat on where it is within 50 degrees of level and has a seat's headroom
/// above, which is half an avatar's height. Where avatars walk about, a slope of more than 10
/// degrees under the sky that no way leads to is a roof, and is not.
class ContactSpace {
 public:
  /// @param solid          What avatars are about.
  /// @param avatar         Who they are, upright.
  /// @param isWalkedAbout  Whether it is so large that they walk about it, on it and on the ground:
  ///     then what is beside them is in contact, too.
  /// @param task           Cancelled: it is not whole.
  ContactSpace(const Solid& solid, const Avatar& avatar, bool isWalkedAbout, const Task& task = {});

  /// Whether a node of the grid is in it.
  bool isAt(std::size_t node) const { return isIn_[node] != 0; }

  // Of a shape, where it is outside of the solid.

  /// Returns the zone that a `place` is in.
  Zone zoneOf(const glm::dvec3& place) const;
  /// Whether a place on a triangle may be in a `zone`; where not, it need not be looked at.
  bool mayBeIn(Zone zone, const std::array<glm::dvec3, 3>& corners) const;

  // Of the outer surface of the solid.

  /// Returns the zone that a `place` is in.
  /// @param solid   That it was made of.
  /// @param place   On its surface.
  /// @param normal  Of that, either way; 0: not known, as if it were level.
  Zone zoneOn(const Solid& solid, const glm::dvec3& place, const glm::dvec3& normal) const;
  /// Whether a place on a triangle of it may be in a `zone`.
  bool mayBeOn(Zone zone, const std::array<glm::dvec3, 3>& corners) const;

 private:
  void addWhereAvatarsWalk(const Solid& solid, const Passage& passage, const Touching& taken,
                           const Task& task);
  std::size_t nodeNear(const glm::dvec3& place) const;

  Grid grid_;
  glm::dvec3 up_;
  std::vector<std::uint8_t> isIn_;  ///< One a node.
  OutsideNodes inside_;             ///< Counts what is in it.
  OutsideNodes outside_;            ///< Counts what is not.
};

}  // namespace wb::shape

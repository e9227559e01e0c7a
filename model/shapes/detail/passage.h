#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/fitting_terms.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace wb::shape {

/// Where avatars stand about a solid, on it or on the ground, and what a shape makes of that:
/// places of their feet in the frame of the solid, m.
struct Ways {
  std::vector<glm::dvec3> kept;   ///< Where one fits still, or within the error of it.
  std::vector<glm::dvec3> taken;  ///< Where none does.
  std::vector<glm::dvec3> cut;    ///< On the ways that are lost, in their order.
  double step = 0;                ///< Between places, m.
};

/// The space around a solid where an avatar fits, and what shapes take of it.
///
/// Two places that are at most about 3 m apart, and have a way between them in the box around that
/// distance, must keep one in a box half as large again. A place counts as kept where there is one
/// within the error of it.
class Passage {
 public:
  /// Of no use where it is cancelled.
  Passage(const Solid& solid, const Avatar& avatar, const Task& task = {});

  /// What a shape within `error` of the solid takes, m; of places close together one.
  std::vector<LostPassage> lostIn(const std::vector<Piece>& pieces, double error,
                                  const Task& task = {}) const;
  std::vector<LostPassage> lostIn(const mesh::TriangleMesh& surface, double error,
                                  const Task& task = {}) const;

  /// Whether it takes nothing: sooner told.
  bool isKeptBy(const std::vector<Piece>& pieces, double error, const Task& task = {}) const;
  bool isKeptBy(const mesh::TriangleMesh& surface, double error, const Task& task = {}) const;

  /// All of it, to be shown.
  Ways waysWith(const std::vector<Piece>& pieces, double error, const Task& task = {}) const;
  Ways waysWith(const mesh::TriangleMesh& surface, double error, const Task& task = {}) const;

  /// Cylinders that must stay free for what filling all within `reach` of the solid would take of
  /// the ways: places of their feet.
  std::vector<glm::dvec3> waysToKeep(double reach, const Task& task = {}) const;

  /// Nodes of the space that avatars get to: from the ground, and from what has something above it,
  /// whose door or stairs may be another part. Up to half their height they climb or jump; they
  /// fall as far as they like. Not all of it where it is cancelled.
  Touching whereTheyGet(const Task& task = {}) const;

  /// Where the cylinders of all are who stand on the solid or on the ground, and what they touch
  /// beside them: one a node of the space. Nobody stands on a roof (see isRoofLike) that `reached`,
  /// see whereTheyGet, has none of. Not all of it where it is cancelled.
  Touching whereTheyAre(const Touching& reached, const Task& task = {}) const;

  /// Whether what faces that way, in the frame of the solid and of length one, is too steep for a
  /// terrace: only who gets there stands on it. Stairs to a terrace may be another part.
  bool isRoofLike(const glm::dvec3& outward) const;

  /// Whether avatars get so near to a `place` on the solid that they stand or sit there.
  bool isNearReached(const Touching& reached, const glm::dvec3& place) const;

  const AvatarSpace& space() const { return space_; }

 private:
  static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  std::vector<LostPassage> lost(const Touching& shape, double error, const Task& task,
                                std::size_t most = all) const;
  Ways ways(const Touching& shape, double error, const Task& task) const;
  /// Where feet at a node stand on the solid, in the grid, m; nothing where they do not.
  std::optional<glm::dvec3> floorUnder(std::size_t index) const;
  /// Whether feet at a node rest on the solid, as they do on a steep slope, too, which they climb.
  bool isSupported(std::size_t index) const;
  /// One a node.
  Touching supported(const Task& task) const;
  int climbedLayers() const;
  glm::dvec3 placeOf(std::size_t node) const;
  void addLostFloors(const Touching& shape, double error, std::vector<LostPassage>& lost,
                     const Task& task, std::size_t most) const;

  const Solid& solid_;
  AvatarSpace space_;
  Touching solidTouching_;
};

}  // namespace wb::shape

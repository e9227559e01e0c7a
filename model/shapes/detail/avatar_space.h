#pragma once

#include "model/geometry/geometry.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting_terms.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <vector>

namespace wb::shape {

/// Where up is in the frame of what was turned so: of length one. Turns about the upright, and less
/// than a hundredth of a degree otherwise, make no difference.
glm::dvec3 upIn(const glm::dquat& rotation);

/// The frame that those who walk about something stand upright in.
class Upright {
 public:
  /// `up` in the other's own frame, of length one; (0, 0, 1): both are the same.
  explicit Upright(const glm::dvec3& up);

  glm::dvec3 standing(const glm::dvec3& own) const { return turn_ * own; }
  glm::dvec3 own(const glm::dvec3& standing) const { return back_ * standing; }

 private:
  glm::dmat3 turn_;
  glm::dmat3 back_;
};

/// One a node of a grid: whether an avatar whose feet are there would touch something.
using Touching = std::vector<std::uint8_t>;

/// Where avatars are looked for around a solid: on a grid that begins at its lowest level, which
/// stands for the ground, and ends a little beside and above it. The grid stands upright, however
/// the solid is turned.
class AvatarSpace {
 public:
  AvatarSpace(const Solid& solid, const Avatar& avatar);

  const Grid& grid() const { return grid_; }
  const Avatar& avatar() const { return avatar_; }

  /// Of a place in the grid, in the frame of the solid.
  glm::dvec3 own(const glm::dvec3& standing) const { return upright_.own(standing); }
  /// Of a direction likewise, the other way round.
  glm::dvec3 standing(const glm::dvec3& own) const { return upright_.standing(own); }
  double ground() const { return low_.z; }

  // What an avatar touches: a solid with all that is within `reach` of it, m, or a shape. Not all
  // of it where it is cancelled.
  Touching touching(const Solid& solid, double reach = 0, const Task& task = {}) const;
  Touching touching(const std::vector<Piece>& pieces, const Task& task = {}) const;
  Touching touching(const mesh::TriangleMesh& surface, const Task& task = {}) const;

  /// Feet so high are still beside the solid, not above what an avatar steps over: nodes below this
  /// layer.
  int layersBeside() const { return layersBeside_; }
  /// The cylinder of an avatar with its feet at a node, as it is looked for: from there upwards.
  double lookedHeight() const { return static_cast<double>(layers_) * grid_.step; }

 private:
  Touching widened(Touching obstacles, const Task& task) const;

  Avatar avatar_;
  Upright upright_;
  glm::dvec3 low_;  ///< Of the solid's box, as it stands.
  glm::dvec3 high_;
  Grid grid_;
  int layers_ = 0;  ///< Above the feet that an avatar reaches.
  int layersBeside_ = 0;
};

}  // namespace wb::shape

#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

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

}  // namespace wb::shape

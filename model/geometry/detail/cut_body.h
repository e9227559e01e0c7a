#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <vector>

namespace wb::mesh {

/// The half-space normal · x <= offset; the normal has length one.
struct Plane {
  glm::dvec3 normal;
  double offset;
};

/// A convex body that planes cut, beginning with a box. What a plane takes away is worked out on
/// the faces that it meets, so that a body of many faces is cut in a moment.
class CutBody {
 public:
  /// Around the origin, `size` each way.
  explicit CutBody(double size);

  /// Takes away what is beyond the plane. Nothing where no corner is farther out than rounding.
  void cut(const Plane& plane);

  /// Those of faces; a corner's number stays its own, and numbers only grow.
  const std::vector<glm::dvec3>& corners() const { return corners_; }
  bool isThere(std::uint32_t corner) const { return isThere_[corner]; }
  std::vector<glm::dvec3> presentCorners() const;
  double volume() const;

 private:
  /// Corners counter-clockwise seen from outside.
  using Loop = std::vector<std::uint32_t>;

  std::vector<glm::dvec3> corners_;
  std::vector<bool> isThere_;
  std::vector<Loop> faces_;
};

}  // namespace wb::mesh

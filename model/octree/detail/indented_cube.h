#pragma once

#include "model/octree/detail/certain_ray.h"
#include "model/octree/topology.h"

#include <glm/vec3.hpp>

#include <array>
#include <optional>

namespace wb::octree {

/// The shape of a NORMAL cube: the 12 triangles of its surface, and how a ray meets it.
///
/// A ray meets a triangle that it touches, its edges included, unless it runs along the triangle's
/// plane: then it meets the neighbours at the edges. It is inside where it crosses triangles an odd
/// number of times at its origin or behind; a ray through an edge or corner is taken as moved by
/// (ε, ε²) across its largest direction, so that it crosses exactly one of the triangles there.
class IndentedShape {
 public:
  /// `corner` and `size` of the cube in fractions of the root's.
  IndentedShape(const PackedCodes& codes, const glm::dvec3& corner, double size);

  /// Where a ray meets the cube first; from inside at 0, and the face says nothing.
  struct BoundedMeeting {
    double t = 0;
    double error = 0;
    Face face = Face::left;
    bool isInside = false;
    MetPlane plane{};  ///< Of the triangle.
  };
  enum class Verdict : std::uint8_t { met, missed, undecided };

  /// Decides by doubles and their error bounds. `meeting` is set where it is met.
  Verdict meet(const BoundedRay& ray, BoundedMeeting& meeting) const;

  struct CertainMeeting {
    Parameter t;
    Face face = Face::left;
    bool isInside = false;
    MetPlane plane{};
  };
  /// Decides without rounding. Of triangles that are met at once one that is entered comes before
  /// one that is left, then the smallest face.
  std::optional<CertainMeeting> meet(const CertainRay& ray) const;

  /// Returns where a ray leaves the cube at or after a parameter, likewise.
  std::optional<CertainMeeting> leave(const CertainRay& ray, const Parameter& after) const;

  /// Returns whether the origin of a ray is inside, the surface included. The ray's direction does
  /// not count.
  bool holdsOrigin(CertainRay ray) const;

  /// Returns a corner in fractions of the root's size.
  glm::dvec3 cornerAt(int corner) const {
    return corner_ + size_ / eighths * glm::dvec3(moved_[static_cast<std::size_t>(corner)]);
  }

 private:
  struct Triangle {
    std::array<std::uint8_t, 3> corners;
    Face face;
    glm::ivec3 normal;
  };
  struct Crossing {
    Parameter t;
    Face face;
    MetPlane plane;
    bool isEntered;
    bool counts;
  };

  template <class See>
  void forEachCrossing(const CertainRay& ray, See&& see) const;

  std::array<glm::ivec3, cornerCount> moved_;
  std::array<Triangle, 12> triangles_{};
  std::size_t count_ = 0;  ///< Of triangles with an area, which are first.
  glm::dvec3 corner_;
  double size_;
};

}  // namespace wb::octree

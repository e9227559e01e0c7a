#pragma once

#include "model/octree/detail/indentation.h"
#include "model/octree/detail/own_ray.h"

#include <array>
#include <optional>

namespace wb::octree {

/// A NORMAL cube in the own frame of its octree, as the 12 triangles of its surface.
class IndentedCube {
 public:
  /// `corner` and `size` of the cube in fractions of the root's.
  IndentedCube(const OwnFrame& frame, const glm::dvec3& corner, double size,
               const PackedCodes& codes);

  struct Meeting {
    double t;
    Face face;      ///< Of the triangle that was met.
    bool isInside;  ///< The origin is inside: t is 0, and the face says nothing.
  };

  /// Where a ray from its origin on meets the cube first, touching included: from inside where it
  /// crosses the surface an odd number of times, else at the nearest triangle. Of equally near ones
  /// one that is entered comes before one that is left, then the smallest face.
  std::optional<Meeting> meet(const OwnRay& ray) const;

  /// Where a ray leaves the cube at or after a parameter.
  std::optional<Meeting> leave(const OwnRay& ray, double after) const;

  /// Whether a point is inside, by crossings of a ray from it.
  bool contains(const glm::dvec3& point) const;

  const std::array<glm::dvec3, cornerCount>& corners() const { return corners_; }
  const std::array<CubeTriangle, 12>& surface() const { return surface_; }

 private:
  struct Crossing {
    double t;
    Face face;
    bool isEntered;
    bool counts;  ///< For telling inside from outside: exactly one of triangles that share an edge.
  };

  template <class See>
  void forEachCrossing(const OwnRay& ray, See&& see) const;
  double parameter(const OwnRay& ray, const CubeTriangle& triangle, double shared) const;

  std::array<glm::ivec3, cornerCount> moved_;
  std::array<CubeTriangle, 12> surface_;
  std::array<glm::dvec3, cornerCount> corners_;
};

}  // namespace wb::octree

#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <memory>

namespace wb::shape {

class TriangleTree;

/// How far points are from a surface: triangles in a bounding volume hierarchy. Built in n log n,
/// asked in about log n.
class SurfaceDistance {
 public:
  /// Of any number of triangles, also none.
  explicit SurfaceDistance(const mesh::TriangleMesh& surface);
  ~SurfaceDistance();

  /// Returns the distance to the nearest point of the surface, in its units; infinity if it has no
  /// triangles.
  double to(const glm::dvec3& point) const;

 private:
  std::unique_ptr<const TriangleTree> tree_;  ///< Null without triangles.
};

}  // namespace wb::shape

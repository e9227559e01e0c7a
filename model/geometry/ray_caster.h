#pragma once

#include "model/geometry/geometry.h"

#include <glm/mat4x3.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace wb::mesh {

/// The first triangle that a ray meets, and where.
struct RayHit {
  std::uint32_t instance = 0;  ///< 0 where there are none.
  std::uint32_t triangle = 0;  ///< Index into the mesh's triangles.
  double distance = 0;         ///< Along the unit direction, >= 0, in the mesh's unit.
  glm::dvec3 point{0};         ///< On the ray.
};

/// Finds the first triangle that a ray meets, from either side. Made once per mesh; casting is
/// const and may run on several threads. Embree's floats: for picking, never for costs.
class RayCaster {
 public:
  /// A body that stands somewhere: from its frame into that of the ray.
  struct Instance {
    const RayCaster* body;
    glm::dmat4x3 place;
  };

  explicit RayCaster(const TriangleMesh& mesh);
  /// Of bodies that each hold a mesh, any number of times each; they need not outlive this. Those
  /// flattened to nothing are never met. Distances and points are in the ray's frame.
  explicit RayCaster(const std::vector<Instance>& instances);
  RayCaster(RayCaster&&) noexcept;
  RayCaster& operator=(RayCaster&&) noexcept;
  ~RayCaster();

  /// Finds the first triangle from `origin` on, to single precision; nothing where none is met. Of
  /// a `direction` only where it points counts; its length may be any above 0.
  std::optional<RayHit> cast(const glm::dvec3& origin, const glm::dvec3& direction) const;

 private:
  struct Scene;
  std::unique_ptr<Scene> scene_;
};

}  // namespace wb::mesh

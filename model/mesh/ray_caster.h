#pragma once

#include "model/mesh/triangle_mesh.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <memory>
#include <optional>

namespace wb::mesh {

struct RayHit {
  std::uint32_t triangle = 0;  ///< Index into the mesh's triangles.
  double distance = 0;         ///< Along the unit direction, >= 0, in the mesh's unit.
  glm::dvec3 point{0};         ///< On the ray.
};

/// Finds the first triangle that a ray meets, from either side. Made once per mesh; casting is
/// const and may run on several threads. Embree's floats: for picking, never for costs.
class RayCaster {
 public:
  explicit RayCaster(const TriangleMesh& mesh);
  RayCaster(RayCaster&&) noexcept;
  RayCaster& operator=(RayCaster&&) noexcept;
  ~RayCaster();

  /// `direction` has any length > 0.
  std::optional<RayHit> cast(const glm::dvec3& origin, const glm::dvec3& direction) const;

 private:
  struct Scene;
  std::unique_ptr<Scene> scene_;
};

}  // namespace wb::mesh

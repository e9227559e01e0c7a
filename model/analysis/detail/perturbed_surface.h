#pragma once

#include "model/asset/mesh_asset.h"
#include "model/geometry/width.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::tuning {

/// A number from -1 to 1 that depends on its arguments alone: SplitMix64 of their mix, the same
/// bits everywhere.
double shift(std::uint64_t stream, const glm::dvec3& place, int axis);

/// Triangles whose vertices are moved at random, the same way for the same stream.
class PerturbedSurface {
 public:
  /// Of a stored mesh: moved by half a step where metres are 0.
  PerturbedSurface(const asset::Faces& faces, const glm::dvec3& scale);
  /// Of a mesh that is stored nowhere: not moved where metres are 0.
  PerturbedSurface(mesh::TriangleMesh mesh, const glm::dvec3& scale);

  /// `room` holds the moved vertices; it can be used again and again.
  mesh::WidthStatistics perturbed(double metres, std::uint64_t stream,
                                  mesh::TriangleMesh& room) const;

 private:
  mesh::TriangleMesh mesh_;            ///< In the unit cube.
  std::vector<glm::dvec3> halfSteps_;  ///< One a vertex, in the unit cube; empty: none.
  glm::dvec3 scale_;
};

}  // namespace wb::tuning

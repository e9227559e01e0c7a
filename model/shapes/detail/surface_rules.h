#pragma once

#include "model/geometry/width.h"

#include <algorithm>

namespace wb::shape {

/// What triangles cost as physics (see cost::triangleMeshCost).
struct SurfaceRules {
  double perInverseWidth = 0;  ///< PE for each triangle, times its width in m.
  double least = 0;            ///< PE of any surface.

  /// Of triangles that all have a width.
  double costOf(double inverseWidths) const {
    return std::max(perInverseWidth * inverseWidths, least);
  }
  double costOf(const mesh::TriangleMesh& mesh) const {
    return costOf(mesh::widthStatistics(mesh, glm::dvec3(1)).inverseSum);
  }
};

}  // namespace wb::shape

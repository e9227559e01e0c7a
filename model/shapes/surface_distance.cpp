#include "model/shapes/surface_distance.h"

#include "model/shapes/detail/triangle_tree.h"

#include <limits>
#include <memory>

namespace wb::shape {

SurfaceDistance::SurfaceDistance(const mesh::TriangleMesh& surface) {
  if (!surface.triangles.empty()) tree_ = std::make_unique<const TriangleTree>(surface);
}

SurfaceDistance::~SurfaceDistance() = default;

double SurfaceDistance::to(const glm::dvec3& point) const {
  return tree_ ? tree_->distance(point) : std::numeric_limits<double>::infinity();
}

}  // namespace wb::shape

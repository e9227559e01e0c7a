#include "model/shapes/detail/octree_shapes.h"

#include "model/octree/boxes.h"
#include "model/octree/octree_surface.h"

namespace wb::shape {

Result<ConvexPieces> octreeBoxes(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                 const Task& task) {
  auto placed = octree::voxelised(mesh, options.voxels, task);
  if (!placed) return failure(std::move(placed));
  return octree::convexPieces(*placed);
}

Result<mesh::TriangleMesh> octreeSurface(const mesh::TriangleMesh& mesh,
                                         const MethodOptions& options, const Task& task) {
  auto placed = octree::voxelised(mesh, options.voxels, task);
  if (!placed) return failure(std::move(placed));
  return octree::outerSurface(*placed);
}

}  // namespace wb::shape

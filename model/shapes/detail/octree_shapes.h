#pragma once

#include "model/shapes/method.h"

namespace wb::shape {

/// A body for each merged box of an octree of the mesh (see octree::voxelised and convexPieces).
Result<ConvexPieces> octreeBoxes(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                 const Task& task = {});

/// The surface of that octree (see octree::outerSurface).
Result<mesh::TriangleMesh> octreeSurface(const mesh::TriangleMesh& mesh,
                                         const MethodOptions& options, const Task& task = {});

}  // namespace wb::shape

#pragma once

#include "model/shapes/method.h"

namespace wb::shape {

/// The mesh with MethodOptions::kept of its triangles, rounded up (see mesh::simplified).
Result<mesh::TriangleMesh> simplerMesh(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                       const Task& task = {});

}  // namespace wb::shape

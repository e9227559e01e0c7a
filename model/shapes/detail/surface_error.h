#pragma once

#include "model/shapes/detail/error.h"

namespace wb::shape {

// The error of a surface of at least one triangle: as that of pieces (see error.h), but that it
// fills nothing, so that `overlap` and `missing` are 0.

Deviation overfillOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task = {});
Deviation shortfallOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task = {});
ShapeError errorOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task = {});

}  // namespace wb::shape

#pragma once

#include "model/geometry/geometry.h"
#include "model/shapes/generation.h"
#include "ui/widgets/mesh_picture.h"

namespace wb::ui {

/// Returns the triangles of a shape that was `made` for a `group`, in metres, as the group's first
/// part stands in the region.
mesh::TriangleMesh trianglesOf(const making::Group& group, const shape::FittedShape& made);
/// The same of the mesh that is seen; empty where it is too fine for a small picture.
mesh::TriangleMesh modelOf(const making::Group& group);

}  // namespace wb::ui

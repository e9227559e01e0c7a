#pragma once

#include "model/shapes/fitting.h"

namespace wb::shape {

/// The solid's mesh with as few triangles as the tolerance allows, and without those that others
/// make superfluous, as one side of a thin wall or a sliver: the most expensive first. Closer than
/// asked where avatars would no longer get through otherwise.
Result<mesh::TriangleMesh> simplifiedSurface(const Solid& solid, const FitOptions& options,
                                             const Task& task);

}  // namespace wb::shape

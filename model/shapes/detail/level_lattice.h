#pragma once

#include "model/asset/asset.h"
#include "model/core/task.h"

namespace wb::shape {

/// A level of detail with its corners moved to the nodes of a lattice, which all faces share, so
/// that they stay joined: corners of few different coordinates are stored in far fewer bytes, and
/// bytes are what streaming costs. Corners that became equal are one, triangles without an area are
/// left out, and textures and normals are rounded likewise.
/// `scale`: the sides at which it is seen, m; `step`: of the lattice, m, at most: no corner, and
/// nothing of a texture, moves farther than its diagonal's half. Where that is finer than the
/// lattice can be, nothing moves. Not whole where it is cancelled.
asset::Faces onLattice(const asset::Faces& faces, const glm::dvec3& scale, double step,
                       const Task& task = {});

}  // namespace wb::shape

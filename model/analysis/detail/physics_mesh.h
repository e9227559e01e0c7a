#pragma once

#include "model/asset/mesh_asset.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::advice {

/// A physics mesh with triangles taken out; its positions stay as stored.
struct FewerTriangles {
  asset::Faces faces;
  std::size_t removed = 0;
};

/// Without some of its triangles: indices as in asset::toTriangleMesh, ascending. A face that loses
/// its last one has no geometry.
FewerTriangles withoutTriangles(const asset::Faces& faces,
                                const std::vector<std::uint32_t>& triangles);

/// With corners that are at most `distance` metres apart at the scale made one, face by face. Each
/// moves onto one before it, so that none moves farther than that. Triangles that lose a corner are
/// taken out.
FewerTriangles welded(const asset::Faces& faces, const glm::dvec3& scale, double distance);

}  // namespace wb::advice

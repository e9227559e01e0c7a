#pragma once

#include "model/asset/mesh_asset.h"

namespace wb::asset {

/// Writes an asset as the viewer does: blocks skin, physics_convex, lowest, low, medium, high,
/// physics_mesh, each zlib level 9. Reading the result gives equal values.
Bytes encode(const MeshAsset& asset);

/// A face from floats: positions are quantised over their own bounds within the unit cube.
/// `normals` and `texCoords` may be empty.
Face makeFace(const mesh::TriangleMesh& mesh);

/// Hull points rounded outward over ±0.5 (or up to 1 % beyond), so that the hull they span contains
/// every point of `contained`; clipped to the box where that cannot be.
HullPoints quantisedOutward(const std::vector<glm::dvec3>& vertices,
                            const std::vector<glm::dvec3>& contained, const Domain3& domain);

}  // namespace wb::asset

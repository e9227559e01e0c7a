#include "model/scene/seen_mesh.h"

#include "model/geometry/tessellation.h"

namespace wb::scene {
namespace {

mesh::TriangleMesh inUnitCube(const Part& part, const asset::MeshAsset* asset) {
  if (part.kind == PartKind::sculpt) return {};
  if (part.kind != PartKind::mesh) return prim::tessellate(part.prim, drawnDetail);
  const asset::Faces* faces = asset ? seenFaces(*asset, asset::Lod::high) : nullptr;
  return faces ? toTriangleMesh(*faces) : mesh::TriangleMesh{};
}

}  // namespace

const asset::Faces* seenFaces(const asset::MeshAsset& asset, asset::Lod lod) {
  for (std::size_t level = static_cast<std::size_t>(lod) + 1; level-- > 0;)
    if (asset.lods[level]) return &*asset.lods[level];
  return nullptr;
}

mesh::TriangleMesh seenMesh(const Part& part, const asset::MeshAsset* asset) {
  mesh::TriangleMesh mesh = inUnitCube(part, asset);
  for (glm::dvec3& position : mesh.positions) position *= part.scale;
  return mesh;
}

}  // namespace wb::scene

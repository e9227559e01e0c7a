#include "model/import/model_lods.h"

#include "model/mesh/simplify.h"

#include <utility>

namespace wb::import {
namespace {

std::vector<ModelMaterial> simplified(const std::vector<ModelMaterial>& above) {
  std::vector<ModelMaterial> made;
  for (const ModelMaterial& material : above) {
    ModelMaterial& own = made.emplace_back();
    own.name = material.name;
    for (const ModelFace& face : material.faces) own.faces.push_back(simplified(face));
  }
  return made;
}

}  // namespace

ModelFace simplified(const ModelFace& face) {
  const std::size_t count = face.mesh.triangles.size();
  if (count == 0) return face;
  mesh::Simplified fewer = mesh::simplified(
      face.mesh, (count + trianglesPerMadeTriangle - 1) / trianglesPerMadeTriangle);
  ModelFace result{std::move(fewer.mesh), {}, {}};
  for (const std::uint32_t vertex : fewer.vertices) {
    result.normals.push_back(face.normals[vertex]);
    if (!face.texCoords.empty()) result.texCoords.push_back(face.texCoords[vertex]);
  }
  return result;
}

std::size_t makeLowerLods(NodeLevels& levels) {
  std::size_t made = 0;
  for (std::size_t lod = 1; lod < asset::allLods.size(); ++lod) {
    if (!levels[lod].empty() || levels[lod - 1].empty()) continue;
    levels[lod] = simplified(levels[lod - 1]);
    ++made;
  }
  return made;
}

}  // namespace wb::import

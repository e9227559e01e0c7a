#include "model/formats/detail/model_lods.h"

#include "model/asset/make_lods.h"
#include "model/geometry/lower_level.h"

#include <utility>

namespace wb::import {
namespace {

using Level = std::vector<ModelMaterial>;

/// A face with what is left of its surface.
ModelFace withSurface(const ModelFace& face, mesh::Simplified&& fewer) {
  ModelFace result{std::move(fewer.mesh), {}, {}};
  for (const std::uint32_t vertex : fewer.vertices) {
    result.normals.push_back(face.normals[vertex]);
    if (!face.texCoords.empty()) result.texCoords.push_back(face.texCoords[vertex]);
  }
  return result;
}

/// The base hull is made of the low level: it keeps most of its volume, and the lowest some.
Level lowerLevel(const Level& above, asset::Lod lod) {
  std::vector<mesh::TriangleMesh> surfaces;
  for (const ModelMaterial& material : above)
    for (const ModelFace& face : material.faces) surfaces.push_back(face.mesh);
  auto fewer = mesh::lowerLevel(surfaces, asset::keptVolume(lod));
  auto next = fewer.begin();
  Level made;
  for (const ModelMaterial& material : above) {
    ModelMaterial& own = made.emplace_back();
    own.name = material.name;
    for (const ModelFace& face : material.faces)
      own.faces.push_back(withSurface(face, std::move(*next++)));
  }
  return made;
}

}  // namespace

ModelFace simplified(const ModelFace& face) {
  return withSurface(face, std::move(mesh::lowerLevel({face.mesh}, 0).front()));
}

std::size_t makeLowerLods(NodeLevels& levels) {
  std::size_t made = 0;
  for (std::size_t lod = 1; lod < asset::allLods.size(); ++lod) {
    if (!levels[lod].empty() || levels[lod - 1].empty()) continue;
    levels[lod] = lowerLevel(levels[lod - 1], asset::allLods[lod]);
    ++made;
  }
  return made;
}

}  // namespace wb::import

#pragma once

#include "model/asset/encode.h"
#include "model/formats/detail/model_faces.h"
#include "model/formats/detail/model_levels.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace wb::import {

/// The surface of one material in one level of detail.
struct ModelMaterial {
  std::string name;
  std::vector<ModelFace> faces;
};

/// What a node has at each level; empty: nothing, the next higher level serves.
using NodeLevels = std::array<std::vector<ModelMaterial>, modelLevels>;

/// A mesh asset as the uploader would make it, with where it was in its node's frame.
struct ModelAsset {
  asset::MeshAsset mesh;
  asset::Encoded encoded;  ///< Of it.
  glm::dvec3 centre{0};
  glm::dvec3 size{0};  ///< Zero on an axis without extent.
};

/// What is made of a node's faces beside what its levels hold.
struct AssetPlan {
  /// The levels that the uploader generates of the highest (mesh::UploaderLevels).
  std::array<bool, 4> generated{};
  std::size_t allTriangles = 0;  ///< Of all models that are uploaded together.
  bool joins = false;            ///< One asset of however many faces: as if of eight materials.
};

/// Of which levels of detail materials found no place: of some, or of all that there are.
struct LostMaterials {
  std::array<bool, 4> some{};
  std::array<bool, 4> all{};
  std::size_t physicsFaces = 0;  ///< Faces of the physics mesh for which there is no part.
};

/// A node's faces as assets of up to eight each, all in the box of the whole node: the further ones
/// are the uploader's submodels (LLModel::trimVolumeFacesToSize; LLDAELoader::loadModelsFromDomMesh
/// sets their box once, before). Materials keep the order of the highest level; those of a lower
/// one are found by name, or by order where it has as many; what is of no such material is lost,
/// and told. Physics faces are cut into eights too.
std::vector<ModelAsset> assetsOf(const NodeLevels& levels, const AssetPlan& plan,
                                 LostMaterials& lost);

/// A face with a quarter of the triangles, rounded up, on vertices it had already (see
/// mesh::lowerLevel).
ModelFace simplified(const ModelFace& face);

/// Makes each level of detail that has nothing from the level above it, face by face; the physics
/// mesh is none of them. One keeps more triangles where its hull would lose more of its volume than
/// asset::keptVolume leaves. How many levels were made.
std::size_t makeLowerLods(NodeLevels& levels);

}  // namespace wb::import

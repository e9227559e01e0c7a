#pragma once

#include "model/formats/reader/flat_scene.h"

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

/// What the viewer's uploader makes of a file before it looks at levels of detail: models with
/// labels (LLDAELoader::OpenFile, LLGLTFLoader::parseMeshes), each of faces in the order of their
/// materials (LLModel::sortVolumeFacesByMaterialName).
namespace wb::import {

/// Stands for the number of a model or node that there is not.
inline constexpr std::size_t noNode = std::numeric_limits<std::size_t>::max();

/// Meshes that become faces of one material.
struct MaterialMeshes {
  std::string name;
  std::vector<const worker::MeshView*> meshes;
};

/// In the order of their names, large letters as small ones. Each mesh by itself as the uploader's
/// loaders do; those of one material together where it has none for the format, as a program that
/// writes Collada or glTF instead would.
std::vector<MaterialMeshes> materialsOf(const worker::FlatScene& scene,
                                        const worker::NodeView& node);

/// An LLModel with its submodels.
struct UploaderModel {
  std::string label;               ///< Without the suffix of a level.
  std::vector<std::size_t> nodes;  ///< Its instances; a Collada geometry may have none.
};

struct UploaderModels {
  std::vector<UploaderModel> models;  ///< In the order in which the uploader counts them.
  std::vector<std::size_t> ofNode;    ///< The number of each node's model.
  bool isCollada = false;
};

UploaderModels uploaderModelsOf(const worker::FlatScene& scene);

/// A label without `_LOD2`, `_PHYS` and the like: up to the last underline where it holds one.
std::string withoutSuffix(const std::string& label);

/// Less, large letters as small ones (LLStringUtil::compareInsensitive).
bool lessInsensitive(std::string_view a, std::string_view b);

/// Which models of a level's file stand for those of the model.
struct ModelMatches {
  /// For each model, the number of the companion's that stands for it, or noNode.
  std::vector<std::size_t> ofModel;
  /// Models of the companion that stand for none. The uploader refuses that in a level of detail.
  std::vector<std::size_t> unused;
};

/// As the uploader finds them: by label; all by their order where no label fits, and neither file
/// has a model of more than eight faces (LLModelPreview::loadModelCallback, rebuildUploadData).
/// With `standIn`, a model of that label serves where none is found.
ModelMatches matchedModels(const UploaderModels& model, const UploaderModels& companion,
                           bool hasSubmodels, std::string_view standIn = {});

/// The label of a physics mesh that serves all models that have none of their own.
inline constexpr std::string_view defaultPhysics = "default_physics_shape";

}  // namespace wb::import

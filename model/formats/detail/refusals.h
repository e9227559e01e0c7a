#pragma once

#include "model/core/core.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/detail/uploader_models.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace wb::import {

/// Why the uploader refuses a model: of the whole, and of its uploader's models by their numbers.
struct Refusals {
  Diagnostics ofAll;
  std::vector<Diagnostics> ofModel;
};

/// What the matching of levels was. Indices as in ModelLevels; the first is the model.
struct LevelModels {
  std::array<UploaderModels, modelLevels> models;
  std::array<ModelMatches, modelLevels> matches;
};

/// The checks of the viewer's loaders and of LLModelPreview::rebuildUploadData and
/// updateStatusMessages that need more than an asset. `name` is the model file's, without ending.
Refusals refusalsOf(const ModelLevels& levels, const LevelModels& found, const std::string& name);

/// Whether a node is a mirror image that the uploader refuses (LLDAELoader::processElement,
/// NegativeScaleTrans). It applies a glTF node's matrix to the vertices, and turns triangles there.
bool isRefusedMirror(const worker::FlatScene& scene, const worker::NodeView& node);

/// The names of a node's materials, one for each face, in the uploader's order.
std::vector<std::string> materialList(const worker::FlatScene& scene, std::size_t node);

}  // namespace wb::import

#pragma once

#include "model/formats/detail/uploader_models.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace wb::import {

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

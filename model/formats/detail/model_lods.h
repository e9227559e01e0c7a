#pragma once

#include "model/formats/detail/model_asset.h"

#include <cstddef>

namespace wb::import {

/// A face with a quarter of the triangles, rounded up, on vertices it had already (see
/// mesh::lowerLevel).
ModelFace simplified(const ModelFace& face);

/// Makes each level of detail that has nothing from the level above it, face by face; the physics
/// mesh is none of them. One keeps more triangles where its hull would lose more of its volume than
/// asset::keptVolume leaves. How many levels were made.
std::size_t makeLowerLods(NodeLevels& levels);

}  // namespace wb::import

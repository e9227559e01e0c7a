#pragma once

#include "model/import/model_asset.h"

#include <cstddef>

namespace wb::import {

/// A made level of detail has one triangle for so many of the level above (costs.md 2).
inline constexpr std::size_t trianglesPerMadeTriangle = 4;

/// A face with a quarter of the triangles, rounded up, on vertices it had already (see
/// mesh::simplified).
ModelFace simplified(const ModelFace& face);

/// Makes each level of detail that has nothing from the level above it, face by face; the physics
/// mesh is none of them. How many levels were made.
std::size_t makeLowerLods(NodeLevels& levels);

}  // namespace wb::import

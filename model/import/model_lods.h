#pragma once

#include "model/import/model_asset.h"

#include <cstddef>

namespace wb::import {

/// A made level of detail has one triangle for so many of the level above (costs.md 2).
inline constexpr std::size_t trianglesPerMadeTriangle = 4;

/// A face with a quarter of the triangles, or another share of them, rounded up, on vertices it had
/// already (see mesh::simplified).
ModelFace simplified(const ModelFace& face, double share = 1.0 / trianglesPerMadeTriangle);

/// Makes each level of detail that has nothing from the level above it, face by face; the physics
/// mesh is none of them. One keeps more triangles where its hull would lose a fifth of its volume,
/// or the lowest level's all of it: the base hull is made of the low level. How many levels were
/// made.
std::size_t makeLowerLods(NodeLevels& levels);

}  // namespace wb::import

#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/result.h"

namespace wb::asset {

/// Reads `Weights`: for each of `vertices` up to four of a U8 joint and a U16 weight; 0xFF ends a
/// list shorter than four.
Result<std::vector<VertexWeights>> readWeights(ByteView stored, std::size_t vertices);

/// Joints are below 0xFF.
Bytes writeWeights(const std::vector<VertexWeights>& weights);

}  // namespace wb::asset

#pragma once

#include "model/core/result.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <span>

namespace wb::exporting {

/// A mesh stored as an upload would be, and read back for the sizes of its blocks.
Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh);

/// Gives parts of a linkset, at least one and all of one asset, another. Parts that are not among
/// them keep the one before; it then gets a name with a number beside it.
void giveAsset(scene::Scene& scene, std::size_t linkset, std::span<const std::size_t> parts,
               scene::Asset asset);

}  // namespace wb::exporting

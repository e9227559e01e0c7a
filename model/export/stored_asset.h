#pragma once

#include "model/base/result.h"
#include "model/scene/scene.h"

namespace wb::exporting {

/// A mesh stored as an upload would be, and read back for the sizes of its blocks.
Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh);

}  // namespace wb::exporting

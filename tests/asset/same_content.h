#pragma once

#include "model/asset/asset.h"

namespace wb::asset {

/// Whether two assets say the same, wherever their blocks lie in a file.
inline bool sameContent(const MeshAsset& a, const MeshAsset& b) {
  return a.version == b.version && a.creator == b.creator && a.date == b.date && a.lods == b.lods &&
         a.physicsMesh == b.physicsMesh && a.physicsConvex == b.physicsConvex && a.skin == b.skin &&
         a.recordedCosts == b.recordedCosts && a.otherKeys == b.otherKeys &&
         a.otherBlocks == b.otherBlocks;
}

}  // namespace wb::asset

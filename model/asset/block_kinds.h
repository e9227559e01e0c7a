#pragma once

#include "model/asset/mesh_asset.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace wb::asset {

/// The blocks of an asset that are understood.
enum class BlockKind : std::uint8_t { skin, physicsConvex, lowest, low, medium, high, physicsMesh };

struct BlockName {
  BlockKind kind;
  std::string_view name;   ///< As the viewer and the grid spell it.
  std::string_view alias;  ///< As the published document and old files do, where that differs.
};

/// In the order in which the viewer writes them.
inline constexpr std::array<BlockName, 7> blockNames{{
    {BlockKind::skin, "skin", {}},
    {BlockKind::physicsConvex, "physics_convex", "decomposition"},
    {BlockKind::lowest, "lowest_lod", {}},
    {BlockKind::low, "low_lod", {}},
    {BlockKind::medium, "medium_lod", {}},
    {BlockKind::high, "high_lod", {}},
    {BlockKind::physicsMesh, "physics_mesh", "physics_shape"},
}};

/// `high_lod` …
std::string_view blockName(Lod lod);

/// Where an asset holds the faces of a block: a LOD, or the physics mesh.
template <class Asset>
auto& facesOf(Asset& asset, BlockKind kind) {
  const auto of = [&](Lod lod) -> auto& { return asset.lods[static_cast<std::size_t>(lod)]; };
  switch (kind) {
    case BlockKind::high:
      return of(Lod::high);
    case BlockKind::medium:
      return of(Lod::medium);
    case BlockKind::low:
      return of(Lod::low);
    case BlockKind::lowest:
      return of(Lod::lowest);
    default:
      return asset.physicsMesh;
  }
}

}  // namespace wb::asset

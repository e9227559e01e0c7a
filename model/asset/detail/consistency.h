#pragma once

#include "model/asset/asset.h"
#include "model/asset/detail/asset_header.h"
#include "model/core/core.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace wb::asset {

/// Ascending indices for a sentence that says how many there are, counted from 1: the first three,
/// of which each may be a row of them (`13–36`).
inline std::string listed(const std::vector<std::uint32_t>& indices) {
  constexpr std::size_t shown = 3;
  std::string text;
  std::size_t next = 0;
  for (std::size_t i = 0; i < shown && next < indices.size(); ++i) {
    std::size_t last = next;
    while (last + 1 < indices.size() && indices[last + 1] == indices[last] + 1) ++last;
    if (last < next + 2) last = next;  // Two stand for themselves.
    text.append(i == 0 ? "" : ", ").append(std::to_string(indices[next] + 1));
    if (last > next) text.append("–").append(std::to_string(indices[last] + 1));
    next = last + 1;
  }
  return next < indices.size() ? text + ", …" : text;
}

/// Which triangles of a face name a vertex that it lacks, if any do. Placeholders in a face without
/// vertices name none.
std::optional<Diagnostic> indicesPastVertices(const Face& face);

/// Pairs of blocks that claim the same bytes, each told once at the later one. Two spellings of one
/// block's name may share it. `entries` by offset; those that end past the file are left out. A LOD
/// among them marks the damage.
Diagnostics overlaps(const std::vector<BlockEntry>& entries, std::size_t headerBytes,
                     std::size_t fileBytes, Damage& damage);

/// The blocks that every asset needs and this one, as its header lists it, lacks: the high LOD, a
/// LOD above another one, the convex block. Nothing is missing of what this program encoded from a
/// 3D model but the high LOD. A missing high LOD marks the damage.
Diagnostics missingBlocks(const Header& header, Damage& damage);

/// Returns the blocks of unknown names, each with the nearest known one. Where that is very near
/// and not listed itself, its name was damaged: it is an error, and marks the damage.
Diagnostics unknownBlocks(const Header& header, Damage& damage);

/// Returns the bytes behind the last block, where there are any.
Diagnostics leftOverBytes(const Header& header, std::size_t fileBytes);

/// Returns the mark of a block in the damage of an asset; a skin costs nothing.
bool& damageOf(Damage& damage, BlockKind kind);

}  // namespace wb::asset

#pragma once

#include "model/asset/asset.h"
#include "model/core/compression.h"
#include "model/core/core.h"
#include "model/core/task.h"

namespace wb::asset {

/// Inflates zlib streams, and says what is wrong with one as of a mesh asset.
class Inflater : public wb::Inflater {
 public:
  Inflater();
};

/// Reads a whole mesh asset from memory. Fatal: no header, a version above 999, or no block that
/// could be decoded. A block that is broken is left out and named as a finding with its offset in
/// the file, and so is what contradicts itself or is missing; the asset's damage says what cannot
/// be relied on then. Memory stays within limits.h whatever the bytes say; it is drawn from the
/// task's budget meanwhile, and fatal where that has too little left.
Result<Loaded<MeshAsset>> decode(ByteView bytes, const Task& task = {});

/// Returns how it is known that a file was read completely: each block has a checksum of its own,
/// and where the last ends at the end of the file, that is all.
/// @param mesh  What decode() made of the file.
/// @param fileBytes  The size of the file.
Wholeness wholenessOf(const MeshAsset& mesh, std::size_t fileBytes);

/// Returns whether `bytes` begin like a mesh asset's header (and not like another LLSD document).
/// Where the header cannot be read as a whole, or `task` is cancelled, its first key decides.
bool looksLikeMeshAsset(ByteView bytes, const Task& task = {});

/// Whether bytes could begin any LLSD map: what is left of a mesh asset cut within its first key.
bool beginsLikeHeader(ByteView bytes);

}  // namespace wb::asset

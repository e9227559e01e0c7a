#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wb::asset {

/// Where the header says that a block lies.
struct BlockEntry {
  std::string name;
  std::size_t offset = 0;  ///< From the end of the header.
  std::size_t size = 0;    ///< Greater than 0: a block of size 0 counts as absent.
  llsd::Map otherKeys;
};

struct Header {
  MeshAsset asset;                    ///< With everything that stands in the header itself.
  std::vector<BlockEntry> entries;    ///< By offset.
  std::vector<std::string> empty;     ///< Known blocks that are listed with a size of 0.
  std::vector<std::string> unusable;  ///< Entries without an offset and a size that make sense.
};

/// Fails when there is no header map, when its version is refused, or when cancelled. An entry that
/// makes no sense is left out and named among the findings.
Result<Header> readHeader(ByteView bytes, Findings& findings, const Task& task = {});

}  // namespace wb::asset

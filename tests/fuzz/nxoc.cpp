#include "model/octree/octree_file.h"

#include <algorithm>
#include <cstdlib>

/// What can be read is written as the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const wb::ByteView bytes{data, size};
  const auto octree = wb::octree::readNxoc(bytes);
  if (!octree) return 0;
  if (!wb::octree::looksLikeNxoc(bytes)) std::abort();
  if (!std::ranges::equal(wb::octree::writeNxoc(*octree, wb::octree::NxocStructure::kept), bytes))
    std::abort();
  return 0;
}

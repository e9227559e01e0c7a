#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/validate.h"
#include "tests/asset/same_content.h"
#include "tests/asset/stored_asset.h"

#include <cstdlib>

namespace wb::asset {
namespace {

void forget(std::optional<Faces>& faces) {
  if (!faces) return;
  for (Face& face : *faces) face.otherKeys.clear();
}

/// Without the values that nobody understands: they may be numbers that do not equal themselves.
MeshAsset understood(MeshAsset asset) {
  asset.otherKeys.clear();
  for (OpaqueBlock& block : asset.otherBlocks) block.otherKeys.clear();
  for (auto& lod : asset.lods) forget(lod);
  forget(asset.physicsMesh);
  if (asset.physicsConvex) asset.physicsConvex->otherKeys.clear();
  if (asset.skin) asset.skin->otherKeys.clear();
  return asset;
}

/// What can be read is checked, written and read again without a change.
void tryAsset(ByteView bytes) {
  const auto asset = decode(bytes);
  if (!asset) return;
  validate(asset->value);
  const Bytes written = encode(asset->value);
  const auto again = decode(written);
  if (!looksLikeMeshAsset(written) || !again || encode(again->value) != written) std::abort();
  if (!sameContent(understood(asset->value), understood(again->value))) std::abort();
}

/// A changed bit in a compressed block ends at its checksum, so the bytes serve as the content of
/// every block too.
Bytes asBlocks(ByteView content) {
  const Bytes stored = StoredAsset::compressed({content.begin(), content.end()});
  StoredAsset asset;
  asset.raw("high_lod", stored);
  for (const char* name : {"physics_mesh", "physics_convex", "skin"})
    asset.listed(name, 0, stored.size());
  return asset.bytes();
}

}  // namespace
}  // namespace wb::asset

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wb::asset::tryAsset({data, size});
  wb::asset::tryAsset(wb::asset::asBlocks({data, size}));
  return 0;
}

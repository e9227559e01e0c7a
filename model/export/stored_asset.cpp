#include "model/export/stored_asset.h"

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/base/digest.h"

#include <memory>
#include <utility>

namespace wb::exporting {

Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh) {
  auto bytes = asset::encode(mesh);
  auto read = asset::decode(bytes);
  if (!read) return failure(std::move(read));
  scene::Asset stored;
  stored.sha256 = sha256(bytes);
  stored.data = std::make_shared<const Bytes>(std::move(bytes));
  stored.mesh = std::make_shared<const asset::MeshAsset>(std::move(read->value));
  return stored;
}

}  // namespace wb::exporting

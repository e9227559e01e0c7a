#include "model/export/stored_asset.h"

#include "model/asset/stored.h"
#include "model/base/digest.h"

#include <memory>
#include <utility>

namespace wb::exporting {

Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh) {
  auto made = asset::stored(mesh);
  if (!made) return failure(std::move(made));
  scene::Asset stored;
  stored.sha256 = sha256(made->bytes);
  stored.data = std::make_shared<const Bytes>(std::move(made->bytes));
  stored.mesh = std::make_shared<const asset::MeshAsset>(std::move(made->read.value));
  return stored;
}

}  // namespace wb::exporting

#include "model/formats/stored_asset.h"

#include "model/asset/stored.h"
#include "model/core/digest.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace wb::exporting {
namespace {

std::size_t usesOf(const scene::Scene& scene, const std::string& key) {
  std::size_t count = 0;
  for (const scene::Linkset& linkset : scene.linksets)
    count += static_cast<std::size_t>(std::ranges::count(linkset.parts, key, &scene::Part::asset));
  return count;
}

std::string keyFor(const scene::Scene& scene, const std::string& key, std::size_t parts) {
  if (usesOf(scene, key) <= parts) return key;
  std::size_t number = 2;
  while (scene.assets.contains(fmt::format("{} {}", key, number))) ++number;
  return fmt::format("{} {}", key, number);
}

}  // namespace

Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh) {
  auto made = asset::stored(mesh);
  if (!made) return failure(std::move(made));
  scene::Asset stored;
  stored.sha256 = sha256(made->bytes);
  stored.data = std::make_shared<const Bytes>(std::move(made->bytes));
  stored.mesh = std::make_shared<const asset::MeshAsset>(std::move(made->read.value));
  return stored;
}

void giveAsset(scene::Scene& scene, std::size_t linkset, std::span<const std::size_t> parts,
               scene::Asset asset) {
  std::vector<scene::Part>& all = scene.linksets[linkset].parts;
  const std::string key = keyFor(scene, all[parts.front()].asset, parts.size());
  for (const std::size_t part : parts) all[part].asset = key;
  scene.assets[key] = std::move(asset);
}

}  // namespace wb::exporting

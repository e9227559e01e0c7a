#include "model/formats/detail/mesh_part.h"

#include "model/asset/asset_held_bytes.h"
#include "model/asset/usable_triangles.h"
#include "model/core/core_texts.h"
#include "model/core/digest.h"
#include "model/core/memory_budget.h"

#include <utility>

namespace wb::import {

scene::ShapeType usualShapeType(const asset::MeshAsset& mesh) {
  const bool hasHulls = mesh.physicsConvex && !mesh.physicsConvex->hulls.empty();
  const bool hasMesh = mesh.physicsMesh && asset::usableTriangles(*mesh.physicsMesh) > 0;
  const bool mayHaveOne = mesh.damage.physicsConvex || mesh.damage.physicsMesh;
  return hasHulls || hasMesh || mayHaveOne ? scene::ShapeType::prim : scene::ShapeType::convexHull;
}

Result<std::string> AssetShelf::add(const std::string& name, Bytes bytes,
                                    const std::string& place) {
  return add(name, std::move(bytes), place,
             [&](const std::string& sha256) { return asset::decodeShared(sha256, bytes, task_); });
}

Result<std::string> AssetShelf::add(const std::string& name, asset::MeshAsset mesh,
                                    asset::Encoded encoded, const std::string& place) {
  return add(name, std::move(encoded.bytes), place,
             [&](const std::string&) -> Result<asset::DecodedAsset> {
               // What the bytes cannot say: that not all of a model came into them.
               const asset::Damage damage = mesh.damage;
               auto decoded = asset::decodeKept(encoded, std::move(mesh), task_);
               if (!decoded) return failure(std::move(decoded));
               if (damage.any) decoded->value.damage = damage;
               return asset::DecodedAsset{
                   std::make_shared<const asset::MeshAsset>(std::move(decoded->value)),
                   std::move(decoded->findings)};
             });
}

Result<std::string> AssetShelf::add(const std::string& name, Bytes&& bytes,
                                    const std::string& place, const Decode& decode) {
  const auto digest = sha256(bytes, task_);
  if (!digest) return digest;
  if (const auto known = keys_.find(*digest); known != keys_.end()) return known->second;
  auto decoded = takeMemory(task_, bytes.size()).and_then([&] { return decode(*digest); });
  if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!decoded && isMemorySpent(decoded.error())) {
    tell(std::move(decoded).error(), place);
    return std::string();
  }
  std::string key = freeKey(name);
  keys_.emplace(*digest, key);
  scene::Asset& asset = scene_.assets[key];
  asset.sha256 = *digest;
  asset.data = std::make_shared<const Bytes>(std::move(bytes));
  if (!decoded) {
    tell(std::move(decoded).error(), place);
    return key;
  }
  for (Diagnostic& finding : decoded->findings) tell(std::move(finding), place);
  shapeTypes_.emplace(key, usualShapeType(*decoded->mesh));
  asset.mesh = std::move(decoded->mesh);
  return key;
}

scene::ShapeType AssetShelf::shapeTypeOf(const std::string& key) const {
  const auto known = shapeTypes_.find(key);
  return known == shapeTypes_.end() ? scene::ShapeType::convexHull : known->second;
}

std::string AssetShelf::freeKey(const std::string& name) {
  std::string key = name;
  while (scene_.assets.contains(key)) key = name + ' ' + std::to_string(++copies_[name] + 1);
  return key;
}

void AssetShelf::tell(Diagnostic finding, const std::string& place) {
  findings_.add(inPlace(std::move(finding), place));
}

}  // namespace wb::import

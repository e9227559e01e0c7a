#include "model/import/mesh_part.h"

#include "model/asset/decode.h"
#include "model/base/digest.h"
#include "model/base/limits.h"
#include "model/import/texts.h"

#include <utility>

namespace wb::import {

namespace {

std::size_t inflatedBytes(const asset::MeshAsset& mesh) {
  std::size_t bytes = 0;
  for (const asset::Block& block : mesh.blocks) bytes += block.decodedBytes;
  return bytes;
}

}  // namespace

scene::ShapeType usualShapeType(const asset::MeshAsset& mesh) {
  const bool hasHulls = mesh.physicsConvex && !mesh.physicsConvex->hulls.empty();
  const bool hasMesh =
      mesh.physicsMesh && !asset::toTriangleMesh(*mesh.physicsMesh).triangles.empty();
  const bool mayHaveOne = mesh.damage.physicsConvex || mesh.damage.physicsMesh;
  return hasHulls || hasMesh || mayHaveOne ? scene::ShapeType::prim : scene::ShapeType::convexHull;
}

std::string AssetShelf::add(const std::string& name, Bytes bytes, const std::string& place) {
  const std::string digest = sha256(bytes);
  if (const auto known = keys_.find(digest); known != keys_.end()) return known->second;
  bytes_ += bytes.size();
  if (bytes_ > limits::sceneMeshBytes) {
    findings_.warn(place, importTexts["import.too_much_mesh"], {{"limit", limits::sceneMeshBytes}});
    return {};
  }
  const std::string key = freeKey(name);
  keys_.emplace(digest, key);
  scene::Asset& asset = scene_.assets[key];
  asset.sha256 = digest;
  auto decoded = asset::decode(bytes);
  asset.data = std::make_shared<const Bytes>(std::move(bytes));
  if (!decoded) {
    tell(std::move(decoded).error(), place);
    return key;
  }
  for (Diagnostic& finding : decoded->findings) tell(std::move(finding), place);
  bytes_ += inflatedBytes(decoded->value);
  asset.mesh = std::make_shared<const asset::MeshAsset>(std::move(decoded->value));
  return key;
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

#include "model/import/mesh_part.h"

#include "model/asset/decode.h"
#include "model/base/digest.h"

#include <utility>

namespace wb::import {

scene::ShapeType usualShapeType(const asset::MeshAsset& mesh) {
  const bool hasHulls = mesh.physicsConvex && !mesh.physicsConvex->hulls.empty();
  const bool hasMesh =
      mesh.physicsMesh && !asset::toTriangleMesh(*mesh.physicsMesh).triangles.empty();
  return hasHulls || hasMesh ? scene::ShapeType::prim : scene::ShapeType::convexHull;
}

std::string AssetShelf::add(const std::string& name, Bytes bytes, const std::string& place) {
  const std::string digest = sha256(bytes);
  if (const auto known = keys_.find(digest); known != keys_.end()) return known->second;
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
  asset.mesh = std::make_shared<const asset::MeshAsset>(std::move(decoded->value));
  return key;
}

std::string AssetShelf::freeKey(const std::string& name) const {
  std::string key = name;
  for (int number = 2; scene_.assets.contains(key); ++number)
    key = name + ' ' + std::to_string(number);
  return key;
}

void AssetShelf::tell(Diagnostic finding, const std::string& place) {
  finding.place = finding.place.empty() ? place : place + ": " + finding.place;
  findings_.push_back(std::move(finding));
}

}  // namespace wb::import

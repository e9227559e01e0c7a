#include "model/asset/asset_held_bytes.h"

#include "model/asset/decode.h"
#include "model/asset/stored.h"
#include "model/core/llsd_held_bytes.h"
#include "model/core/memory_budget.h"

#include <utility>
#include <vector>

namespace wb::asset {
namespace {

template <class T>
std::size_t of(const std::vector<T>& elements) {
  return elements.capacity() * sizeof(T);
}

std::size_t of(const std::optional<Faces>& faces) {
  std::size_t bytes = 0;
  if (!faces) return bytes;
  for (const Face& face : *faces)
    bytes += sizeof(Face) + of(face.positions) + of(face.normals) + of(face.texCoords) +
             of(face.triangles) + of(face.weights) + llsd::heldBytes(face.otherKeys);
  return bytes;
}

std::size_t of(const PhysicsConvex& convex) {
  std::size_t bytes = of(convex.hulls) + llsd::heldBytes(convex.otherKeys);
  for (const HullPoints& hull : convex.hulls) bytes += of(hull);
  return bytes + (convex.baseHull ? of(*convex.baseHull) : 0);
}

std::size_t of(const Skin& skin) {
  std::size_t bytes = of(skin.inverseBindMatrices) + of(skin.alternativeInverseBindMatrices) +
                      of(skin.jointNames) + llsd::heldBytes(skin.otherKeys);
  for (const std::string& name : skin.jointNames) bytes += name.capacity();
  return bytes;
}

Result<Loaded<MeshAsset>> kept(Result<Loaded<MeshAsset>> decoded, const Task& task) {
  if (!decoded) return decoded;
  if (auto taken = takeMemory(task, heldBytes(decoded->value)); !taken)
    return failure(std::move(taken));
  return decoded;
}

}  // namespace

std::size_t heldBytes(const MeshAsset& asset) {
  std::size_t bytes = sizeof(MeshAsset) + of(asset.physicsMesh) + of(asset.blocks) +
                      of(asset.otherBlocks) + llsd::heldBytes(asset.otherKeys);
  for (const auto& lod : asset.lods) bytes += of(lod);
  if (asset.physicsConvex) bytes += of(*asset.physicsConvex);
  if (asset.skin) bytes += of(*asset.skin);
  for (const OpaqueBlock& block : asset.otherBlocks)
    bytes += block.stored.capacity() + llsd::heldBytes(block.otherKeys);
  if (asset.recordedCosts) bytes += of(asset.recordedCosts->mesh);
  return bytes;
}

Result<Loaded<MeshAsset>> decodeKept(ByteView bytes, const Task& task) {
  return kept(decode(bytes, task), task);
}

Result<Loaded<MeshAsset>> decodeKept(const Encoded& encoded, MeshAsset&& source, const Task& task) {
  return kept(decode(encoded, std::move(source), task), task);
}

}  // namespace wb::asset

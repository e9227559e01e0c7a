#include "model/formats/detail/object_parts.h"

#include "model/asset/asset.h"
#include "model/asset/shared_assets.h"
#include "model/core/core_texts.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"
#include "model/formats/physics_hulls.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>

#include <cmath>
#include <utility>

// Divides an affine matrix into position, rotation and scale, as prims need them: lengths of the
// axes are the scale, and the first two axes, made perpendicular by Gram and Schmidt's method, give
// the rotation. It is exact for matrices without shear or mirror; `isExact` says whether it was, to
// the cosine `squareTolerance`. Constant time.

namespace wb::import {
namespace {

/// Cosine between two axes above which they are sheared.
constexpr double squareTolerance = 1e-6;

bool isFinite(const glm::dvec3& vector) {
  return std::isfinite(vector.x) && std::isfinite(vector.y) && std::isfinite(vector.z);
}

bool isSquare(const glm::dmat3& axes) {
  return std::abs(glm::dot(axes[0], axes[1])) < squareTolerance &&
         std::abs(glm::dot(axes[1], axes[2])) < squareTolerance &&
         std::abs(glm::dot(axes[2], axes[0])) < squareTolerance;
}

/// The rotation nearest to the first two axes: Gram and Schmidt's, right-handed.
glm::dquat rotationOf(const glm::dmat3& axes) {
  const glm::dvec3 x = axes[0];
  const glm::dvec3 y = glm::normalize(axes[1] - glm::dot(axes[1], x) * x);
  return glm::normalize(glm::quat_cast(glm::dmat3(x, y, glm::cross(x, y))));
}

}  // namespace

std::optional<Transform> transformOf(const glm::dmat4& matrix) {
  Transform transform;
  transform.position = glm::dvec3(matrix[3]);
  glm::dmat3 axes(matrix);
  for (int i = 0; i < 3; ++i) {
    transform.scale[i] = glm::length(axes[i]);
    axes[i] /= transform.scale[i];
  }
  const double volume = glm::determinant(axes);
  if (!isFinite(transform.position) || !isFinite(transform.scale) || !(std::abs(volume) > 0))
    return {};
  transform.isExact = volume > 0 && isSquare(axes);
  if (volume < 0) axes[0] = -axes[0];
  transform.rotation = rotationOf(axes);
  return transform;
}

Transform relative(const Transform& outer, const Transform& inner) {
  const glm::dquat back = glm::inverse(outer.rotation);
  return {back * (inner.position - outer.position), glm::normalize(back * inner.rotation),
          inner.scale, inner.isExact};
}

scene::ShapeType usualShapeType(const asset::MeshAsset& mesh) {
  const bool hasHulls = mesh.physicsConvex && !mesh.physicsConvex->hulls.empty();
  const bool mayHaveOne = mesh.damage.physicsConvex || mesh.damage.physicsMesh;
  return hasHulls || exporting::hasPhysicsTriangles(mesh) || mayHaveOne
             ? scene::ShapeType::prim
             : scene::ShapeType::convexHull;
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

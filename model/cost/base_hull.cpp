#include "model/cost/base_hull.h"

#include "model/asset/make_hulls.h"
#include "model/asset/usable_triangles.h"
#include "model/cost/geometry_cache.h"
#include "model/geometry/convex_hull.h"

#include <algorithm>

namespace wb::cost {
namespace {

using asset::Faces;
using asset::Lod;
using asset::MeshAsset;

bool hasTriangles(const std::optional<Faces>& faces) {
  return faces && asset::usableTriangles(*faces) > 0;
}

/// A level may be there and hold nothing: each of its faces is a placeholder.
bool hasPoints(const std::optional<Faces>& faces) {
  return faces && std::ranges::any_of(
                      *faces, [](const asset::Face& face) { return !face.positions.empty(); });
}

/// Of every stored position in the unit cube, whether a triangle uses it or not.
BaseHull computedHull(const Faces& source) {
  if (asset::vertexCount(source) == 0) return {};
  const Result<mesh::ConvexHull> hull = asset::sourceHull(source);
  if (hull) return {.vertices = hull->vertices.size(), .computed = true};
  const std::vector<glm::dvec3> points = asset::positionsOf(source);
  return {.vertices = mesh::distinctPoints(points).size(), .computed = true, .flat = true};
}

}  // namespace

const asset::HullPoints* storedBaseHull(const MeshAsset& asset) {
  const auto& convex = asset.physicsConvex;
  return convex && convex->baseHull && !convex->baseHull->empty() ? &*convex->baseHull : nullptr;
}

const Faces* baseHullFaces(const MeshAsset& asset, BaseHullSource source) {
  if (hasTriangles(asset.physicsMesh)) return &*asset.physicsMesh;
  const std::optional<Faces>* low = &asset.lod(Lod::low);
  if (source == BaseHullSource::viewer && hasPoints(*low)) return &**low;
  for (Lod lod : {Lod::medium, Lod::high})
    if (hasPoints(asset.lod(lod))) return &*asset.lod(lod);
  return nullptr;
}

std::vector<glm::dvec3> baseHullPoints(const MeshAsset& asset, BaseHullSource source) {
  if (const asset::HullPoints* stored = storedBaseHull(asset))
    return asset::toPoints(*stored, asset.physicsConvex->domain);
  const Faces* faces = baseHullFaces(asset, source);
  return faces ? asset::positionsOf(*faces) : std::vector<glm::dvec3>();
}

namespace {

/// Whether what a base hull would be made of is damaged.
bool isSourceDamaged(const MeshAsset& asset, BaseHullSource source) {
  const asset::Damage& damage = asset.damage;
  if (damage.physicsMesh) return true;
  if (hasTriangles(asset.physicsMesh)) return false;
  for (Lod lod : {Lod::low, Lod::medium, Lod::high}) {
    if (lod == Lod::low && source != BaseHullSource::viewer) continue;
    if (damage.lods[static_cast<std::size_t>(lod)]) return true;
    if (hasPoints(asset.lod(lod))) return false;
  }
  return false;
}

}  // namespace

MeshUnknowns unknownsOf(const MeshAsset& asset, BaseHullSource source) {
  const asset::Damage& damage = asset.damage;
  const bool physicsMesh = hasTriangles(asset.physicsMesh);
  MeshUnknowns unknown;
  unknown.hullList = damage.physicsConvex;
  unknown.baseHull =
      !storedBaseHull(asset) && (damage.physicsConvex || isSourceDamaged(asset, source));
  unknown.physicsMesh = damage.physicsMesh;
  unknown.lodBytes = damage.lodSizes || std::ranges::count(damage.lods, true) > 0;
  unknown.openSimIndices = damage.physicsMesh || (!physicsMesh && damage.lods[0]);
  return unknown;
}

BaseHull baseHullOf(const MeshAsset& asset, BaseHullSource source) {
  if (const asset::HullPoints* stored = storedBaseHull(asset)) {
    const auto points = asset::toPoints(*stored, asset.physicsConvex->domain);
    return {.vertices = points.size(), .flat = !mesh::convexHull(points)};
  }
  const Faces* faces = baseHullFaces(asset, source);
  return faces ? computedHull(*faces) : BaseHull{};
}

}  // namespace wb::cost

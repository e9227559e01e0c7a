#include "model/cost/geometry_cache.h"

#include "model/asset/usable_triangles.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/tessellation.h"

namespace wb::cost {
namespace {

Decomposition decompositionOf(const asset::MeshAsset& asset) {
  Decomposition decomposition;
  if (!asset.physicsConvex) return decomposition;
  for (const asset::HullPoints& hull : asset.physicsConvex->hulls) {
    ++decomposition.hulls;
    decomposition.vertices += hull.size();
  }
  return decomposition;
}

MeshGeometry meshGeometry(const asset::MeshAsset& asset, BaseHullSource source) {
  MeshGeometry geometry;
  geometry.unknown = unknownsOf(asset, source);
  if (asset.physicsMesh && !geometry.unknown.physicsMesh)
    geometry.physics.mesh = asset::toTriangleMesh(*asset.physicsMesh);
  if (!geometry.unknown.baseHull) geometry.hull = baseHullOf(asset, source);
  geometry.decomposition = decompositionOf(asset);
  for (std::size_t lod = 0; lod < geometry.lodBytes.size(); ++lod)
    geometry.lodBytes[lod] = static_cast<std::uint32_t>(asset.storedBytes(asset::allLods[lod]));
  geometry.bytesEstimated = asset.isEstimate();
  geometry.openSimTriangles = geometry.physics.mesh.triangles.size();
  const auto& high = asset.lod(asset::Lod::high);
  if (geometry.physics.mesh.triangles.empty() && high)
    geometry.openSimTriangles = asset::usableTriangles(*high);
  return geometry;
}

PrimGeometry primGeometry(const prim::PrimShape& shape, double detail) {
  PrimGeometry geometry;
  geometry.surface.mesh = prim::tessellate(shape, detail);
  geometry.convex = prim::isConvex(shape);
  const Result<mesh::ConvexHull> hull = mesh::convexHull(geometry.surface.mesh.positions);
  geometry.hullVertices =
      hull ? hull->vertices.size() : mesh::distinctPoints(geometry.surface.mesh.positions).size();
  return geometry;
}

std::vector<double> numbersOf(const prim::PrimShape& shape, double detail) {
  std::vector<double> numbers{detail, static_cast<double>(shape.profile),
                              static_cast<double>(shape.path), static_cast<double>(shape.hole)};
  for (const prim::NumberRange& range : prim::numberRanges())
    numbers.push_back(shape.*range.member);
  for (const prim::PairRange& range : prim::pairRanges()) {
    numbers.push_back((shape.*range.member).x);
    numbers.push_back((shape.*range.member).y);
  }
  return numbers;
}

}  // namespace

MeshGeometry& GeometryCache::of(const asset::MeshAsset& asset, BaseHullSource source) {
  const auto [place, isNew] = meshes_.try_emplace(&asset);
  if (isNew) {
    place->second = meshGeometry(asset, source);
    ++work_.hulls;
  }
  return place->second;
}

PrimGeometry& GeometryCache::of(const prim::PrimShape& shape, double detail) {
  const auto [place, isNew] = prims_.try_emplace(numbersOf(shape, detail));
  if (isNew) {
    place->second = primGeometry(shape, detail);
    ++work_.tessellations;
    ++work_.hulls;
  }
  return place->second;
}

const mesh::WidthStatistics& GeometryCache::widths(Surface& surface, const glm::dvec3& scale) {
  const auto [place, isNew] = surface.widths.try_emplace(scale);
  if (isNew) {
    ++work_.widthPasses;
    place->second = mesh::widthStatistics(surface.mesh, scale);
  }
  return place->second;
}

}  // namespace wb::cost

#include "model/asset/make_hulls.h"
#include "model/cost/base_hull.h"
#include "model/cost/geometry_cache.h"
#include "model/display/shape_of_part.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/degenerate.h"
#include "model/geometry/tessellation.h"
#include "model/scene/seen_mesh.h"

#include <utility>

namespace wb::layers {
namespace {

using asset::MeshAsset;
using scene::PartKind;

/// Adds a mesh whose triangles all belong to one group.
void appendGroup(ShapeTriangles& shape, const mesh::TriangleMesh& mesh, std::uint32_t group) {
  const auto base = static_cast<std::uint32_t>(shape.mesh.positions.size());
  shape.mesh.positions.insert(shape.mesh.positions.end(), mesh.positions.begin(),
                              mesh.positions.end());
  for (const auto& [a, b, c] : mesh.triangles)
    shape.mesh.triangles.push_back({a + base, b + base, c + base});
  shape.groups.resize(shape.mesh.triangles.size(), group);
}

ShapeTriangles oneGroup(const mesh::TriangleMesh& mesh) {
  ShapeTriangles shape;
  appendGroup(shape, mesh, 0);
  return shape;
}

ShapeTriangles fromFaces(const asset::Faces& faces) {
  ShapeTriangles shape;
  for (std::size_t face = 0; face < faces.size(); ++face)
    appendGroup(shape, asset::toTriangleMesh({faces[face]}), static_cast<std::uint32_t>(face));
  return shape;
}

/// A hull without volume has no surface: it is named among the problems, not drawn.
void appendHull(ShapeTriangles& shape, Result<mesh::ConvexHull> hull, std::uint32_t group) {
  if (hull) appendGroup(shape, {std::move(hull->vertices), std::move(hull->triangles)}, group);
}

ShapeTriangles decomposition(const MeshAsset& asset) {
  ShapeTriangles shape;
  if (!asset.physicsConvex) return shape;
  const auto& [domain, hulls, baseHull, otherKeys] = *asset.physicsConvex;
  for (std::size_t hull = 0; hull < hulls.size(); ++hull)
    appendHull(shape, mesh::convexHull(asset::toPoints(hulls[hull], domain)),
               static_cast<std::uint32_t>(hull));
  return shape;
}

ShapeTriangles baseHull(const MeshAsset& asset, cost::BaseHullSource source) {
  ShapeTriangles shape;
  if (const asset::HullPoints* stored = cost::storedBaseHull(asset)) {
    appendHull(shape, mesh::convexHull(asset::toPoints(*stored, asset.physicsConvex->domain)), 0);
  } else if (const asset::Faces* faces = cost::baseHullFaces(asset, source)) {
    appendHull(shape, asset::sourceHull(*faces), 0);
  }
  return shape;
}

ShapeTriangles physicsMesh(const MeshAsset& asset) {
  return asset.physicsMesh ? fromFaces(*asset.physicsMesh) : ShapeTriangles{};
}

/// What has no look of its own is seen as what physics has of it, whole, so that nobody looks for
/// it in vain.
ShapeTriangles lookOfPhysics(const MeshAsset& asset, cost::BaseHullSource source) {
  for (const ShapeTriangles& shape :
       {physicsMesh(asset), decomposition(asset), baseHull(asset, source)})
    if (!shape.mesh.triangles.empty()) return oneGroup(shape.mesh);
  return {};
}

ShapeTriangles visual(const MeshAsset& asset, const LayerOptions& options) {
  if (const asset::Faces* faces = scene::seenFaces(asset, options.lod)) return fromFaces(*faces);
  return lookOfPhysics(asset, options.rules.baseHullSource);
}

ShapeTriangles degenerate(const MeshAsset& asset) {
  ShapeTriangles all = physicsMesh(asset);
  ShapeTriangles shape;
  shape.sources = mesh::degenerateTriangles(all.mesh);
  for (const std::uint32_t triangle : shape.sources) {
    shape.mesh.triangles.push_back(all.mesh.triangles[triangle]);
    shape.groups.push_back(all.groups[triangle]);
  }
  if (!shape.sources.empty()) shape.mesh.positions = std::move(all.mesh.positions);
  return shape;
}

ShapeTriangles ofMesh(const MeshAsset& asset, Layer layer, const LayerOptions& options) {
  switch (layer) {
    case Layer::visual:
      return visual(asset, options);
    case Layer::physicsMesh:
      return physicsMesh(asset);
    case Layer::baseHull:
      return baseHull(asset, options.rules.baseHullSource);
    case Layer::hulls:
      return decomposition(asset);
    case Layer::degenerate:
      return degenerate(asset);
    case Layer::prims:
    case Layer::boundingBox:
      break;
  }
  return {};
}

/// The sides of a plain box stay flat however finely they are divided.
double detailOf(const prim::PrimShape& shape) {
  return shape == prim::defaultShape(prim::Kind::box) ? 1 : scene::drawnDetail;
}

ShapeTriangles ofPrim(const scene::Part& part, Layer layer, const cost::GeometryRules& rules) {
  if (layer == Layer::prims) return oneGroup(prim::tessellate(part.prim, detailOf(part.prim)));
  if (part.kind == PartKind::flexible) return {};
  const auto coarse = [&] {
    return prim::tessellate(part.prim, cost::physicsDetail(physicsSides(part, rules), rules));
  };
  ShapeTriangles shape;
  if (layer == Layer::baseHull) appendHull(shape, mesh::convexHull(coarse().positions), 0);
  if (layer == Layer::physicsMesh && part.kind != PartKind::sculpt && !prim::isConvex(part.prim))
    shape = oneGroup(coarse());
  return shape;
}

}  // namespace

ShapeTriangles makeShapeTriangles(const scene::Part& part, const MeshAsset* asset, Layer layer,
                                  const LayerOptions& options) {
  if (layer == Layer::boundingBox)
    return oneGroup(prim::tessellate(prim::defaultShape(prim::Kind::box), 1));
  if (part.kind != PartKind::mesh) return ofPrim(part, layer, options.rules);
  return asset ? ofMesh(*asset, layer, options) : ShapeTriangles{};
}

}  // namespace wb::layers

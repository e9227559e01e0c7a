#include "model/asset/make_hulls.h"
#include "model/cost/base_hull.h"
#include "model/cost/geometry_cache.h"
#include "model/cost/sides.h"
#include "model/layers/layer.h"
#include "model/mesh/convex_hull.h"
#include "model/mesh/degenerate.h"
#include "model/mesh/width.h"
#include "model/prim/tessellation.h"
#include "model/scene/seen_mesh.h"

#include <utility>

namespace wb::layers {
namespace {

using asset::MeshAsset;
using scene::PartKind;

/// Adds a mesh whose triangles all belong to one group.
void appendGroup(PartShape& shape, const mesh::TriangleMesh& mesh, std::uint32_t group) {
  const auto base = static_cast<std::uint32_t>(shape.mesh.positions.size());
  shape.mesh.positions.insert(shape.mesh.positions.end(), mesh.positions.begin(),
                              mesh.positions.end());
  for (const auto& [a, b, c] : mesh.triangles)
    shape.mesh.triangles.push_back({a + base, b + base, c + base});
  shape.groups.resize(shape.mesh.triangles.size(), group);
}

PartShape oneGroup(const mesh::TriangleMesh& mesh) {
  PartShape shape;
  appendGroup(shape, mesh, 0);
  return shape;
}

PartShape fromFaces(const asset::Faces& faces) {
  PartShape shape;
  for (std::size_t face = 0; face < faces.size(); ++face)
    appendGroup(shape, asset::toTriangleMesh({faces[face]}), static_cast<std::uint32_t>(face));
  return shape;
}

/// A hull without volume has no surface: it is named among the problems, not drawn.
void appendHull(PartShape& shape, Result<mesh::ConvexHull> hull, std::uint32_t group) {
  if (hull) appendGroup(shape, {std::move(hull->vertices), std::move(hull->triangles)}, group);
}

PartShape decomposition(const MeshAsset& asset) {
  PartShape shape;
  if (!asset.physicsConvex) return shape;
  const auto& [domain, hulls, baseHull, otherKeys] = *asset.physicsConvex;
  for (std::size_t hull = 0; hull < hulls.size(); ++hull)
    appendHull(shape, mesh::convexHull(asset::toPoints(hulls[hull], domain)),
               static_cast<std::uint32_t>(hull));
  return shape;
}

PartShape baseHull(const MeshAsset& asset, cost::BaseHullSource source) {
  PartShape shape;
  if (const asset::HullPoints* stored = cost::storedBaseHull(asset)) {
    appendHull(shape, mesh::convexHull(asset::toPoints(*stored, asset.physicsConvex->domain)), 0);
  } else if (const asset::Faces* faces = cost::baseHullFaces(asset, source)) {
    appendHull(shape, asset::sourceHull(*faces), 0);
  }
  return shape;
}

PartShape visual(const MeshAsset& asset, asset::Lod lod) {
  const asset::Faces* faces = scene::seenFaces(asset, lod);
  return faces ? fromFaces(*faces) : PartShape{};
}

PartShape physicsMesh(const MeshAsset& asset) {
  return asset.physicsMesh ? fromFaces(*asset.physicsMesh) : PartShape{};
}

PartShape degenerate(const MeshAsset& asset) {
  PartShape all = physicsMesh(asset);
  PartShape shape;
  shape.sources = mesh::degenerateTriangles(all.mesh);
  for (const std::uint32_t triangle : shape.sources) {
    shape.mesh.triangles.push_back(all.mesh.triangles[triangle]);
    shape.groups.push_back(all.groups[triangle]);
  }
  if (!shape.sources.empty()) shape.mesh.positions = std::move(all.mesh.positions);
  return shape;
}

PartShape ofMesh(const MeshAsset& asset, Layer layer, const LayerOptions& options) {
  switch (layer) {
    case Layer::visual:
      return visual(asset, options.lod);
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

/// `sides` are those that physics sees.
PartShape ofPrim(const scene::Part& part, Layer layer, const glm::dvec3& sides,
                 const cost::GeometryRules& rules) {
  if (layer == Layer::prims) return oneGroup(prim::tessellate(part.prim, scene::drawnDetail));
  if (part.kind == PartKind::flexible) return {};
  const auto coarse = [&] {
    return prim::tessellate(part.prim, cost::physicsDetail(sides, rules));
  };
  PartShape shape;
  if (layer == Layer::baseHull) appendHull(shape, mesh::convexHull(coarse().positions), 0);
  if (layer == Layer::physicsMesh && part.kind != PartKind::sculpt && !prim::isConvex(part.prim))
    shape = oneGroup(coarse());
  return shape;
}

PartShape inUnitCube(const scene::Part& part, const MeshAsset* asset, Layer layer,
                     const glm::dvec3& sides, const LayerOptions& options) {
  if (layer == Layer::boundingBox)
    return oneGroup(prim::tessellate(prim::defaultShape(prim::Kind::box), 1));
  if (part.kind != PartKind::mesh) return ofPrim(part, layer, sides, options.rules);
  return asset ? ofMesh(*asset, layer, options) : PartShape{};
}

}  // namespace

PartShape makePartShape(const scene::Part& part, const MeshAsset* asset, Layer layer,
                        const LayerOptions& options) {
  const auto& rules = options.rules;
  const glm::dvec3 sides =
      cost::raised(part.scale, rules.smallSide, rules.flatAverage, rules.flatSide);
  PartShape shape = inUnitCube(part, asset, layer, sides, options);
  const bool isPhysical = layer == Layer::physicsMesh || layer == Layer::degenerate;
  if (isPhysical) shape.widths = mesh::triangleWidths(shape.mesh, sides);
  for (glm::dvec3& position : shape.mesh.positions) position *= part.scale;
  return shape;
}

}  // namespace wb::layers

#include "model/display/shape_of_part.h"

#include "model/asset/make_blocks.h"
#include "model/cost/representation.h"
#include "model/cost/statistics.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"
#include "model/geometry/prim.h"
#include "model/scene/part.h"

#include <functional>
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

namespace {

void mix(std::size_t& hash, std::size_t more) {
  hash ^= more + 0x9e3779b97f4a7c15ULL + (hash << 6U) + (hash >> 2U);
}

void mix(std::size_t& hash, const prim::PrimShape& shape) {
  mix(hash, static_cast<std::size_t>(shape.profile));
  mix(hash, static_cast<std::size_t>(shape.path));
  mix(hash, static_cast<std::size_t>(shape.hole));
  const auto add = [&](double number) { mix(hash, std::hash<double>{}(number)); };
  for (const prim::NumberRange& range : prim::numberRanges()) add(shape.*range.member);
  for (const prim::PairRange& range : prim::pairRanges()) {
    add((shape.*range.member).x);
    add((shape.*range.member).y);
  }
}

bool dependsOnPhysics(Layer layer) { return layer != Layer::prims; }

}  // namespace

glm::dvec3 physicsSides(const scene::Part& part, const cost::GeometryRules& rules) {
  return cost::raised(part.scale, rules.smallSide, rules.flatAverage, rules.flatSide);
}

std::vector<double> physicsWidths(const scene::Part& part, const Shape& shape,
                                  const cost::GeometryRules& rules) {
  return mesh::triangleWidths(shape.mesh(), physicsSides(part, rules));
}

double physicsWidth(const scene::Part& part, const Shape& shape, std::uint32_t triangle,
                    const cost::GeometryRules& rules) {
  mesh::TriangleMesh one{{}, {{0, 1, 2}}};
  for (const std::uint32_t corner : shape.mesh().triangles[triangle])
    one.positions.push_back(shape.mesh().positions[corner]);
  return mesh::triangleWidths(one, physicsSides(part, rules)).front();
}

ShapeKey shapeKeyOf(const scene::Part& part, const asset::MeshAsset* asset, Layer layer,
                    const LayerOptions& options) {
  ShapeKey key{.layer = layer};
  if (layer == Layer::boundingBox) return key;
  if (part.kind != scene::PartKind::mesh) {
    key.kind = part.kind;
    key.prim = part.prim;
    if (dependsOnPhysics(layer))
      key.detail = cost::physicsDetail(physicsSides(part, options.rules), options.rules);
    return key;
  }
  key.asset = asset;
  if (layer == Layer::hulls) key.explosion = options.explosion;
  if (layer == Layer::visual) key.lod = options.lod;
  if (layer == Layer::baseHull || layer == Layer::visual)
    key.baseHullSource = options.rules.baseHullSource;
  return key;
}

std::size_t ShapeKeyHash::operator()(const ShapeKey& key) const {
  std::size_t hash = std::hash<const asset::MeshAsset*>{}(key.asset);
  mix(hash, static_cast<std::size_t>(key.layer));
  mix(hash, static_cast<std::size_t>(key.lod));
  mix(hash, std::hash<double>{}(key.explosion));
  if (!key.prim) return hash;
  mix(hash, *key.prim);
  mix(hash, static_cast<std::size_t>(key.kind));
  mix(hash, std::hash<double>{}(key.detail));
  return hash;
}

std::shared_ptr<const Shape> ShapeStore::find(const ShapeKey& key) const {
  const std::lock_guard lock(mutex_);
  const auto entry = shapes_.find(key);
  return entry == shapes_.end() ? nullptr : entry->second.lock();
}

void ShapeStore::keep(const ShapeKey& key, const std::shared_ptr<const Shape>& shape) {
  const std::lock_guard lock(mutex_);
  std::erase_if(shapes_, [](const auto& entry) { return entry.second.expired(); });
  shapes_[key] = shape;
}

}  // namespace wb::layers

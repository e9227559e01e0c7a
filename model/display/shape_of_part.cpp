#include "model/display/shape_of_part.h"

#include "model/cost/geometry_cache.h"
#include "model/cost/sides.h"
#include "model/geometry/width.h"

#include <functional>

namespace wb::layers {
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

// Problem: the triangle under the pointer, among all layers that are shown.
// Method: Embree finds the triangle in floats (model/geometry/ray_caster.h), one hierarchy a layer
// over shapes that parts share. Where the ray meets the plane of that triangle is computed again in
// doubles.
// Complexity: about O(log triangles) a layer and ray.
// Constants: sameDistance is far above the rounding of floats.
#include "model/display/pick.h"

#include "model/core/threads.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace wb::layers {
namespace {

/// Layers lie on one another (a hull on its mesh): hits this close, relative to the distance, tie.
constexpr double sameDistance = 1e-5;

bool isOneHull(Layer layer) {
  return layer == Layer::hulls || layer == Layer::baseHull || layer == Layer::boundingBox;
}

template <class Wanted>
std::vector<std::uint32_t> trianglesWhere(const Shape& shape, const Wanted& wanted) {
  std::vector<std::uint32_t> result(shape.triangleCount());
  std::iota(result.begin(), result.end(), 0U);
  std::erase_if(result, [&](std::uint32_t triangle) { return !wanted(triangle); });
  return result;
}

std::array<glm::dvec3, 3> cornersOf(const LayerShapes& layer, const mesh::RayHit& hit) {
  const LayerPiece& piece = layer.pieces[hit.instance];
  const mesh::TriangleMesh& mesh = layer.shapeOf(piece).mesh();
  std::array<glm::dvec3, 3> corners{};
  for (std::size_t i = 0; i < 3; ++i)
    corners[i] = piece.place * glm::dvec4(mesh.positions[mesh.triangles[hit.triangle][i]], 1);
  return corners;
}

/// Where the ray meets the triangle that was hit. Embree finds the triangle in floats, whose error
/// of a micrometre across the ray becomes a millimetre along it on a triangle seen from the edge;
/// what lies beyond the triangle's own extent along the ray is such an error too.
double exactDistance(const std::array<glm::dvec3, 3>& corners, const glm::dvec3& origin,
                     const glm::dvec3& unit, double found) {
  const auto& [a, b, c] = corners;
  const auto along = [&](const glm::dvec3& corner) { return glm::dot(corner - origin, unit); };
  const glm::dvec3 normal = glm::cross(b - a, c - a);
  const double towards = glm::dot(normal, unit);
  const double distance = towards == 0 ? found : glm::dot(normal, a - origin) / towards;
  const auto [nearest, farthest] = std::minmax({along(a), along(b), along(c)});
  return std::max(std::clamp(distance, nearest, farthest), 0.0);
}

}  // namespace

mesh::RayCaster makeCaster(const LayerShapes& layer, const Task& task) {
  inParallel(layer.shapes.size(), 1, 0, [&](std::size_t begin, std::size_t) {
    if (task.step()) layer.shapes[begin]->caster();
  });
  std::vector<mesh::RayCaster::Instance> instances;
  if (task.cancelled()) return mesh::RayCaster(instances);
  instances.reserve(layer.pieces.size());
  for (const LayerPiece& piece : layer.pieces)
    instances.push_back({&layer.shapeOf(piece).caster(), piece.place});
  return mesh::RayCaster(instances);
}

void PickScene::setLayer(Layer layer, std::shared_ptr<const LayerShapes> shapes) {
  layers_.erase(layer);
  if (!shapes->isEmpty()) layers_.emplace(layer, Entry{std::move(shapes), {}});
}

void PickScene::setCaster(Layer layer, mesh::RayCaster caster) {
  const auto entry = layers_.find(layer);
  if (entry != layers_.end()) entry->second.caster.emplace(std::move(caster));
}

const LayerShapes* PickScene::layer(Layer layer) const {
  const auto entry = layers_.find(layer);
  return entry == layers_.end() ? nullptr : entry->second.shapes.get();
}

std::optional<Pick> PickScene::cast(const glm::dvec3& origin, const glm::dvec3& direction,
                                    std::span<const Layer> visible) const {
  std::optional<Pick> nearest;
  const glm::dvec3 unit = glm::normalize(direction);
  const auto meet = [&](Layer layer, const Entry& entry) {
    const auto hit = entry.caster->cast(origin, unit);
    if (!hit) return;
    const double distance =
        exactDistance(cornersOf(*entry.shapes, *hit), origin, unit, hit->distance);
    if (nearest && distance > nearest->distance * (1 + sameDistance)) return;
    nearest = Pick{layer,
                   hit->instance,
                   hit->triangle,
                   originOf(*entry.shapes, hit->instance, hit->triangle),
                   origin + distance * unit,
                   distance};
  };
  const auto isMet = [&](Layer layer, const Entry& entry) {
    return entry.caster && std::ranges::find(visible, layer) != visible.end();
  };
  for (const auto& [layer, entry] : layers_)
    if (layer != Layer::boundingBox && isMet(layer, entry)) meet(layer, entry);
  const auto boxes = layers_.find(Layer::boundingBox);
  if (!nearest && boxes != layers_.end() && isMet(Layer::boundingBox, boxes->second))
    meet(Layer::boundingBox, boxes->second);
  return nearest;
}

std::vector<std::uint32_t> trianglesMeant(const Shape& shape, Layer layer, std::uint32_t triangle) {
  if (!isOneHull(layer)) return {triangle};
  const auto& groups = shape.groups();
  return trianglesWhere(shape,
                        [&](std::uint32_t other) { return groups[other] == groups[triangle]; });
}

std::vector<std::uint32_t> trianglesNamed(const Shape& shape, Naming naming,
                                          std::span<const std::uint32_t> indices) {
  const std::unordered_set<std::uint32_t> wanted(indices.begin(), indices.end());
  const auto nameOf = [&](std::uint32_t triangle) {
    return naming == Naming::groups ? shape.groups()[triangle] : shape.sourceOf(triangle);
  };
  return trianglesWhere(shape, [&](std::uint32_t triangle) {
    return wanted.empty() || wanted.contains(nameOf(triangle));
  });
}

}  // namespace wb::layers

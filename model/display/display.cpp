#include "model/display/display.h"

#include "model/core/threads.h"
#include "model/display/explosion.h"
#include "model/display/shape_of_part.h"
#include "model/scene/part_placement.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace wb::layers {
namespace {

constexpr std::array<std::pair<Layer, std::string_view>, allLayers.size()> layerNames{{
    {Layer::visual, "visual"},
    {Layer::prims, "prims"},
    {Layer::physicsMesh, "physics_mesh"},
    {Layer::baseHull, "base_hull"},
    {Layer::hulls, "hulls"},
    {Layer::boundingBox, "bounding_box"},
    {Layer::degenerate, "degenerate"},
}};

auto placeInScene(const LayerPiece& piece) { return std::tuple(piece.linkset, piece.part); }

glm::dmat4x3 placeOf(const scene::Linkset& linkset, const scene::Part& part,
                     const glm::dvec3& moved) {
  const scene::Placement place(linkset, part);
  const glm::dmat3 turn = glm::mat3_cast(place.rotation);
  return {turn[0] * part.scale.x, turn[1] * part.scale.y, turn[2] * part.scale.z,
          place.position + moved};
}

/// The asset of a mesh, kept alive; null for anything else, or where it is missing.
std::shared_ptr<const asset::MeshAsset> assetOf(const scene::Scene& scene,
                                                const scene::Part& part) {
  if (scene.meshOf(part) == nullptr) return nullptr;
  return scene.assets.at(part.asset).mesh;
}

/// A shape that is to be there, and the first part that shows it.
struct Wanted {
  ShapeKey key;
  const scene::Part* part;
  std::shared_ptr<const asset::MeshAsset> asset;
};

std::shared_ptr<const Shape> foundOrMade(const Wanted& wanted, Layer layer,
                                         const LayerOptions& options) {
  if (options.store)
    if (auto shape = options.store->find(wanted.key)) return shape;
  ShapeTriangles triangles = makeShapeTriangles(*wanted.part, wanted.asset.get(), layer, options);
  if (wanted.key.explosion != 0) explodeGroups(triangles, wanted.key.explosion);
  auto shape = std::make_shared<const Shape>(std::move(triangles), wanted.asset);
  if (options.store) options.store->keep(wanted.key, shape);
  return shape;
}

/// Gathers the shapes that a scene's parts show, each once, and then makes them.
class Gathering {
 public:
  Gathering(const scene::Scene& scene, Layer layer, const LayerOptions& options)
      : scene_(scene), layer_(layer), options_(options) {}

  void add(std::size_t linksetIndex, std::size_t partIndex, const Explosion& explosion) {
    const scene::Linkset& linkset = scene_.linksets[linksetIndex];
    const scene::Part& part = linkset.parts[partIndex];
    const auto asset = assetOf(scene_, part);
    const ShapeKey key = shapeKeyOf(part, asset.get(), layer_, options_);
    const auto [entry, isNew] = numbers_.emplace(key, static_cast<std::uint32_t>(wanted_.size()));
    if (isNew) wanted_.push_back({key, &part, asset});
    pieces_.push_back({linksetIndex, partIndex, entry->second,
                       placeOf(linkset, part, explosion(linksetIndex, partIndex))});
  }

  /// Without the shapes that have no triangles.
  LayerShapes take(const Task& task) {
    std::vector<std::shared_ptr<const Shape>> made(wanted_.size());
    inParallel(made.size(), 1, 0, [&](std::size_t begin, std::size_t) {
      if (!task.cancelled()) made[begin] = foundOrMade(wanted_[begin], layer_, options_);
    });
    if (task.cancelled()) return {};
    LayerShapes result;
    std::vector<std::uint32_t> numbers(made.size());
    for (std::size_t i = 0; i < made.size(); ++i) {
      numbers[i] = static_cast<std::uint32_t>(result.shapes.size());
      if (made[i]->triangleCount() > 0) result.shapes.push_back(made[i]);
    }
    std::erase_if(pieces_,
                  [&](const LayerPiece& piece) { return made[piece.shape]->triangleCount() == 0; });
    for (LayerPiece& piece : pieces_) piece.shape = numbers[piece.shape];
    result.pieces = std::move(pieces_);
    return result;
  }

 private:
  const scene::Scene& scene_;
  Layer layer_;
  const LayerOptions& options_;
  std::unordered_map<ShapeKey, std::uint32_t, ShapeKeyHash> numbers_;
  std::vector<Wanted> wanted_;
  std::vector<LayerPiece> pieces_;
};

}  // namespace

std::string_view name(Layer layer) {
  return std::ranges::find(layerNames, layer, &std::pair<Layer, std::string_view>::first)->second;
}

std::optional<std::uint32_t> LayerShapes::pieceOf(std::size_t linkset, std::size_t part) const {
  const std::tuple wanted(linkset, part);
  const auto piece = std::ranges::lower_bound(pieces, wanted, {}, placeInScene);
  if (piece == pieces.end() || placeInScene(*piece) != wanted) return {};
  return static_cast<std::uint32_t>(piece - pieces.begin());
}

LayerShapes makeLayer(const scene::Scene& scene, Layer layer, const LayerOptions& options,
                      const Task& task) {
  Gathering gathering(scene, layer, options);
  const Explosion explosion(scene, options.explosion);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    for (std::size_t k = 0; k < linkset.parts.size(); ++k) {
      if (!task.step()) return {};
      if (!options.wanted || options.wanted(i, k)) gathering.add(i, k, explosion);
    }
  }
  return gathering.take(task);
}

mesh::TriangleMesh placed(const LayerShapes& layer, std::uint32_t piece,
                          std::span<const std::uint32_t> triangles) {
  const auto& [linkset, part, shape, place] = layer.pieces[piece];
  const mesh::TriangleMesh& own = layer.shapes[shape]->mesh();
  mesh::TriangleMesh result;
  for (const std::uint32_t triangle : triangles) {
    const auto first = static_cast<std::uint32_t>(result.positions.size());
    for (const std::uint32_t corner : own.triangles[triangle])
      result.positions.push_back(place * glm::dvec4(own.positions[corner], 1));
    result.triangles.push_back({first, first + 1, first + 2});
  }
  return result;
}

mesh::TriangleMesh placed(const LayerShapes& layer, std::uint32_t piece) {
  std::vector<std::uint32_t> all(layer.shapeOf(layer.pieces[piece]).triangleCount());
  std::iota(all.begin(), all.end(), 0U);
  return placed(layer, piece, all);
}

TriangleOrigin originOf(const LayerShapes& layer, std::uint32_t piece, std::uint32_t triangle) {
  const LayerPiece& shown = layer.pieces[piece];
  const Shape& shape = layer.shapeOf(shown);
  return {shown.linkset, shown.part, shape.sourceOf(triangle), shape.groups()[triangle]};
}

namespace {

void include(std::optional<Bounds>& bounds, const glm::dvec3& point) {
  if (!bounds) bounds = Bounds{point, point};
  bounds->low = glm::min(bounds->low, point);
  bounds->high = glm::max(bounds->high, point);
}

void include(std::optional<Bounds>& bounds, const scene::Linkset& linkset, const scene::Part& part,
             const glm::dvec3& moved, double grown) {
  const scene::Placement place(linkset, part);
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 sign{corner & 1 ? 0.5 : -0.5, corner & 2 ? 0.5 : -0.5,
                          corner & 4 ? 0.5 : -0.5};
    include(bounds, place(grown * sign * part.scale) + moved);
  }
}

void include(std::optional<Bounds>& bounds, const scene::OctreeEntry& entry) {
  if (!entry.cubes) return;
  const octree::OwnFrame frame(entry.placement());
  const octree::Extent& extent = entry.cubes->extent();
  const glm::dvec3 low = extent.isEmpty() ? glm::dvec3(0) : extent.min;
  const glm::dvec3 high = extent.isEmpty() ? glm::dvec3(1) : extent.max;
  for (int corner = 0; corner < octree::cornerCount; ++corner) {
    const auto at = [&](int axis) { return (octree::isPositive(corner, axis) ? high : low)[axis]; };
    include(bounds, frame.pointToWorld(frame.point({at(0), at(1), at(2)})));
  }
}

}  // namespace

std::optional<Bounds> boundsOfParts(
    const scene::Scene& scene,
    const std::function<bool(std::size_t linkset, std::size_t part)>& wanted, double explosion) {
  std::optional<Bounds> bounds;
  const Explosion moved(scene, explosion);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& one = scene.linksets[i];
    for (std::size_t k = 0; k < one.parts.size(); ++k)
      if (wanted(i, k))
        include(bounds, one, one.parts[k], moved(i, k),
                isOfHulls(scene, one.parts[k]) ? 1 + explosion : 1);
  }
  return bounds;
}

std::optional<Bounds> boundsOf(const scene::Scene& scene, std::optional<std::size_t> linkset,
                               std::optional<std::size_t> part, double explosion) {
  auto bounds = boundsOfParts(
      scene,
      [&](std::size_t i, std::size_t k) {
        return linkset.value_or(i) == i && part.value_or(k) == k;
      },
      explosion);
  if (!linkset)
    for (const scene::OctreeEntry& entry : scene.octrees) include(bounds, entry);
  return bounds;
}

std::optional<Bounds> boundsOfOctree(const scene::Scene& scene, std::size_t octree) {
  std::optional<Bounds> bounds;
  include(bounds, scene.octrees[octree]);
  return bounds;
}

}  // namespace wb::layers

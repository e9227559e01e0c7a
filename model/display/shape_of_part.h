#pragma once

#include "model/display/display.h"
#include "model/display/shape.h"

#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

namespace wb::layers {

/// Makes what a part shows in a layer, as yet without its scale. Empty where it has no such shape.
/// @param part  Of a prim its parameters, and where physics plays a part its scale (how finely it
///   is divided); else its kind alone.
/// @param asset  The part's mesh; null for anything else, or for a missing one (then only its box
///   has a shape).
/// @param layer  Which layer.
/// @param options  Of these the level of detail and the rules; explodeGroups and the store are the
///   caller's.
ShapeTriangles makeShapeTriangles(const scene::Part& part, const asset::MeshAsset* asset,
                                  Layer layer, const LayerOptions& options = {});

/// Returns the sides that physics sees of a `part`, in metres: a single thin one is raised, as its
/// cost has it by these `rules`.
glm::dvec3 physicsSides(const scene::Part& part, const cost::GeometryRules& rules);

/// Computes the widths of a part's physics triangles in metres, from unrounded positions and the
/// sides that physics sees, as the cost has them.
/// @param part  Its scale counts.
/// @param shape  What the part shows in the layer physicsMesh or degenerate.
/// @param rules  Those that the cost is computed by.
/// @return  One a triangle of the shape.
std::vector<double> physicsWidths(const scene::Part& part, const Shape& shape,
                                  const cost::GeometryRules& rules);

/// Computes the width of one `triangle` (an index in the `shape`), otherwise as physicsWidths of
/// the same `part`, `shape` and `rules`.
double physicsWidth(const scene::Part& part, const Shape& shape, std::uint32_t triangle,
                    const cost::GeometryRules& rules);

/// Tells parts that show the same shape in a layer from all others.
struct ShapeKey {
  Layer layer;
  const asset::MeshAsset* asset = nullptr;  ///< Of a mesh.
  asset::Lod lod = asset::Lod::high;        ///< Of the visual layer.
  cost::BaseHullSource baseHullSource{};    ///< Of the base hull.
  std::optional<prim::PrimShape> prim{};    ///< Of anything else than a mesh or a box.
  scene::PartKind kind{};                   ///< With `prim`.
  double detail = 0;                        ///< With `prim`: as physics sees it.
  double explosion = 0;                     ///< Of hulls.

  bool operator==(const ShapeKey&) const = default;
};

/// Returns the key of what a part shows. Parts of equal keys have equal shapes.
/// @param part  The part.
/// @param asset  The part's mesh; null for anything else, or for a missing one. Told apart by
///   address.
/// @param layer  Which layer.
/// @param options  As for makeShapeTriangles; only what this layer depends on goes into the key.
ShapeKey shapeKeyOf(const scene::Part& part, const asset::MeshAsset* asset, Layer layer,
                    const LayerOptions& options);

/// Hashes a ShapeKey for unordered containers.
struct ShapeKeyHash {
  std::size_t operator()(const ShapeKey& key) const;
};

/// Shapes that are still in use somewhere, so that a layer that is made again makes only new ones.
/// Any thread may use it.
class ShapeStore {
 public:
  /// Returns the shape that was kept by an equal `key`; null where there is none, or nobody uses it
  /// any longer.
  std::shared_ptr<const Shape> find(const ShapeKey& key) const;
  /// Keeps a `shape` by its `key`, in place of another one, for as long as somebody else uses it.
  /// Forgets those that nobody uses.
  void keep(const ShapeKey& key, const std::shared_ptr<const Shape>& shape);

 private:
  mutable std::mutex mutex_;
  std::unordered_map<ShapeKey, std::weak_ptr<const Shape>, ShapeKeyHash> shapes_;
};

}  // namespace wb::layers

#pragma once

#include "model/display/detail/shape.h"
#include "model/display/display.h"

#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

namespace wb::layers {

/// What a part shows in a layer, as yet without its scale. Empty where it has no such shape.
/// `asset` is null for anything but a mesh, or for a missing one (then only its box has a shape).
ShapeTriangles makeShapeTriangles(const scene::Part& part, const asset::MeshAsset* asset,
                                  Layer layer, const LayerOptions& options = {});

/// The sides that physics sees of a part, in metres: a single thin one is raised, as its cost has
/// it.
glm::dvec3 physicsSides(const scene::Part& part, const cost::GeometryRules& rules);

/// The widths of a part's physics triangles in metres, from unrounded positions and the sides that
/// physics sees, as the cost has them: one a triangle of a shape of the layers physicsMesh and
/// degenerate.
std::vector<double> physicsWidths(const scene::Part& part, const Shape& shape,
                                  const cost::GeometryRules& rules);

/// That of one triangle.
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

ShapeKey shapeKeyOf(const scene::Part& part, const asset::MeshAsset* asset, Layer layer,
                    const LayerOptions& options);

struct ShapeKeyHash {
  std::size_t operator()(const ShapeKey& key) const;
};

/// Shapes that are still in use somewhere, so that making a layer anew makes only what is new. Any
/// thread may use it.
class ShapeStore {
 public:
  std::shared_ptr<const Shape> find(const ShapeKey& key) const;
  void keep(const ShapeKey& key, const std::shared_ptr<const Shape>& shape);

 private:
  mutable std::mutex mutex_;
  std::unordered_map<ShapeKey, std::weak_ptr<const Shape>, ShapeKeyHash> shapes_;
};

}  // namespace wb::layers

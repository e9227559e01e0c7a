#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/task.h"
#include "model/cost/statistics.h"
#include "model/display/detail/shape.h"
#include "model/geometry/triangle_mesh.h"
#include "model/scene/scene.h"

#include <glm/mat4x3.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wb::layers {

/// What a view can show of a scene, one layer at a time.
enum class Layer : std::uint8_t {
  visual,       ///< One LOD of every mesh part.
  prims,        ///< Every part that is no mesh, as the viewer draws it close by; a plain box by its
                ///< corners alone, as physics sees it too.
  physicsMesh,  ///< Triangles that physics may be made of: physics meshes without placeholders, and
                ///< prims that are not convex, as coarse as physics sees them.
  baseHull,     ///< The one hull around a part: stored, or else made as its cost has it.
  hulls,        ///< Decompositions.
  boundingBox,  ///< Every part's oriented box.
  degenerate    ///< Physics triangles that the grid refuses.
};

inline constexpr std::array allLayers{Layer::visual,    Layer::prims, Layer::physicsMesh,
                                      Layer::baseHull,  Layer::hulls, Layer::boundingBox,
                                      Layer::degenerate};

/// Stable code: `visual`, `prims`, `physics_mesh` …
std::string_view name(Layer layer);

class ShapeStore;

/// Choices that change what a layer holds.
struct LayerOptions {
  asset::Lod lod = asset::Lod::high;  ///< Of the visual layer; a missing one shows the next higher.
  cost::GeometryRules rules{cost::Profile()};
  std::function<bool(std::size_t linkset, std::size_t part)> wanted{};  ///< Empty: every part.
  std::shared_ptr<ShapeStore> store{};  ///< Of shapes made before; null: all are made.
  double explosion = 0;  ///< Of parts from the middle of their linkset, of hulls from their part's.
};

/// What a part shows in a layer, and where it stands.
struct LayerPiece {
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::uint32_t shape = 0;  ///< Index into the layer's shapes.
  glm::dmat4x3 place{1};    ///< From the shape's frame into region metres, the part's scale in it.
};

/// One layer of a whole scene: each shape once, however many parts show it.
struct LayerShapes {
  std::vector<std::shared_ptr<const Shape>> shapes;  ///< Each has triangles.
  std::vector<LayerPiece> pieces;  ///< In the scene's order; parts without triangles have none.

  bool isEmpty() const { return pieces.empty(); }
  const Shape& shapeOf(const LayerPiece& piece) const { return *shapes[piece.shape]; }
  /// The index of a part's piece; nothing if it has no triangles here.
  std::optional<std::uint32_t> pieceOf(std::size_t linkset, std::size_t part) const;
};

/// Empty when cancelled. Shapes are made on all cores.
LayerShapes makeLayer(const scene::Scene& scene, Layer layer, const LayerOptions& options = {},
                      const Task& task = {});

/// Triangles of a piece in region metres; `triangles` are indices in its shape.
mesh::TriangleMesh placed(const LayerShapes& layer, std::uint32_t piece,
                          std::span<const std::uint32_t> triangles);

/// All of a piece's.
mesh::TriangleMesh placed(const LayerShapes& layer, std::uint32_t piece);

/// A triangle of a layer by the part it belongs to.
struct TriangleOrigin {
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::uint32_t triangle = 0;  ///< Index in the part's physics mesh or tessellation.
  std::uint32_t group = 0;     ///< Face or hull.
  bool operator==(const TriangleOrigin&) const = default;
};

/// `triangle` is an index in the piece's shape.
TriangleOrigin originOf(const LayerShapes& layer, std::uint32_t piece, std::uint32_t triangle);

}  // namespace wb::layers

#pragma once

#include "model/asset/mesh_asset.h"
#include "model/base/task.h"
#include "model/cost/statistics.h"
#include "model/mesh/triangle_mesh.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace wb::layers {

/// What a view can show of a scene, one layer at a time.
enum class Layer : std::uint8_t {
  visual,       ///< One LOD of every mesh part.
  prims,        ///< Every part that is no mesh, as the viewer draws it close by.
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

/// Choices that change what a layer holds.
struct LayerOptions {
  asset::Lod lod = asset::Lod::high;  ///< Of the visual layer; a missing one shows the next higher.
  cost::GeometryRules rules{cost::Profile()};
  std::function<bool(std::size_t linkset, std::size_t part)> wanted{};  ///< Empty: every part.
};

/// Triangles of one part in one layer, in the part's own frame, in metres (its scale applied).
struct PartShape {
  mesh::TriangleMesh mesh;
  /// One a triangle: the face (visual, physicsMesh), the hull (hulls), else 0.
  std::vector<std::uint32_t> groups;
  /// One a triangle: its index in the physics mesh, for the degenerate layer; else empty and a
  /// triangle's own index serves.
  std::vector<std::uint32_t> sources;
  /// In the layers of physics triangles one a triangle, in metres, from unrounded positions, of the
  /// sides that physics sees (a single thin side raised), as the cost has it; else empty.
  std::vector<double> widths;
};

/// `asset` is null for anything but a mesh, or for a missing one (then only its box has a shape).
PartShape makePartShape(const scene::Part& part, const asset::MeshAsset* asset, Layer layer,
                        const LayerOptions& options = {});

/// Where a run of a layer's triangles comes from.
struct LayerPiece {
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::uint32_t firstTriangle = 0;
  std::uint32_t endTriangle = 0;  ///< One past the last.
};

/// One layer of a whole scene, in region metres: one mesh, so that it is one draw and one ray cast.
struct LayerMesh {
  mesh::TriangleMesh mesh;
  std::vector<LayerPiece> pieces;      ///< In the scene's order; parts without triangles have none.
  std::vector<std::uint32_t> groups;   ///< One a triangle.
  std::vector<std::uint32_t> sources;  ///< One a triangle: its index in the part's shape.
  std::vector<double> widths;          ///< Those of PartShape, one a triangle or none.

  /// Of a triangle below the number of triangles.
  const LayerPiece& pieceOf(std::uint32_t triangle) const;
  /// Of a part; null if it has no triangles here.
  const LayerPiece* pieceOf(std::size_t linkset, std::size_t part) const;
};

/// Cancelled, the layer of some parts only.
LayerMesh makeLayer(const scene::Scene& scene, Layer layer, const LayerOptions& options = {},
                    const Task& task = {});

/// A triangle of a layer by the part it belongs to.
struct TriangleOrigin {
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::uint32_t triangle = 0;  ///< Index in the part's physics mesh or tessellation.
  std::uint32_t group = 0;     ///< Face or hull.
  bool operator==(const TriangleOrigin&) const = default;
};

/// `triangle` is below the layer's number of triangles.
TriangleOrigin originOf(const LayerMesh& layer, std::uint32_t triangle);

}  // namespace wb::layers

// Display: what a view shows of a scene, and what a ray from the pointer meets; neither Qt nor
// OpenGL. A scene is shown as layers (Layer, a row each of what can be seen). makeLayer() makes
// one: each distinct shape once, and a LayerPiece for every part that shows it, so that thousands
// of equal parts cost one shape. boundsOf() gives the box around a scene, linkset or part. All
// lengths are metres in the region's frame, z up, unless a name says otherwise.
//  - shape_of_part.h: the triangles that a part shows in a layer, and shapes shared between layers
//    (makeShapeTriangles(), ShapeStore).
//  - explosion.h: parts and hulls drawn apart (Explosion, explodeGroups()).
//  - drawn_detail.h: how finely each piece is drawn from where it is seen (Sight,
//    chooseDetails()), how much is drawn (DrawnCounts), and where labels find room
//    (labelOffsets()).
//  - labels_beside.h: the same for labels that hide nothing of the object they name parts of
//    (labelsBeside()).
//  - costs_of_layer.h: costs, deciding weights and widths by piece and triangle, for colours
//    (LayerCosts, costsOfTriangles(), costLevels()).
//  - cost_ramp.h: the colour of a cost (costLevel(), costColour()).
//  - land_map.h: the land impact that each square of the ground carries (landMapOf()).
//  - pick.h: the first triangle that a ray meets (PickScene), and which triangles are meant.

#pragma once

#include "model/asset/asset.h"
#include "model/core/task.h"
#include "model/cost/statistics.h"
#include "model/display/shape.h"
#include "model/geometry/geometry.h"
#include "model/scene/scene.h"

#include <glm/mat4x3.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::layers {

// What is drawn about a scene to tell something of it, in region metres.

/// Two surfaces in one, a shape and what it stands for: the outer one of both is what is seen.
struct DeviationOverlay {
  mesh::TriangleMesh mesh;
  /// One a triangle, m: above 0 of the shape, so far outside what it stands for; below 0 of that,
  /// so far outside the shape.
  std::vector<double> distances;
  /// The largest that there is, m, also between the middles of triangles: the error of the shape.
  double farthest = 0;
};

/// What a shape makes of a place where an avatar stood.
enum class Walkable : std::uint8_t {
  kept,   ///< One fits still,
  taken,  ///< or no more.
  cut     ///< On a way that there was between places and is no more.
};
inline constexpr std::array allWalkables{Walkable::kept, Walkable::taken, Walkable::cut};

/// Tiles under the feet of avatars.
struct WaysOverlay {
  std::array<mesh::TriangleMesh, allWalkables.size()> tiles;  ///< By Walkable.
};

using Overlay = std::variant<std::monostate, DeviationOverlay, WaysOverlay>;

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

/// Returns a word for a `layer` that stays as it is, for command lines and settings: `visual`,
/// `prims`, `physics_mesh` …
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
  /// Returns the shape of a `piece` of this layer; it lives as long as the layer does.
  const Shape& shapeOf(const LayerPiece& piece) const { return *shapes[piece.shape]; }
  /// Returns the index of the piece of a `part` of a `linkset` (indices in the scene), by binary
  /// search; nothing if the part has no triangles here.
  std::optional<std::uint32_t> pieceOf(std::size_t linkset, std::size_t part) const;
};

/// Makes a layer of a scene, its shapes on all cores.
/// @param scene  Its mesh assets are held on to by the shapes; the rest may go afterwards.
/// @param layer  Which layer.
/// @param options  What it holds, and where shapes are looked for first.
/// @param task  Counts a step a part; cancelled: the layer is empty.
LayerShapes makeLayer(const scene::Scene& scene, Layer layer, const LayerOptions& options = {},
                      const Task& task = {});

/// Returns some triangles of a piece in region metres, on three vertices of their own each.
/// @param layer  What the piece is of.
/// @param piece  Index into its pieces.
/// @param triangles  Indices in the piece's shape, in the order that is wanted.
mesh::TriangleMesh placed(const LayerShapes& layer, std::uint32_t piece,
                          std::span<const std::uint32_t> triangles);

/// Returns all triangles of a `piece` of a `layer`, likewise.
mesh::TriangleMesh placed(const LayerShapes& layer, std::uint32_t piece);

/// A triangle of a layer by the part it belongs to.
struct TriangleOrigin {
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::uint32_t triangle = 0;  ///< Index in the part's physics mesh or tessellation.
  std::uint32_t group = 0;     ///< Face or hull.
  bool operator==(const TriangleOrigin&) const = default;
};

/// Returns the part and source of a triangle. `piece` is an index into the pieces of `layer`,
/// `triangle` one in the shape of this piece.
TriangleOrigin originOf(const LayerShapes& layer, std::uint32_t piece, std::uint32_t triangle);

/// A box along the region's axes, in region metres.
struct Bounds {
  glm::dvec3 low{0};
  glm::dvec3 high{0};
};

/// Returns the box around the oriented boxes of one part, of a linkset, or of everything with the
/// filled cubes of octrees; nothing around nothing.
/// @param scene  What is measured.
/// @param linkset  Nothing: all linksets, and the octrees.
/// @param part  Nothing: all parts.
/// @param explosion  As of LayerOptions.
std::optional<Bounds> boundsOf(const scene::Scene& scene, std::optional<std::size_t> linkset = {},
                               std::optional<std::size_t> part = {}, double explosion = 0);

/// Returns the box around the oriented boxes of the parts of a `scene` that are `wanted` (which
/// must not be empty), without octrees; nothing around nothing. `explosion` as of LayerOptions.
std::optional<Bounds> boundsOfParts(
    const scene::Scene& scene,
    const std::function<bool(std::size_t linkset, std::size_t part)>& wanted, double explosion = 0);

/// Returns the box around the filled cubes of one octree of a `scene`, or around its root where
/// none is filled. `octree` is an index; nothing for one that could not be read.
std::optional<Bounds> boundsOfOctree(const scene::Scene& scene, std::size_t octree);

}  // namespace wb::layers

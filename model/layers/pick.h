#pragma once

#include "model/layers/layer.h"
#include "model/mesh/ray_caster.h"

#include <glm/vec3.hpp>

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace wb::layers {

/// What a ray meets first.
struct Pick {
  Layer layer = Layer::visual;
  std::uint32_t layerTriangle = 0;  ///< Index in the layer's mesh.
  TriangleOrigin origin;
  glm::dvec3 point{0};  ///< Region metres.
  double distance = 0;  ///< Metres along the unit direction.
};

/// A layer ready for rays: what takes time to make, so that another thread can.
struct PickLayer {
  explicit PickLayer(LayerMesh layerMesh);

  LayerMesh mesh;
  mesh::RayCaster caster;
};

/// The layers of a scene, ready for rays.
class PickScene {
 public:
  /// Puts a layer in place of what it was; an empty one takes it away.
  void setLayer(Layer layer, PickLayer ready);
  void removeLayer(Layer layer) { layers_.erase(layer); }

  /// Null if the layer is empty.
  const LayerMesh* layer(Layer layer) const;

  /// The nearest triangle among the visible layers, from either side; of equally near ones the
  /// layer that comes last in the enumeration, which is drawn over the others. A box around a part
  /// is met only where nothing else is: it would hide all that it holds.
  std::optional<Pick> cast(const glm::dvec3& origin, const glm::dvec3& direction,
                           std::span<const Layer> visible) const;

 private:
  std::map<Layer, PickLayer> layers_;
};

/// Triangles of the same hull (hulls and base hull) or part (boxes); in other layers the triangle
/// alone: what a pointer over a triangle means. Indices in the layer's mesh.
std::vector<std::uint32_t> trianglesMeant(const LayerMesh& mesh, Layer layer,
                                          std::uint32_t triangle);

/// Whether the indices of a selection name triangles of a part's shape or groups of them.
enum class Naming : std::uint8_t { triangles, groups };

/// The triangles of one part that are named; all of them without indices. Indices in the layer's
/// mesh; those that do not exist are passed over.
std::vector<std::uint32_t> trianglesNamed(const LayerMesh& mesh, std::size_t linkset,
                                          std::size_t part, Naming naming,
                                          std::span<const std::uint32_t> indices);

}  // namespace wb::layers

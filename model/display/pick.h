#pragma once

#include "model/display/display.h"
#include "model/geometry/ray_caster.h"

#include <glm/vec3.hpp>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wb::layers {

/// What a ray meets first.
struct Pick {
  Layer layer = Layer::visual;
  std::uint32_t piece = 0;     ///< Index into the layer's pieces.
  std::uint32_t triangle = 0;  ///< Index in the piece's shape.
  TriangleOrigin origin;
  glm::dvec3 point{0};  ///< Region metres.
  double distance = 0;  ///< Metres along the unit direction.
};

/// A layer ready for rays, which takes time: shapes that nobody has cast at yet are prepared first.
mesh::RayCaster makeCaster(const LayerShapes& layer, const Task& task = {});

/// The layers of a scene, and those ready for rays.
class PickScene {
 public:
  /// Puts a layer in place of what it was, as yet out of the reach of rays; an empty one takes it
  /// away.
  void setLayer(Layer layer, std::shared_ptr<const LayerShapes> shapes);
  void removeLayer(Layer layer) { layers_.erase(layer); }
  /// Of the layer that is there.
  void setCaster(Layer layer, mesh::RayCaster caster);

  /// Null if the layer is empty.
  const LayerShapes* layer(Layer layer) const;

  /// The nearest triangle among the visible layers that are ready, from either side; of equally
  /// near ones the layer that comes last in the enumeration, which is drawn over the others. A box
  /// around a part is met only where nothing else is: it would hide all that it holds.
  std::optional<Pick> cast(const glm::dvec3& origin, const glm::dvec3& direction,
                           std::span<const Layer> visible) const;

 private:
  struct Entry {
    std::shared_ptr<const LayerShapes> shapes;
    std::optional<mesh::RayCaster> caster;
  };

  std::map<Layer, Entry> layers_;
};

/// Triangles of the same hull (hulls and base hull) or part (boxes); in other layers the triangle
/// alone: what a pointer over a triangle means. Indices in the shape.
std::vector<std::uint32_t> trianglesMeant(const Shape& shape, Layer layer, std::uint32_t triangle);

/// Whether the indices of a selection name triangles of a part's shape or groups of them.
enum class Naming : std::uint8_t { triangles, groups };

/// The triangles of a shape that are named; all of them without indices. Indices in the shape;
/// those that do not exist are passed over.
std::vector<std::uint32_t> trianglesNamed(const Shape& shape, Naming naming,
                                          std::span<const std::uint32_t> indices);

}  // namespace wb::layers

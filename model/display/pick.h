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

/// Makes a layer ready for rays, which takes time: shapes that nobody has cast at yet are prepared
/// first, on all cores.
/// @param layer  Its pieces become the instances of the caster, in their order.
/// @param task  Counts a step a shape; cancelled: the caster meets nothing.
mesh::RayCaster makeCaster(const LayerShapes& layer, const Task& task = {});

/// The layers of a scene, and those ready for rays.
class PickScene {
 public:
  /// Puts `shapes` in the place of a `layer`, as yet out of the reach of rays. Null is not allowed;
  /// empty ones take the layer away.
  void setLayer(Layer layer, std::shared_ptr<const LayerShapes> shapes);
  /// Takes a `layer` away; it need not be there.
  void removeLayer(Layer layer) { layers_.erase(layer); }
  /// Makes a `layer` ready for rays. `caster` is what makeCaster made of the shapes that are there;
  /// where there are none it is dropped.
  void setCaster(Layer layer, mesh::RayCaster caster);

  /// Null if the layer is empty.
  const LayerShapes* layer(Layer layer) const;

  /// Finds the nearest triangle among the visible layers that are ready, from either side; of
  /// equally near ones (to 1e-5 of the distance) that of the layer that comes last in the
  /// enumeration, which is drawn over the others. A box around a part is met only where nothing
  /// else is: it would hide all that it holds.
  /// @param origin  Region metres.
  /// @param direction  Of any length above 0.
  /// @param visible  The layers that count, in any order.
  /// @return  Nothing where no triangle is met.
  std::optional<Pick> cast(const glm::dvec3& origin, const glm::dvec3& direction,
                           std::span<const Layer> visible) const;

 private:
  struct Entry {
    std::shared_ptr<const LayerShapes> shapes;
    std::optional<mesh::RayCaster> caster;
  };

  std::map<Layer, Entry> layers_;
};

/// Returns the triangles that a pointer over a triangle means: those of the same hull (hulls and
/// base hull) or part (boxes); in other layers the triangle alone.
/// @param shape  Of the piece that is pointed at.
/// @param layer  Which layer it is of.
/// @param triangle  Index in the shape.
/// @return  Indices in the shape, ascending.
std::vector<std::uint32_t> trianglesMeant(const Shape& shape, Layer layer, std::uint32_t triangle);

/// Whether the indices of a selection name triangles of a part's shape or groups of them.
enum class Naming : std::uint8_t { triangles, groups };

/// Returns the triangles of a shape that are named; all of them without indices.
/// @param shape  Of the part's piece.
/// @param naming  What the indices are of: triangles as costs and findings name them
///   (Shape::sourceOf), or groups.
/// @param indices  In any order; those that do not exist are passed over.
/// @return  Indices in the shape, ascending.
std::vector<std::uint32_t> trianglesNamed(const Shape& shape, Naming naming,
                                          std::span<const std::uint32_t> indices);

}  // namespace wb::layers

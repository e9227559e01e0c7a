#pragma once

#include "model/geometry/triangle_mesh.h"
#include "viewport/attributes.h"
#include "viewport/colouring.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include <array>
#include <optional>

namespace Qt3DRender {
class QAbstractTexture;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

/// A corner of the strip along a triangle's longest edge, as the material reads it.
struct HaloVertex {
  std::array<float, 3> position;  ///< The end of the edge that the corner is at.
  std::array<float, 3> other;     ///< Its other end.
  std::array<float, 3> apex;      ///< The triangle's third corner.
  float side;                     ///< 1 or -1: of the edge.
  Colour colour;
  std::uint8_t opaque = 255;
};
static_assert(sizeof(HaloVertex) == 44, "attributes and shaders rely on this layout");

/// One entity that draws a strip along each triangle that is narrower than the strip on the screen,
/// so that slivers are seen from any distance: 6 pixels wide, at least 36 long.
class Halo : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  /// So many triangles are seen without.
  static constexpr std::size_t most = 2000;

  /// `hiddenBy` as the material has it.
  Halo(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, const Colour& colour,
       Qt3DRender::QAbstractTexture* hiddenBy = nullptr);

  /// In region metres; nothing is drawn around more than the most.
  void show(const mesh::TriangleMesh& triangles);

 private:
  Colour colour_;
  std::optional<Records> vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport

#pragma once

#include "viewport/colouring.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>

#include <cstddef>
#include <optional>
#include <span>

namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
class QMaterial;
}  // namespace Qt3DRender

namespace wb::viewport {

/// One entity that draws a strip along each triangle that is narrower than the strip on the screen,
/// so that slivers are seen from any distance: 6 pixels wide, at least 36 long.
class Halo : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  /// So many triangles are seen without.
  static constexpr std::size_t most = 2000;

  /// `material` reads the attributes of Drawing::halos, and becomes the halo's.
  Halo(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Qt3DRender::QMaterial* material);

  /// In region metres, one colour a triangle; nothing is drawn around more than the most.
  void show(const mesh::TriangleMesh& triangles, std::span<const Colour> colours);

 private:
  std::optional<Records> vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

/// Unlit.
Qt3DRender::QMaterial* makeHaloMaterial(Qt3DCore::QNode* parent, float opacity);

}  // namespace wb::viewport

#pragma once

#include "viewport/attributes.h"
#include "viewport/colouring.h"

#include <Qt3DCore/QEntity>

#include <array>
#include <optional>
#include <vector>

namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

/// An instance as the material reads it.
struct BoxInstance {
  std::array<float, 4> place;  ///< Centre, and the length of a side.
  std::array<float, 4> turn;   ///< Quaternion x, y, z, w.
  Colour colour;
  std::uint8_t opaque = 255;
};
static_assert(sizeof(BoxInstance) == 36, "attributes and shaders rely on this layout");

/// One entity that draws any number of cubes in one call, lit, with dark edges.
class Boxes : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Boxes(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass);

  void setInstances(const std::vector<BoxInstance>& instances);
  std::size_t count() const { return instances_->count(); }

 private:
  std::optional<Records> instances_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport

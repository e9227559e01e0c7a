#pragma once

#include "viewport/attributes.h"
#include "viewport/vertices.h"

#include <Qt3DCore/QEntity>

#include <array>
#include <optional>
#include <vector>

namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

/// A point as the material reads it.
struct Dot {
  std::array<float, 3> position;
  Colour colour;
  std::uint8_t opaque = 255;
  float size = 1;  ///< Pixels.
};
static_assert(sizeof(Dot) == 20, "attributes and shaders rely on this layout");

/// One entity that draws points: what is too small on the screen to show a form.
class Dots : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Dots(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, float opacity = 1);

  void setDots(const std::vector<Dot>& dots);

 private:
  std::optional<Records> dots_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport

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

/// One face of a cube as the material reads it.
struct BoxFace {
  std::array<float, 4> place;  ///< Centre, and the length of a side.
  std::array<float, 4> turn;   ///< Quaternion x, y, z, w.
  Colour colour;
  std::uint8_t face;  ///< octree::indexOf.
};
static_assert(sizeof(BoxFace) == 36, "attributes and shaders rely on this layout");

/// One entity that draws faces of any number of cubes in one call, lit, with dark edges.
class Boxes : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Boxes(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass);

  void setFaces(const std::vector<BoxFace>& faces);
  /// Of faces.
  std::size_t count() const { return faces_->count(); }

 private:
  std::optional<Records> faces_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport

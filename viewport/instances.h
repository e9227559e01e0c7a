#pragma once

#include "viewport/attributes.h"
#include "viewport/vertices.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <glm/mat4x3.hpp>

#include <QByteArray>
#include <array>
#include <optional>

namespace Qt3DRender {
class QLayer;
}

namespace wb::viewport {

class Material;

/// An instance as the material reads it.
struct PlacedInstance {
  std::array<std::array<float, 4>, 3> rows;  ///< From the shape's frame into region metres.
  Colour colour{};
  std::uint8_t hasColour = 255;  ///< 0: each vertex has its own.
};
static_assert(sizeof(PlacedInstance) == 52, "attributes and shaders rely on this layout");

PlacedInstance placedAt(const glm::dmat4x3& place);

/// One entity that draws the same vertices any number of times in one call.
class Instances : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  /// `vertices` as vertices() makes them in this form. The material is another's.
  Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material, Form form,
            const QByteArray& vertices);
  /// Of faces.
  Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
            const SharedVertices& shared);

  /// Of PlacedInstance; without any nothing is drawn.
  void setInstances(const QByteArray& instances);
  void setPass(Qt3DRender::QLayer* pass);

 private:
  Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
            Qt3DRender::QGeometryRenderer::PrimitiveType primitive, const SharedVertices& shared);

  Qt3DRender::QLayer* pass_;
  std::optional<Records> instances_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport

#pragma once

#include "viewport/attributes.h"
#include "viewport/vertices.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include <QByteArray>
#include <optional>

namespace Qt3DRender {
class QAbstractTexture;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

class Material;

/// What the vertices of a form are drawn as.
Qt3DRender::QGeometryRenderer::PrimitiveType primitiveOf(Form form);

/// One entity that draws many triangles in one call: flat in their own colours, edges by the
/// fragment shader; or their edges alone, as lines. Many entities are what makes Qt 3D slow.
class Surface : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  /// `hiddenBy` as the material has it.
  Surface(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Form form = Form::faces,
          Qt3DRender::QAbstractTexture* hiddenBy = nullptr);

  /// As vertices() makes them in this surface's form.
  void setVertices(const QByteArray& vertices);
  void setPass(Qt3DRender::QLayer* pass);
  Material& material() { return *material_; }

 private:
  Qt3DRender::QLayer* pass_;
  Material* material_;
  std::optional<Records> vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport

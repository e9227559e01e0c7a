#pragma once

#include "viewport/vertices.h"

#include <Qt3DCore/QEntity>

#include <QByteArray>
#include <vector>

namespace Qt3DCore {
class QAttribute;
class QBuffer;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
class QMaterial;
class QParameter;
}  // namespace Qt3DRender

namespace wb::viewport {

/// One entity that draws many triangles in one call: flat in their own colours, edges by the
/// fragment shader; or their edges alone, as lines. Many entities are what makes Qt 3D slow.
class Surface : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Surface(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Form form = Form::faces);

  /// As vertices() makes them in this surface's form.
  void setVertices(const QByteArray& vertices);
  void setPass(Qt3DRender::QLayer* pass);
  /// Unlit, a pixel has exactly its triangle's colour.
  void setLit(bool lit);
  /// 0 draws no edges, 1 dark ones.
  void setEdges(float strength);
  /// 1 is solid; below, what lies behind shines through.
  void setOpacity(float opacity);
  /// Draws nearer to the camera by a little, so that it lies over a surface it coincides with.
  void setRaised(bool raised);

 private:
  void makeGeometry(Form form);
  Qt3DRender::QParameter* addParameter(const char* name, float value);

  Qt3DRender::QLayer* pass_;
  Qt3DRender::QMaterial* material_;
  Qt3DCore::QBuffer* buffer_ = nullptr;
  std::vector<Qt3DCore::QAttribute*> attributes_;
  Qt3DRender::QGeometryRenderer* renderer_ = nullptr;
  Qt3DRender::QParameter* lit_;
  Qt3DRender::QParameter* edges_;
  Qt3DRender::QParameter* opacity_;
  Qt3DRender::QParameter* raise_;
};

}  // namespace wb::viewport

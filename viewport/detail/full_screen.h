#pragma once

#include <Qt3DCore/QEntity>

#include <QColor>

namespace Qt3DRender {
class QAbstractTexture;
class QGeometryRenderer;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

/// Draws one triangle that covers the whole picture: `vertexPosition` in clip space, -1..1 within
/// the picture.
Qt3DRender::QGeometryRenderer* makeCover(Qt3DCore::QNode* parent);

/// One entity that copies the colours of a drawn scene onto what is drawn now, pixel by pixel, of
/// several samples of each their mean: in
/// software its depth would take longer than all else.
class SceneCopy : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  SceneCopy(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer,
            Qt3DRender::QAbstractTexture* colour);
};

}  // namespace wb::viewport

namespace Qt3DRender {
class QParameter;
}  // namespace Qt3DRender

namespace wb::viewport {

/// What is seen where there is nothing: a soft change of colour from the lower edge of the picture
/// to the upper. Disabled until it has colours.
class Backdrop : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Backdrop(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer);

  void setColours(const QColor& lower, const QColor& upper);

 private:
  Qt3DRender::QParameter* lower_;
  Qt3DRender::QParameter* upper_;
};

}  // namespace wb::viewport

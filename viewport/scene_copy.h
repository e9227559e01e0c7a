#pragma once

#include <Qt3DCore/QEntity>

namespace Qt3DRender {
class QAbstractTexture;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

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

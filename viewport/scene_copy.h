#pragma once

#include <Qt3DCore/QEntity>

namespace Qt3DRender {
class QAbstractTexture;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

/// One entity that copies a drawn scene, colour and depth, onto what is drawn now, pixel by pixel.
class SceneCopy : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  SceneCopy(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer,
            Qt3DRender::QAbstractTexture* colour, Qt3DRender::QAbstractTexture* depth);
};

}  // namespace wb::viewport

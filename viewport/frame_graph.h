#pragma once

#include "viewport/passes.h"

#include <QColor>
#include <QSize>

namespace Qt3DRender {
class QCamera;
class QCameraSelector;
class QClearBuffers;
class QFrameGraphNode;
class QRenderCapture;
class QRenderSurfaceSelector;
}  // namespace Qt3DRender

namespace wb::viewport {

/// How a frame is drawn: cleared, then pass after pass, then handed to who wants a picture of it.
class FrameGraph {
 public:
  /// Draws on a window or an off-screen surface. With a size, into a texture of that size instead.
  FrameGraph(QObject* surface, Qt3DRender::QCamera* camera, const Passes& passes,
             const QSize& textureSize = {});

  /// The root: owned by the render settings it is given to.
  Qt3DRender::QFrameGraphNode* root() const;
  Qt3DRender::QRenderCapture* capture() const { return capture_; }
  void setBackground(const QColor& colour);

 private:
  Qt3DRender::QRenderSurfaceSelector* root_;
  Qt3DRender::QClearBuffers* clear_;
  Qt3DRender::QRenderCapture* capture_ = nullptr;
};

}  // namespace wb::viewport

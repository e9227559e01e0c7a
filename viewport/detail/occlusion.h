#pragma once

#include "viewport/detail/frame_graph.h"

#include <QSize>
#include <functional>
#include <optional>

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DRender {
class QAbstractTexture;
class QCamera;
class QFrameGraphNode;
class QParameter;
class QSubtreeEnabler;
}  // namespace Qt3DRender

namespace wb::viewport {

/// How much light each point of a scene loses to what is close to it: in corners, and where things
/// stand on others. Made with a frame of the scene, before that, of half as many pixels along each
/// side.
class Occlusion {
 public:
  /// What makes it becomes a child of `graph`.
  Occlusion(Qt3DRender::QFrameGraphNode* graph, Qt3DCore::QEntity* scene,
            Qt3DRender::QCamera* camera);

  /// What draws into it how far away surfaces are: everything beneath is drawn first.
  Qt3DRender::QFrameGraphNode* depths() const { return depths_; }
  /// What share of the light is taken away (red) at what distance ahead of the camera (green).
  Qt3DRender::QAbstractTexture* taken() const { return taken_; }

  /// Whether it is made with the frames of the scene.
  void setMade(bool isMade);
  /// Of the picture; and the panes in it, as Panes has them.
  void setSize(const QSize& pixels, Split split, const std::optional<double>& divider);

 private:
  Qt3DRender::QSubtreeEnabler* making_;
  Qt3DRender::QFrameGraphNode* depths_ = nullptr;
  Qt3DRender::QAbstractTexture* depth_;
  Qt3DRender::QAbstractTexture* rough_;
  Qt3DRender::QAbstractTexture* taken_;
  Qt3DRender::QParameter* panes_;
};

}  // namespace wb::viewport

#pragma once

#include "viewport/camera.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/ray_layers.h"
#include "viewport/octree_layers.h"
#include "viewport/scene_layers.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QCamera>

#include <QImage>
#include <QObject>
#include <QOffscreenSurface>
#include <functional>

namespace Qt3DRender {
class QRenderCapture;
}

namespace wb::viewport {

/// Pictures of frames. The first frames of a window show nothing but background, so a picture whose
/// every line is of one colour, or that shows marks alone, is not believed until several are.
class FrameCapture : public QObject {
  Q_OBJECT

 public:
  /// `redraw` is called before each frame that a picture is taken of, and tells whether that shows
  /// all there is: if not, another is taken.
  FrameCapture(Qt3DRender::QRenderCapture* capture, std::function<bool()> redraw, QObject* parent);

  /// The next frame that shows the scene, handed to `done` once.
  void request(std::function<void(const QImage&)> done);
  /// A frame that was asked for has not come yet.
  bool isBusy() const { return waiting_ > 0; }

 private:
  void request(int attemptsLeft, std::function<void(const QImage&)> done);

  Qt3DRender::QRenderCapture* capture_;
  std::function<bool()> redraw_;
  int waiting_ = 0;
};

class FrameCapture;

/// The same view, as smooth as at rest, as an image of any size, without a window. Needs OpenGL
/// (see isOpenGlThere).
class Picture {
 public:
  explicit Picture(const QSize& size);
  ~Picture();

  SceneLayers& layers() { return layers_; }
  OctreeLayers& octrees() { return octrees_; }
  RayLayers& ray() { return ray_; }
  void setBackground(const QColor& colour) { frameGraph_.setBackground(colour); }
  /// As View::setFaded; `paper` is the colour that the scene fades to.
  void setFaded(const QColor& paper) { frameGraph_.setFaded(true, paper); }
  /// How many pixels a unit of labels and outlines has, before the camera is set; 1 at first.
  void setPixelRatio(double ratio);
  glm::dvec2 viewSize() const;
  layers::Sight sightFrom(const OrbitCamera& camera) const;
  void setCamera(const OrbitCamera& camera);

  /// Draws it and waits for that; null if nothing came.
  QImage draw();
  /// The same, handed to `use` as soon as it is there: what Qt 3D then still draws goes on beside.
  void draw(const std::function<void(const QImage&)>& use);

 private:
  QSize size_;
  double ratio_ = 1;
  QOffscreenSurface surface_;
  Qt3DCore::QAspectEngine engine_;
  Qt3DCore::QEntityPtr root_;
  Qt3DRender::QCamera* camera_;
  Passes passes_;
  SceneLayers layers_;
  OctreeLayers octrees_;
  RayLayers ray_;
  FrameGraph frameGraph_;
  std::unique_ptr<FrameCapture> capture_;
};

}  // namespace wb::viewport

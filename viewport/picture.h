#pragma once

#include "viewport/frame_graph.h"
#include "viewport/octree_layers.h"
#include "viewport/orbit_camera.h"
#include "viewport/ray_layers.h"
#include "viewport/scene_layers.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QCamera>

#include <QImage>
#include <QOffscreenSurface>
#include <functional>

namespace wb::viewport {

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
  glm::dvec2 viewSize() const;
  void setCamera(const OrbitCamera& camera);

  /// Draws it and waits for that; null if nothing came.
  QImage draw();
  /// The same, handed to `use` as soon as it is there: what Qt 3D then still draws goes on beside.
  void draw(const std::function<void(const QImage&)>& use);

 private:
  QSize size_;
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

#include "viewport/picture.h"

#include "viewport/camera.h"
#include "viewport/frame_capture.h"
#include "viewport/opengl.h"

#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include <QEventLoop>
#include <QTimer>
#include <chrono>
#include <limits>

namespace wb::viewport {
namespace {

/// A frame that has not come by then never will.
constexpr std::chrono::minutes longestWait{2};

}  // namespace

Picture::Picture(const QSize& size)
    : size_(size),
      root_(new Qt3DCore::QEntity),
      camera_(new Qt3DRender::QCamera(root_.get())),
      passes_(root_.get()),
      layers_(root_.get(), passes_),
      octrees_(root_.get(), passes_),
      ray_(root_.get(), passes_),
      frameGraph_(&surface_, root_.get(), camera_, passes_, {}, size) {
  surface_.setFormat(surfaceFormat());
  surface_.create();
  auto* settings = new Qt3DRender::QRenderSettings(root_.get());
  settings->setActiveFrameGraph(frameGraph_.root());
  settings->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
  root_->addComponent(settings);
  capture_ = std::make_unique<FrameCapture>(
      frameGraph_.capture(), [] {}, nullptr);
  engine_.registerAspect(new Qt3DRender::QRenderAspect);
  engine_.setRootEntity(root_);
}

Picture::~Picture() { engine_.setRootEntity({}); }

glm::dvec2 Picture::viewSize() const {
  return {static_cast<double>(size_.width()), static_cast<double>(size_.height())};
}

void Picture::setCamera(const OrbitCamera& camera) {
  apply(camera, viewSize(), *camera_);
  constexpr auto most = std::numeric_limits<std::size_t>::max();
  const layers::Sight sight = sightOf(camera, viewSize());
  layers_.look(sight, {most, most});
  octrees_.look(sight);
  ray_.look(sight);
}

/// Frames before, which make things ready, are not that fine.
void Picture::draw(const std::function<void(const QImage&)>& use) {
  if (size_.width() <= largestFine.width() && size_.height() <= largestFine.height())
    frameGraph_.setFineness(2);
  QEventLoop loop;
  bool isThere = false;
  QTimer::singleShot(longestWait, &loop, &QEventLoop::quit);
  capture_->request([&](const QImage& captured) {
    isThere = true;
    use(captured);
    loop.quit();
  });
  loop.exec();
  if (!isThere) use({});
}

QImage Picture::draw() {
  QImage image;
  draw([&image](const QImage& drawn) { image = drawn; });
  return image;
}

}  // namespace wb::viewport

#include "viewport/picture.h"

#include "viewport/camera.h"
#include "viewport/clocks.h"
#include "viewport/opengl.h"

#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSettings>

#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace wb::viewport {
namespace {

constexpr int emptyFrames = 8;

/// Nothing has been drawn on what the scene is copied from: marks alone are seen.
bool isWithoutScene(const QImage& pixels) {
  constexpr QRgb undrawn = 0xff000000;
  for (int y = 0; y < pixels.height(); ++y)
    if (pixels.pixel(0, y) != undrawn) return false;
  return true;
}

/// Backgrounds change from line to line alone.
bool isUniform(const QImage& pixels) {
  for (int y = 0; y < pixels.height(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
    if (std::any_of(line, line + pixels.width(),
                    [first = line[0]](QRgb pixel) { return pixel != first; }))
      return false;
  }
  return true;
}

}  // namespace

FrameCapture::FrameCapture(Qt3DRender::QRenderCapture* capture, std::function<bool()> redraw,
                           QObject* parent)
    : QObject(parent), capture_(capture), redraw_(std::move(redraw)) {}

void FrameCapture::request(std::function<void(const QImage&)> done) {
  ++waiting_;
  request(emptyFrames, std::move(done));
}

void FrameCapture::request(int attemptsLeft, std::function<void(const QImage&)> done) {
  RestingClock::wake();
  const bool isWhole = redraw_();
  Qt3DRender::QRenderCaptureReply* reply = capture_->requestCapture();
  connect(reply, &Qt3DRender::QRenderCaptureReply::completed, this,
          [this, reply, attemptsLeft, isWhole, done = std::move(done)] {
            const QImage image = reply->image();
            reply->deleteLater();
            const QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
            const bool isEmpty = isUniform(pixels) || isWithoutScene(pixels);
            if (attemptsLeft > 0 && (isEmpty || !isWhole)) return request(attemptsLeft - 1, done);
            --waiting_;
            done(image);
          });
}

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
      frameGraph_.capture(), [] { return true; }, nullptr);
  engine_.registerAspect(new Qt3DRender::QRenderAspect);
  engine_.setRootEntity(root_);
}

Picture::~Picture() { engine_.setRootEntity({}); }

glm::dvec2 Picture::viewSize() const {
  return {static_cast<double>(size_.width()), static_cast<double>(size_.height())};
}

void Picture::setPixelRatio(double ratio) {
  ratio_ = ratio;
  layers_.setPixelRatio(ratio);
}

layers::Sight Picture::sightFrom(const OrbitCamera& camera) const {
  return sightOf(camera, viewSize() / ratio_);
}

void Picture::setCamera(const OrbitCamera& camera) {
  apply(camera, viewSize(), *camera_);
  constexpr auto most = std::numeric_limits<std::size_t>::max();
  const layers::Sight sight = sightFrom(camera);
  layers_.look(sight, {most, most});
  octrees_.look(sight);
  ray_.look(sight);
}

/// Frames before, which make things ready, are not that fine.
void Picture::draw(const std::function<void(const QImage&)>& use) {
  if (size_.width() <= largestFine.width() && size_.height() <= largestFine.height())
    frameGraph_.setFineness(2);
  frameGraph_.setOccluded(true);
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

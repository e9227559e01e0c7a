#include "viewport/frame_capture.h"

#include "viewport/resting_clock.h"

#include <Qt3DRender/QRenderCapture>

#include <algorithm>
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

FrameCapture::FrameCapture(Qt3DRender::QRenderCapture* capture, std::function<void()> redraw,
                           QObject* parent)
    : QObject(parent), capture_(capture), redraw_(std::move(redraw)) {}

void FrameCapture::request(std::function<void(const QImage&)> done) {
  ++waiting_;
  request(emptyFrames, std::move(done));
}

void FrameCapture::request(int attemptsLeft, std::function<void(const QImage&)> done) {
  RestingClock::wake();
  redraw_();
  Qt3DRender::QRenderCaptureReply* reply = capture_->requestCapture();
  connect(reply, &Qt3DRender::QRenderCaptureReply::completed, this,
          [this, reply, attemptsLeft, done = std::move(done)] {
            const QImage image = reply->image();
            reply->deleteLater();
            const QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
            const bool isEmpty = isUniform(pixels) || isWithoutScene(pixels);
            if (attemptsLeft > 0 && isEmpty) return request(attemptsLeft - 1, done);
            --waiting_;
            done(image);
          });
}

}  // namespace wb::viewport

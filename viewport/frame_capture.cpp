#include "viewport/frame_capture.h"

#include <Qt3DRender/QRenderCapture>

#include <algorithm>
#include <utility>

namespace wb::viewport {
namespace {

constexpr int emptyFrames = 8;

/// Backgrounds change from line to line alone.
bool isUniform(const QImage& image) {
  const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
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
  redraw_();
  Qt3DRender::QRenderCaptureReply* reply = capture_->requestCapture();
  connect(reply, &Qt3DRender::QRenderCaptureReply::completed, this,
          [this, reply, attemptsLeft, done = std::move(done)] {
            const QImage image = reply->image();
            reply->deleteLater();
            if (attemptsLeft > 0 && isUniform(image)) return request(attemptsLeft - 1, done);
            --waiting_;
            done(image);
          });
}

}  // namespace wb::viewport

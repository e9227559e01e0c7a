#include "viewport/detail/full_screen.h"
#include "viewport/detail/ground.h"
#include "viewport/picture.h"
#include "viewport/view.h"

#include <utility>

namespace wb::viewport {
namespace {

/// Until what is drawn into has its new size everywhere.
constexpr int framesToSettle = 4;

}  // namespace

/// A picture is of another size now.
void View::lookFromSame() {
  showDivider();
  if (framed_) return frame(*framed_);
  moveCamera();
}

/// Twice: what is drawn at a new fineness may take a frame to arrive.
void View::captureStill(std::function<void(const QImage&)> done) {
  isCapturingStill_ = true;
  capture_->request([this, done = std::move(done)](const QImage&) {
    capture_->request([this, done](const QImage& image) {
      isCapturingStill_ = false;
      done(image);
    });
  });
}

void View::captureAfter(int frames, std::function<void(const QImage&)> done) {
  captureStill([this, frames, done = std::move(done)](const QImage& image) {
    frames > 0 ? captureAfter(frames - 1, done) : done(image);
  });
}

/// The window itself is not drawn on meanwhile, for a few frames.
void View::captureShot(const QSize& pixels, bool isTransparent,
                       std::function<void(const QImage&)> done) {
  if (isShooting_) return done({});
  const bool hasBackdrop = backdrop_->isEnabled();
  const QColor background = background_;
  const auto surround = [this](bool isThere, bool withBackdrop, const QColor& colour) {
    backdrop_->setEnabled(isThere && withBackdrop);
    ground_->setWanted(isThere);
    setBackground(colour);
  };
  isShooting_ = true;
  surround(!isTransparent, hasBackdrop, isTransparent ? QColor(Qt::transparent) : background);
  frameGraph_.setFineness(pixels.boundedTo(largestFine) == pixels ? 2 : 1);
  frameGraph_.setOccluded(true);
  frameGraph_.drawApart(pixels);
  navigator_->setPictureSize(QSizeF(pixels) / devicePixelRatio());
  lookFromSame();
  rest();
  captureAfter(framesToSettle, [=, this, done = std::move(done)](const QImage& captured) {
    QImage image = captured.copy();
    // Colours were laid over one another from black on.
    if (isTransparent && !image.isNull())
      image.reinterpretAsFormat(QImage::Format_ARGB32_Premultiplied);
    isShooting_ = false;
    surround(true, hasBackdrop, background);
    frameGraph_.setSize(size() * devicePixelRatio());
    navigator_->setPictureSize({});
    lookFromSame();
    done(image);
  });
}

}  // namespace wb::viewport

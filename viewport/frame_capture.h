#pragma once

#include <QImage>
#include <QObject>
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
  /// `redraw` is called before each frame that a picture is taken of.
  FrameCapture(Qt3DRender::QRenderCapture* capture, std::function<void()> redraw, QObject* parent);

  /// The next frame that shows the scene, handed to `done` once.
  void request(std::function<void(const QImage&)> done);
  /// A frame that was asked for has not come yet.
  bool isBusy() const { return waiting_ > 0; }

 private:
  void request(int attemptsLeft, std::function<void(const QImage&)> done);

  Qt3DRender::QRenderCapture* capture_;
  std::function<void()> redraw_;
  int waiting_ = 0;
};

}  // namespace wb::viewport

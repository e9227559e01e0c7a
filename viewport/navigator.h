#pragma once

#include "viewport/orbit_camera.h"
#include "viewport/panes.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSize>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWindow;

namespace wb::viewport {

/// The key of a standard view: 1 to 4 for the sides, 6 to 8 for top, bottom and corner.
Qt::Key keyOf(OrbitCamera::Standard view);

/// Turns mouse and keys of a window into moves of a camera, and into what is pointed at. Left drag
/// orbits, with Ctrl draws a box; right, middle or Shift and left pans; the wheel zooms to the
/// pointer. Arrows orbit, plus and minus zoom, keyOf() are the standard views, F frames.
class Navigator : public QObject {
  Q_OBJECT

 public:
  explicit Navigator(QWindow* window);

  const OrbitCamera& camera() const { return camera_; }
  void setCamera(const OrbitCamera& camera);
  /// How the window is divided now: the camera looks into each of its panes.
  Panes panes() const;
  void setSplit(Split split) { split_ = split; }
  /// Of what the camera sees: one pane.
  glm::dvec2 viewSize() const { return panes().size(); }

 signals:
  void cameraMoved();
  /// The pointer is at a pixel, with no button pressed.
  void pointed(const QPointF& pixel);
  void pointerLeft();
  /// A press and release of the left button without a drag.
  void clicked(const QPointF& pixel);
  /// The same of the right button.
  void rightClicked(const QPointF& pixel);
  /// A box is being drawn between two corners, or was.
  void boxChanged(const QRectF& pixels);
  void boxDrawn(const QRectF& pixels);
  void frameWanted();
  /// The user moves the camera, as opposed to setCamera.
  void cameraTaken();
  void backWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void drag(const QMouseEvent& event, const QPointF& moved);
  void wheel(const QWheelEvent& event);
  bool key(const QKeyEvent& event);
  bool cameraKey(const QKeyEvent& event);
  void take();

  QWindow* window_;
  OrbitCamera camera_;
  Split split_ = Split::none;
  QPointF pressed_;
  QPointF last_;
  bool dragging_ = false;
  bool boxing_ = false;  ///< The drag draws a box.
};

}  // namespace wb::viewport

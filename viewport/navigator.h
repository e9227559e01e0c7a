#pragma once

#include "viewport/camera.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QSize>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWindow;

namespace wb::viewport {

/// The key of a standard view: 1 to 4 for the sides, 6 to 8 for top, bottom and corner.
Qt::Key keyOf(OrbitCamera::Standard view);

/// Turns mouse and keys of a window into moves of a camera, and into what is pointed at. Left drag
/// orbits, with Ctrl draws a box; right, middle or Shift and left pans; the wheel zooms to the
/// pointer, with Ctrl or Shift it is told where that is wanted. Arrows orbit, plus and minus zoom,
/// keyOf() are the standard views, F frames. While the right button is held W, A, S, D, Q and E fly
/// and the mouse looks around; the wheel makes that faster or slower, Shift four times as fast.
class Navigator : public QObject {
  Q_OBJECT

 public:
  explicit Navigator(QWindow* window);

  const OrbitCamera& camera() const { return camera_; }
  void setCamera(const OrbitCamera& camera);
  /// How the window is divided now: the camera looks into each of its panes.
  Panes panes() const;
  /// See Panes::divider.
  void setSplit(Split split, const std::optional<double>& divider = {}) {
    split_ = split;
    divider_ = divider;
  }
  /// For a picture of another size than the window's; nothing: as large as that.
  void setPictureSize(const std::optional<QSizeF>& size) { pictureSize_ = size; }
  /// Of what the camera sees: one pane.
  glm::dvec2 viewSize() const { return panes().size(); }

  /// Who is asked whether a press of the left button takes hold of something, which is then dragged
  /// in place of the camera.
  void setGrab(std::function<bool(const QPointF& pixel)> grab) { grab_ = std::move(grab); }
  /// Who is asked whether turns of the wheel with Ctrl or Shift are told; else they zoom.
  void setTurning(std::function<bool()> isTurning) { isTurning_ = std::move(isTurning); }
  /// What is dragged is let go without a word; the camera stays until the button is pressed again.
  void letGo();
  /// Keys fly, or would.
  bool isSteering() const { return isRightHeld_; }

 signals:
  void cameraMoved();
  /// The pointer is at a pixel, with no button pressed.
  void pointed(const QPointF& pixel);
  void pointerLeft();
  /// A press and release of the left button without a drag.
  void clicked(const QPointF& pixel);
  /// The same of the right button.
  void rightClicked(const QPointF& pixel);
  /// A click of the left button with Ctrl.
  void controlClicked(const QPointF& pixel);
  /// A box is being drawn from one corner to another, or was.
  void boxChanged(const QPointF& from, const QPointF& to);
  void boxDrawn(const QPointF& from, const QPointF& to);
  /// The wheel was turned by so many steps, away from the user above 0, with Ctrl or Shift.
  void turned(int steps, Qt::KeyboardModifiers keys);
  /// What was taken hold of is dragged to a pixel, with keys; or was released.
  void dragged(const QPointF& pixel, Qt::KeyboardModifiers keys);
  void dropped();
  void frameWanted();
  /// The user moves the camera, as opposed to setCamera.
  void cameraTaken();
  void backWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What a press of a button began.
  enum class Drag : std::uint8_t { camera, box, held, nothing };

  void press(const QMouseEvent& event);
  Drag dragOf(const QMouseEvent& event) const;
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void dragCamera(const QMouseEvent& event, const QPointF& moved);
  void wheel(const QWheelEvent& event);
  bool key(const QKeyEvent& event);
  bool cameraKey(const QKeyEvent& event);
  bool flyKey(const QKeyEvent& event);
  bool releaseKey(const QKeyEvent& event);
  void fly();
  void land();
  void take();

  QWindow* window_;
  OrbitCamera camera_;
  Split split_ = Split::none;
  std::optional<double> divider_;
  std::optional<QSizeF> pictureSize_;
  std::function<bool(const QPointF&)> grab_;
  std::function<bool()> isTurning_;
  QPointF pressed_;
  QPointF last_;
  Drag drag_ = Drag::camera;
  bool dragging_ = false;
  int turn_ = 0;  ///< Of the wheel with keys, less than a step.
  bool isRightHeld_ = false;
  bool isFlying_ = false;   ///< Since the right button was pressed.
  std::set<int> steering_;  ///< Keys that are held.
  QTimer flight_;
  QElapsedTimer sinceStep_;
  double speed_ = 0;          ///< Metres a second.
  double flownDistance_ = 0;  ///< Of the camera from its target in the last flight.
};

}  // namespace wb::viewport

#include "viewport/navigator.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWindow>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace wb::viewport {
namespace {

/// A press that moves less than this many pixels is a click.
constexpr double clickSlack = 4;
constexpr double zoomAStep = 0.85;
constexpr int wheelStep = 120;
/// Pixels of a drag that turns as far as one press of an arrow key.
constexpr double keyTurn = 24;
/// Of the way to what is looked at, flown in a second; with Shift so many times that.
constexpr double flownASecond = 0.5;
constexpr double hurried = 4;
/// What is as near as this share of the way is seen in flight, not cut off.
constexpr double targetInFlight = 0.05;
constexpr std::chrono::milliseconds flightStep{16};

glm::dvec2 toGlm(const QPointF& point) { return {point.x(), point.y()}; }

bool pans(const QMouseEvent& event) {
  return event.buttons() & (Qt::MiddleButton | Qt::RightButton) ||
         event.modifiers() & Qt::ShiftModifier;
}

/// To the right, upwards and forwards.
glm::dvec3 wayOf(int key) {
  switch (key) {
    case Qt::Key_W:
      return {0, 0, 1};
    case Qt::Key_S:
      return {0, 0, -1};
    case Qt::Key_D:
      return {1, 0, 0};
    case Qt::Key_A:
      return {-1, 0, 0};
    case Qt::Key_E:
      return {0, 1, 0};
    case Qt::Key_Q:
      return {0, -1, 0};
    default:
      return glm::dvec3(0);
  }
}

}  // namespace

Qt::Key keyOf(OrbitCamera::Standard view) {
  constexpr std::array keys{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4,
                            Qt::Key_6, Qt::Key_7, Qt::Key_8};
  static_assert(keys.size() == OrbitCamera::standards.size());
  return keys[static_cast<std::size_t>(view)];
}

Navigator::Navigator(QWindow* window) : QObject(window), window_(window) {
  camera_.look(OrbitCamera::Standard::corner);
  window->installEventFilter(this);
  flight_.setInterval(flightStep);
  connect(&flight_, &QTimer::timeout, this, &Navigator::fly);
}

void Navigator::setCamera(const OrbitCamera& camera) {
  camera_ = camera;
  emit cameraMoved();
}

Panes Navigator::panes() const {
  const QSizeF size = pictureSize_.value_or(QSizeF(window_->size()));
  return {{size.width(), size.height()}, split_, divider_};
}

bool Navigator::eventFilter(QObject*, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
      press(static_cast<QMouseEvent&>(*event));
      return true;
    case QEvent::MouseMove:
      move(static_cast<QMouseEvent&>(*event));
      return true;
    case QEvent::MouseButtonRelease:
      release(static_cast<QMouseEvent&>(*event));
      return true;
    case QEvent::Wheel:
      wheel(static_cast<QWheelEvent&>(*event));
      return true;
    case QEvent::KeyPress:
      return key(static_cast<QKeyEvent&>(*event));
    case QEvent::KeyRelease:
      return releaseKey(static_cast<QKeyEvent&>(*event));
    case QEvent::FocusOut:
      land();
      return false;
    case QEvent::Leave:
      emit pointerLeft();
      return false;
    default:
      return false;
  }
}

void Navigator::press(const QMouseEvent& event) {
  pressed_ = last_ = event.position();
  dragging_ = false;
  isRightHeld_ = isRightHeld_ || event.button() == Qt::RightButton;
  drag_ = dragOf(event);
}

Navigator::Drag Navigator::dragOf(const QMouseEvent& event) const {
  if (event.button() != Qt::LeftButton) return Drag::camera;
  if (event.modifiers() & Qt::ControlModifier) return Drag::box;
  const bool hasOthers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier);
  const bool isHeld = !hasOthers && grab_ && grab_(event.position());
  return isHeld ? Drag::held : Drag::camera;
}

void Navigator::letGo() {
  if (drag_ == Drag::held) drag_ = Drag::nothing;
}

void Navigator::move(const QMouseEvent& event) {
  const QPointF moved = event.position() - std::exchange(last_, event.position());
  if (event.buttons() == Qt::NoButton) return emit pointed(event.position());
  const QPointF away = event.position() - pressed_;
  dragging_ = dragging_ || std::hypot(away.x(), away.y()) > clickSlack;
  if (!dragging_) return;
  if (drag_ == Drag::box) return emit boxChanged(pressed_, last_);
  if (drag_ == Drag::camera) return dragCamera(event, moved);
  if (drag_ == Drag::held) emit dragged(last_, event.modifiers());
}

void Navigator::dragCamera(const QMouseEvent& event, const QPointF& moved) {
  if (isFlying_) {
    camera_.lookAround(toGlm(moved));
  } else if (pans(event)) {
    camera_.pan(toGlm(moved), viewSize());
  } else {
    camera_.orbit(toGlm(moved));
  }
  take();
}

void Navigator::take() {
  emit cameraTaken();
  emit cameraMoved();
}

void Navigator::release(const QMouseEvent& event) {
  const bool hasFlown = isFlying_;
  if (event.button() == Qt::RightButton) {
    isRightHeld_ = false;
    land();
  }
  const Drag drag = std::exchange(drag_, Drag::camera);
  const bool wasDragged = std::exchange(dragging_, false) || hasFlown;
  if (drag == Drag::held) return emit dropped();
  if (drag == Drag::nothing) return;
  if (wasDragged && drag == Drag::box) return emit boxDrawn(pressed_, event.position());
  if (wasDragged) return;
  if (event.button() == Qt::LeftButton)
    drag == Drag::box ? emit controlClicked(event.position()) : emit clicked(event.position());
  if (event.button() == Qt::RightButton) emit rightClicked(event.position());
}

/// On some systems a wheel with Shift is told as one that turns sideways.
void Navigator::wheel(const QWheelEvent& event) {
  const QPoint angle = event.angleDelta();
  const bool hasKey = event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
  if (hasKey && isTurning_ && isTurning_()) {
    turn_ += angle.y() != 0 ? angle.y() : angle.x();
    const int steps = turn_ / wheelStep;
    turn_ -= steps * wheelStep;
    if (steps != 0) emit turned(steps, event.modifiers());
    return;
  }
  const double steps = static_cast<double>(angle.y()) / wheelStep;
  if (isFlying_) {
    speed_ *= std::pow(zoomAStep, -steps);
    return;
  }
  camera_.zoom(std::pow(zoomAStep, steps), panes().within(toGlm(event.position())), viewSize());
  take();
}

bool Navigator::flyKey(const QKeyEvent& event) {
  if (!isRightHeld_ || wayOf(event.key()) == glm::dvec3(0)) return false;
  if (event.isAutoRepeat()) return true;
  if (!std::exchange(isFlying_, true) && camera_.distance != flownDistance_) {
    speed_ = flownASecond * camera_.distance;
    camera_.drawTargetNear(targetInFlight);
    flownDistance_ = camera_.distance;
  }
  steering_.insert(event.key());
  if (!flight_.isActive()) {
    sinceStep_.start();
    flight_.start();
  }
  return true;
}

bool Navigator::releaseKey(const QKeyEvent& event) {
  if (event.isAutoRepeat() || steering_.erase(event.key()) == 0) return false;
  if (steering_.empty()) flight_.stop();
  return true;
}

void Navigator::fly() {
  glm::dvec3 way(0);
  for (const int key : steering_) way += wayOf(key);
  const bool isHurried = QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
  const double seconds = static_cast<double>(sinceStep_.restart()) / 1000;
  camera_.fly(seconds * speed_ * (isHurried ? hurried : 1) * way);
  take();
}

void Navigator::land() {
  steering_.clear();
  flight_.stop();
  isFlying_ = false;
}

bool Navigator::key(const QKeyEvent& event) {
  if (flyKey(event)) return true;
  if (event.key() == Qt::Key_F) {
    emit frameWanted();
    return true;
  }
  if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Back) {
    emit backWanted();
    return true;
  }
  if (!cameraKey(event)) return false;
  take();
  return true;
}

bool Navigator::cameraKey(const QKeyEvent& event) {
  // With Alt, numbers choose panels and workspaces.
  const bool isWithAlt = event.modifiers().testFlag(Qt::AltModifier);
  for (const OrbitCamera::Standard view : OrbitCamera::standards)
    if (event.key() == keyOf(view) && !isWithAlt) {
      camera_.look(view);
      return true;
    }
  switch (event.key()) {
    case Qt::Key_Left:
      camera_.orbit({-keyTurn, 0});
      return true;
    case Qt::Key_Right:
      camera_.orbit({keyTurn, 0});
      return true;
    case Qt::Key_Up:
      camera_.orbit({0, keyTurn});
      return true;
    case Qt::Key_Down:
      camera_.orbit({0, -keyTurn});
      return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      camera_.zoom(zoomAStep, viewSize() / 2.0, viewSize());
      return true;
    case Qt::Key_Minus:
      camera_.zoom(1 / zoomAStep, viewSize() / 2.0, viewSize());
      return true;
    default:
      return false;
  }
}

}  // namespace wb::viewport

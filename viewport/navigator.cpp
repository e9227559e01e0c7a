#include "viewport/navigator.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWindow>
#include <array>
#include <cmath>
#include <utility>

namespace wb::viewport {
namespace {

/// A press that moves less than this many pixels is a click.
constexpr double clickSlack = 4;
constexpr double zoomAStep = 0.85;
constexpr double wheelStep = 120;
/// Pixels of a drag that turns as far as one press of an arrow key.
constexpr double keyTurn = 24;

glm::dvec2 toGlm(const QPointF& point) { return {point.x(), point.y()}; }

bool pans(const QMouseEvent& event) {
  return event.buttons() & (Qt::MiddleButton | Qt::RightButton) ||
         event.modifiers() & Qt::ShiftModifier;
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
}

void Navigator::setCamera(const OrbitCamera& camera) {
  camera_ = camera;
  emit cameraMoved();
}

Panes Navigator::panes() const {
  return {{static_cast<double>(window_->width()), static_cast<double>(window_->height())}, split_};
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
  boxing_ = event.button() == Qt::LeftButton && event.modifiers() & Qt::ControlModifier;
}

void Navigator::move(const QMouseEvent& event) {
  const QPointF moved = event.position() - std::exchange(last_, event.position());
  if (event.buttons() == Qt::NoButton) return emit pointed(event.position());
  const QPointF away = event.position() - pressed_;
  dragging_ = dragging_ || std::hypot(away.x(), away.y()) > clickSlack;
  if (dragging_ && boxing_) return emit boxChanged(QRectF(pressed_, last_).normalized());
  if (dragging_) drag(event, moved);
}

void Navigator::drag(const QMouseEvent& event, const QPointF& moved) {
  if (pans(event)) {
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
  const bool isBox = std::exchange(boxing_, false);
  if (dragging_ && isBox) emit boxDrawn(QRectF(pressed_, event.position()).normalized());
  if (std::exchange(dragging_, false)) return;
  if (event.button() == Qt::LeftButton) emit clicked(event.position());
  if (event.button() == Qt::RightButton) emit rightClicked(event.position());
}

void Navigator::wheel(const QWheelEvent& event) {
  const double steps = event.angleDelta().y() / wheelStep;
  camera_.zoom(std::pow(zoomAStep, steps), panes().within(toGlm(event.position())), viewSize());
  take();
}

bool Navigator::key(const QKeyEvent& event) {
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
  for (const OrbitCamera::Standard view : OrbitCamera::standards)
    if (event.key() == keyOf(view)) {
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

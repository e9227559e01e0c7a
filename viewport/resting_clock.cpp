#include "viewport/resting_clock.h"

#include <QCoreApplication>
#include <QEvent>
#include <chrono>

namespace wb::viewport {
namespace {

using namespace std::chrono_literals;

constexpr auto tick = 16ms;          ///< As Qt's own.
constexpr auto tickAtRest = 250ms;   ///< What nobody told of is seen after that.
constexpr auto awakeAfter = 1000ms;  ///< Longer than Qt 3D needs for what is new.

RestingClock* present = nullptr;

/// What a user does, and what is drawn for any reason. Timers and calls between threads are none:
/// they go on at rest, too.
bool isHappening(QEvent::Type type) {
  switch (type) {
    case QEvent::Timer:
    case QEvent::MetaCall:
    case QEvent::SockAct:
    case QEvent::DeferredDelete:
    case QEvent::ThreadChange:
      return false;
    default:
      return type < QEvent::User;
  }
}

}  // namespace

RestingClock::RestingClock() {
  present = this;
  ticks_.setTimerType(Qt::PreciseTimer);
  ticks_.setInterval(tick);
  connect(&ticks_, &QTimer::timeout, this, [this] { advance(); });
  falling_.setSingleShot(true);
  falling_.setInterval(awakeAfter);
  connect(&falling_, &QTimer::timeout, this, [this] { ticks_.setInterval(tickAtRest); });
  QCoreApplication::instance()->installEventFilter(this);
  install();
}

RestingClock::~RestingClock() {
  present = nullptr;
  uninstall();
}

void RestingClock::wake() {
  if (!present) return;
  present->falling_.start();
  if (present->ticks_.intervalAsDuration() != tick) present->ticks_.setInterval(tick);
}

bool RestingClock::isAwake() { return present && present->falling_.isActive(); }

void RestingClock::start() {
  QAnimationDriver::start();
  ticks_.start();
  wake();
}

void RestingClock::stop() {
  QAnimationDriver::stop();
  ticks_.stop();
}

bool RestingClock::eventFilter(QObject* object, QEvent* event) {
  if (isHappening(event->type())) wake();
  return QAnimationDriver::eventFilter(object, event);
}

}  // namespace wb::viewport

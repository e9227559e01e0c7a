#include "viewport/clocks.h"

#include <Qt3DCore/QEntity>
#include <Qt3DLogic/QFrameAction>

#include <QCoreApplication>
#include <QEvent>
#include <chrono>
#include <utility>

namespace wb::viewport {

FrameClock::FrameClock(Qt3DCore::QEntity* root, QObject* parent) : QObject(parent), root_(root) {}

void FrameClock::setRunning(bool isRunning) {
  if (isRunning == (action_ != nullptr)) return;
  if (!isRunning) {
    root_->removeComponent(action_);
    delete std::exchange(action_, nullptr);
    milliseconds_.reset();
    return;
  }
  action_ = new Qt3DLogic::QFrameAction(root_);
  connect(action_, &Qt3DLogic::QFrameAction::triggered, this,
          [this](float seconds) { count(seconds); });
  root_->addComponent(action_);
}

/// Between two frames of which either draws nothing new, time passes that none of them took.
void FrameClock::count(double seconds) {
  constexpr double inMilliseconds = 1000;
  constexpr double shareOfLast = 0.25;
  const bool isExpected = std::exchange(isExpected_, false);
  if (std::exchange(wasExpected_, isExpected) && isExpected) {
    const double took = seconds * inMilliseconds;
    milliseconds_ = milliseconds_ ? *milliseconds_ + (took - *milliseconds_) * shareOfLast : took;
  }
}

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

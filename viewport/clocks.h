#pragma once

#include <QAnimationDriver>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <optional>

namespace wb::viewport {

/// Tells changes that follow each other, as while a constant is dragged, from single ones.
class ChangeRun {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Whether a change that comes now is one of many: it follows others, or comes while a button of
  /// the mouse is held, as the first of a drag does.
  bool add(Time now, bool isHeld = false) {
    count_ = now - last_ < pause ? count_ + 1 : 0;
    last_ = now;
    return isHeld || count_ >= few;
  }

 private:
  static constexpr std::chrono::milliseconds pause{150};
  static constexpr int few = 2;  ///< One thing that a user does may make as many.

  Time last_{};
  int count_ = 0;
};

}  // namespace wb::viewport

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DLogic {
class QFrameAction;
}

namespace wb::viewport {

/// How long frames take while the scene changes. It asks for frames as long as it runs.
class FrameClock : public QObject {
  Q_OBJECT

 public:
  FrameClock(Qt3DCore::QEntity* root, QObject* parent);

  void setRunning(bool isRunning);
  /// The next frame draws the scene again.
  void expect() { isExpected_ = true; }
  /// Milliseconds from frame to frame, of the last ones; nothing before two followed each other.
  std::optional<double> milliseconds() const { return milliseconds_; }

 private:
  void count(double seconds);

  Qt3DCore::QEntity* root_;
  Qt3DLogic::QFrameAction* action_ = nullptr;
  bool isExpected_ = false;
  bool wasExpected_ = false;
  std::optional<double> milliseconds_;
};

/// The clock of Qt 3D's frames and of animations: as fast as screens while anything happens, a few
/// ticks a second while nothing does, when Qt's own would go on as fast for ever. What happens is
/// what the user does, what is painted, and what calls wake(); all else waits for the next tick.
class RestingClock : public QAnimationDriver {
  Q_OBJECT

 public:
  /// From now on, until it is destroyed; there is one at a time, after the application.
  RestingClock();
  ~RestingClock() override;
  RestingClock(const RestingClock&) = delete;
  RestingClock& operator=(const RestingClock&) = delete;

  /// Something is about to change; nothing where there is no such clock.
  static void wake();
  /// Whether it goes fast; false where there is none.
  static bool isAwake();

 protected:
  void start() override;
  void stop() override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QTimer ticks_;
  QTimer falling_;  ///< Asleep.
};

}  // namespace wb::viewport

#pragma once

#include <QAnimationDriver>
#include <QTimer>

namespace wb::viewport {

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

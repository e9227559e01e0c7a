#pragma once

#include <QObject>
#include <memory>

class QSocketNotifier;

namespace wb::ui {

/// That somebody ends the program by a signal (SIGTERM, SIGHUP, SIGINT), told in the window's own
/// thread. One at a time.
class Termination : public QObject {
  Q_OBJECT

 public:
  Termination();
  ~Termination() override;

 signals:
  void asked();

 private:
  void take();

  std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace wb::ui

#pragma once

#include "model/tuning/calibration.h"

#include <QFutureWatcher>
#include <QObject>
#include <memory>
#include <stop_token>
#include <vector>

namespace wb::ui {

/// Fits constants to what the grid measured of a scene, in the background.
class Calibrator : public QObject {
  Q_OBJECT

 public:
  using Made = std::shared_ptr<const Result<tuning::Calibration>>;

  explicit Calibrator(QObject* parent = nullptr);
  ~Calibrator() override;

  /// In place of what is being fitted.
  void start(scene::Scene scene, const cost::Profile& profile, std::vector<cost::Key> keys);
  /// What is being fitted never comes.
  void cancel();
  bool isBusy() const { return isWorking_; }

 signals:
  void made(const wb::ui::Calibrator::Made& calibration);
  void busyChanged(bool busy);

 private:
  void finish();

  bool isWorking_ = false;
  std::stop_source stop_;
  QFutureWatcher<Made> watcher_;
};

}  // namespace wb::ui

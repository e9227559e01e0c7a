#pragma once

#include "ui/charts/chart_order.h"

#include <QFutureWatcher>
#include <QObject>
#include <memory>
#include <stop_token>

namespace wb::ui {

/// Makes charts in the background. The newest order wins; those of the same wish that come while
/// one is made wait for it, so that a drag is followed as fast as can be.
class ChartMaker : public QObject {
  Q_OBJECT

 public:
  using Made = std::shared_ptr<const chart::Chart>;

  explicit ChartMaker(QObject* parent = nullptr);
  ~ChartMaker() override;

  void make(ChartOrder order);
  /// What is being made never comes.
  void cancel();
  bool isBusy() const { return isWorking_; }

 signals:
  void made(const wb::ui::ChartMaker::Made& chart);
  void busyChanged(bool busy);

 private:
  void start(ChartOrder order);
  void finish();

  ChartWish current_;
  std::unique_ptr<ChartOrder> next_;
  bool isWorking_ = false;
  std::stop_source stop_;
  QFutureWatcher<Made> watcher_;
};

}  // namespace wb::ui

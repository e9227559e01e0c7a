#pragma once

#include "ui/panels/charts/detail/chart_order.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <memory>

namespace wb::ui {

/// Makes charts in the background. The newest order wins; those of the same wish that come while
/// one is made wait for it, so that a drag is followed as fast as can be.
class ChartMaker : public QObject {
  Q_OBJECT

 public:
  using Made = std::shared_ptr<const chart::Chart>;

  explicit ChartMaker(QObject* parent = nullptr);

  void make(ChartOrder order);
  /// What is being made never comes.
  void cancel();
  bool isBusy() const { return work_.isBusy(); }

 signals:
  void made(const wb::ui::ChartMaker::Made& chart);
  void busyChanged(bool busy);

 private:
  void take(const Made& chart);

  ChartWish current_;  ///< Of the newest order.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui

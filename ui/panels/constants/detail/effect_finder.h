#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/constant_effects.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

namespace wb::ui {

/// What things cost now against what the same linksets cost before: their sum, then, a line each,
/// the three whose land impact changed most.
QString whatChanged(const weighing::Weighing& now, const std::vector<cost::LinksetCost>& before);

class Document;

/// Finds in the background what each constant can do to what is open: again when costs have changed
/// and been still for a moment. Only while somebody sees it.
class EffectFinder : public QObject {
  Q_OBJECT

 public:
  explicit EffectFinder(const Document& document, QObject* parent = nullptr);

  void setSeen(bool isSeen);
  /// Null with nothing open, or until it is found for the first time; else of a moment ago while
  /// isBusy().
  const std::shared_ptr<const tuning::Effects>& current() const { return current_; }
  bool isBusy() const { return pause_.isActive() || work_.isBusy(); }

 signals:
  /// current() is another.
  void found();

 private:
  using Made = std::shared_ptr<const tuning::Effects>;

  void wait();
  void start();
  void take(const Made& made);

  const Document& document_;
  Made current_;
  QTimer pause_;
  bool isSeen_ = false;
  bool isStale_ = true;
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui

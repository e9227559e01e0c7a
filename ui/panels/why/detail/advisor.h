#pragma once

#include "model/report/target_advice.h"
#include "ui/document/selection.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

namespace wb::ui {

class Document;

/// What would lower the cost of what is selected: of each kind of change the best, the best first.
struct Advised {
  weighing::Target of;
  explain::TargetAdvice advice;
};

/// How the physics of what is selected moves when vertices do.
struct Perturbed {
  weighing::Target of;
  tuning::Fragility steadiness;
};

/// Looks in the background for what would lower the cost of what is selected, and then how far it
/// moves when vertices do: again as soon as the selection changes, and when costs do, once they
/// have been still for a moment. Only while somebody sees it.
class Advisor : public QObject {
  Q_OBJECT

 public:
  Advisor(const Document& document, const Selection& selection, QObject* parent = nullptr);

  void setSeen(bool isSeen);
  /// Searches what takes minutes, too, until the selection or costs change.
  void searchLonger();

  /// Null without a selection, or until it is made for the first time. Of a moment ago, and not to
  /// be applied, while isBusy().
  const std::shared_ptr<const Advised>& current() const { return current_; }
  bool isBusy() const { return pause_.isActive() || work_.isBusy(); }
  /// Null for what rests on no triangle, or until it is made for the first time. Of a moment ago
  /// while isBusy() or isPerturbing().
  const std::shared_ptr<const Perturbed>& perturbed() const { return perturbed_; }
  bool isPerturbing() const { return perturbing_.isBusy(); }

 signals:
  /// current() or isBusy() are others.
  void changed();
  /// perturbed() is another.
  void perturbedChanged();

 private:
  using Made = std::shared_ptr<const Advised>;

  void wait(int milliseconds);
  void start();
  void take(const Made& made);
  void perturb();
  void takePerturbed(const std::shared_ptr<const Perturbed>& made);
  void forget();

  const Document& document_;
  const Selection& selection_;
  Made current_;
  std::shared_ptr<const scene::Scene> scene_;  ///< As it is now; null: to be copied.
  QTimer pause_;
  bool isSeen_ = false;
  bool isThorough_ = false;
  BackgroundWork<Made> work_;
  std::shared_ptr<const Perturbed> perturbed_;
  BackgroundWork<std::shared_ptr<const Perturbed>> perturbing_;
};

}  // namespace wb::ui

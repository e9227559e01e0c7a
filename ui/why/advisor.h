#pragma once

#include "model/advice/advice.h"
#include "ui/document/selection.h"
#include "ui/why/latest.h"

#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;

/// What would lower the cost of what is selected, the best first, of each kind of change one.
struct Advised {
  Selected of;
  std::vector<advice::Suggestion> suggestions;
};

/// Looks in the background for what would lower the cost of what is selected: again when the
/// selection or costs change, once they have been still for a moment.
class Advisor : public QObject {
  Q_OBJECT

 public:
  Advisor(const Document& document, const Selection& selection, QObject* parent = nullptr);

  /// Null without a selection, or until it is made for the first time. Of a moment ago, and not to
  /// be applied, while isBusy().
  const std::shared_ptr<const Advised>& current() const { return current_; }
  bool isBusy() const { return pause_.isActive() || work_.isBusy(); }

 signals:
  /// current() or isBusy() are others.
  void changed();

 private:
  using Made = std::shared_ptr<const Advised>;

  void wait();
  void start();
  void take(const Made& made);
  void forget();

  const Document& document_;
  const Selection& selection_;
  Made current_;
  QTimer pause_;
  Latest<Made> work_;
};

}  // namespace wb::ui

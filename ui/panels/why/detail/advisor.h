#pragma once

#include "model/report/target_advice.h"
#include "ui/document/selection.h"
#include "ui/widgets/background_work.h"

#include <QTimer>
#include <QWidget>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

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

class QLabel;
class QPushButton;
class QUndoStack;
class QVBoxLayout;

namespace wb::advice {
struct Suggestion;
}

namespace wb::ui {

struct Advised;
class Advisor;

/// What would lower the cost of what is selected, each with what it saves, what it does beside that
/// and a button that does it, which then undoes it in the same place: what was listed stays where
/// it is, and what would help further comes below. A word where nothing would.
class AdviceList : public QWidget {
  Q_OBJECT

 public:
  AdviceList(const Advisor& advisor, QUndoStack& undoStack, QWidget* parent = nullptr);

 signals:
  /// A button is pressed, and what it does comes next: it stays where it is.
  void pressed(QWidget* button);
  /// Nothing of what was listed is listed any more.
  void startedAnew();
  /// What takes minutes is to be searched, too.
  void longerSearchWanted();
  void applied(const wb::advice::Suggestion& suggestion);

 private:
  /// What was advised at one time.
  struct Block {
    std::shared_ptr<const Advised> advised;
    std::vector<QWidget*> rows;
    std::vector<QPushButton*> buttons;
    QPushButton* undo = nullptr;  ///< The one of the buttons that was applied.
    int undoIndex = 0;            ///< The undo stack's after that.
  };

  void follow();
  void followUndo(int index);
  void takeAdvice(const std::shared_ptr<const Advised>& advised);
  void startAnew();
  void addBlock(const std::shared_ptr<const Advised>& advised);
  void dropBlock();
  void addWord(Block& block, const QString& word);
  void addRow(Block& block, const advice::Suggestion& suggestion, std::size_t rank);
  void showWord();
  void enableButtons();
  void press(QPushButton* button);
  void apply(Block& block, std::size_t index);

  const Advisor& advisor_;
  QUndoStack& undoStack_;
  QLabel* word_;
  QPushButton* longer_;
  QVBoxLayout* rows_;
  std::vector<Block> blocks_;  ///< All but the last have been applied from.
};

/// What it does, without what it saves, in the user's language.
QString actOf(const advice::Suggestion& suggestion);

}  // namespace wb::ui

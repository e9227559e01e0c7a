#pragma once

#include <QWidget>
#include <cstddef>
#include <memory>
#include <vector>

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
  QVBoxLayout* rows_;
  std::vector<Block> blocks_;  ///< All but the last have been applied from.
};

/// What it does, without what it saves, in the user's language.
QString actOf(const advice::Suggestion& suggestion);

}  // namespace wb::ui

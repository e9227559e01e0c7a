#pragma once

#include <QWidget>
#include <cstddef>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace wb::advice {
struct Suggestion;
}

namespace wb::ui {

struct Advised;
class Advisor;

/// What would lower the cost of what is selected, each with what it saves, what it does beside that
/// and a button that does it. A word where nothing would.
class AdviceList : public QWidget {
  Q_OBJECT

 public:
  explicit AdviceList(const Advisor& advisor, QWidget* parent = nullptr);

 signals:
  void applied(const wb::advice::Suggestion& suggestion);

 private:
  void follow();
  void showAll(const Advised& advised);
  void addRow(const advice::Suggestion& suggestion, std::size_t rank);
  void apply(std::size_t index);

  const Advisor& advisor_;
  std::shared_ptr<const Advised> shown_;
  QLabel* word_;
  QVBoxLayout* rows_;
  std::vector<QWidget*> made_;
  std::vector<QPushButton*> buttons_;
  bool takesFocus_ = false;  ///< The button that had it is gone.
};

/// `Set the physics shape type of Wall to Prim. Land impact 3 instead of 7.`, in the user's
/// language; begins with its rank.
QString sentenceOf(const advice::Suggestion& suggestion, std::size_t rank);
/// What it does, without what it saves.
QString actOf(const advice::Suggestion& suggestion);

}  // namespace wb::ui

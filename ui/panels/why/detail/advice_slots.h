#pragma once

#include "model/analysis/advice.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QUndoStack;
class QVBoxLayout;

namespace wb::ui {

struct Advised;
class Advisor;
class ChipLabel;
class SlotLabel;

/// What it does, without what it saves, in the user's language.
QString actOf(const advice::Suggestion& suggestion);

/// How it is done in the viewer, in Blender and here, in the user's language; may be empty.
QString howToOf(const advice::Suggestion& suggestion);

/// The best step to lower the cost of what is selected: what to do, what it saves and what it
/// loses, with a button that does it and another that takes it back. Whatever it says, it has the
/// same room and its buttons the same places.
class BestStep : public QWidget {
  Q_OBJECT

 public:
  BestStep(const Advisor& advisor, QUndoStack& undoStack, QWidget* parent = nullptr);

  /// Whether its shape closes openings to avatars: where nothing makes it cheaper, that is what is
  /// left to do.
  void setClosed(bool isClosed);

 signals:
  void applied(const wb::advice::Suggestion& suggestion);
  /// What takes minutes is to be searched, too.
  void longerSearchWanted();
  /// Other physics shapes are to be looked for.
  void shapesWanted();

 private:
  void follow();
  void sayWord();
  void followUndo();
  void apply();
  void showHowTo();
  const advice::Suggestion* step() const;

  const Advisor& advisor_;
  QUndoStack& undoStack_;
  SlotLabel* what_;
  SlotLabel* saving_;
  ChipLabel* losses_;
  QPushButton* apply_;
  QPushButton* undo_;
  QPushButton* how_;
  QPushButton* shapes_;  ///< In its place where there is no step.
  QPushButton* longer_;
  QElapsedTimer looking_;
  QTimer seconds_;
  bool isClosed_ = false;
  int undoIndex_ = -1;  ///< The undo stack's after what was applied here last; -1: nothing was.
};

/// The steps behind the best one, each with what it saves and loses and a button that does it.
class OtherSteps : public QWidget {
  Q_OBJECT

 public:
  explicit OtherSteps(const Advisor& advisor, QWidget* parent = nullptr);

  int count() const { return static_cast<int>(rows_.size()); }
  /// Whether all known ways were searched, so that none listed means that there are none.
  bool areAllSearched() const;

 signals:
  /// There are more or fewer.
  void countChanged();
  void applied(const wb::advice::Suggestion& suggestion);

 private:
  void follow();
  void fill();
  void addRow(const advice::Suggestion& suggestion, std::size_t index);
  void enableButtons();

  const Advisor& advisor_;
  std::shared_ptr<const Advised> listed_;
  QVBoxLayout* column_;
  QLabel* word_;
  std::vector<QWidget*> rows_;
  std::vector<QPushButton*> buttons_;
};

}  // namespace wb::ui

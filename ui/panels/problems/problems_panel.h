#pragma once

#include "model/core/core.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace wb::ui {

class Document;
class ProblemsModel;
class ProblemsView;
class Selection;
struct Problem;

/// What is wrong with the file that is open, and which files could not be opened and why. Below the
/// list the whole of the one that is looked at.
class ProblemsPanel : public QWidget {
  Q_OBJECT

 public:
  ProblemsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// A file that was refused. Stays, first of all, until that file is opened or all such are
  /// cleared.
  void addFailure(const Diagnostic& why);

 signals:
  void countChanged(int errors, int warnings, int notes);

 private:
  void makeLayout();
  void makeDetail();
  void showCount();
  void showDetail();
  void jump(const wb::ui::Problem& problem);

  const Document& document_;
  Selection& selection_;
  ProblemsModel* model_;
  ProblemsView* view_;
  QStackedWidget* pages_;
  QLabel* detail_;
  QPushButton* clear_;
};

}  // namespace wb::ui

#pragma once

#include "model/core/core.h"

#include <QTreeView>
#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;

namespace wb::ui {

class ProblemsModel;
struct Problem;

/// The list of problems, the worst first until it is sorted otherwise. Copies lines as text.
class ProblemsView : public QTreeView {
  Q_OBJECT

 public:
  explicit ProblemsView(ProblemsModel& problems, QWidget* parent = nullptr);

  /// The current one; null, if none is.
  const Problem* current() const;
  /// Makes one the current one, by its row in the model.
  void setCurrent(int row);
  void copy() const;

 signals:
  void currentProblemChanged();
  /// It is to be shown where it lies.
  void problemActivated(const wb::ui::Problem& problem);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void reset() override;

 private:
  void setLook();
  void addCopying();
  void fitColumns();
  void activateProblem(const QModelIndex& index);
  const Problem& problemAt(const QModelIndex& index) const;

  ProblemsModel& problems_;
  QSortFilterProxyModel* sorted_;
};

class Document;
class Selection;

/// What is wrong with the file that is open, and which files could not be opened and why. Below the
/// list the whole of the one that is looked at.
class ProblemsPanel : public QWidget {
  Q_OBJECT

 public:
  ProblemsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// A file that was refused, which is looked at now. Stays, first of all, until that file is
  /// opened or all such are cleared.
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

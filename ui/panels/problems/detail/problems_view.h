#pragma once

#include <QTreeView>
#include <vector>

class QSortFilterProxyModel;

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

}  // namespace wb::ui

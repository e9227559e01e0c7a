#pragma once

#include <QTreeView>
#include <memory>

namespace wb::ui {

struct Explained;
class Selection;
class TermModel;

/// The terms behind a linkset's numbers. A click or Enter on a term selects the part it is of and
/// lights up the triangles or hulls behind it.
class BreakdownView : public QTreeView {
  Q_OBJECT

 public:
  explicit BreakdownView(Selection& selection, QWidget* parent = nullptr);

  void show(const std::shared_ptr<const Explained>& explained);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  void showOneColumn();
  void light(const QModelIndex& index);

  Selection& selection_;
  TermModel* model_;
  std::shared_ptr<const Explained> explained_;
};

}  // namespace wb::ui
